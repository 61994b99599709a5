import type { ReactNode } from 'react'
import { StartLink } from './start-link.tsx'

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
        Skip to content
      </a>
      <TopBar>{bar}</TopBar>
      <main id={mainId} tabIndex={-1} className="flex grow flex-col overflow-x-clip">
        {children}
      </main>
      {footer}
    </div>
  )
}

export const mainId = 'main'

/** The name, and beside it the entries for those who look at the page. */
function TopBar({ children }: { readonly children: ReactNode }) {
  return (
    <header className="border-hairline border-b print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-page items-center px-4 sm:px-6">
        <StartLink className="mr-6 shrink-0 xl:mr-8" />
        {children}
      </div>
    </header>
  )
}
