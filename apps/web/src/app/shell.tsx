import type { ReactNode } from 'react'
import { mainId } from './main-id.ts'
import { TopBar } from './top-bar.tsx'

type ShellProps = {
  /** What stands in the top bar. */
  readonly bar: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** What surrounds every screen. */
export function Shell({ bar, footer, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-ink px-4 py-2 text-ground focus:translate-y-0 print:hidden"
      >
        Skip to the content
      </a>
      <TopBar>{bar}</TopBar>
      <main id={mainId} tabIndex={-1} className="flex grow flex-col overflow-x-clip">
        {children}
      </main>
      {footer}
    </div>
  )
}
