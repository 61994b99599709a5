import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { mainId } from './main-id.ts'
import { TopBar } from './top-bar.tsx'

/** What surrounds every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-ink px-4 py-2 text-ground focus:translate-y-0"
      >
        Skip to the content
      </a>
      <TopBar />
      <main id={mainId} tabIndex={-1} className="flex grow flex-col overflow-x-clip">
        {children}
      </main>
      <Footer />
    </div>
  )
}
