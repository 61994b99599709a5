import type { ReactNode } from 'react'

type SectionHeadProps = {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** Set as the head of a table on an invoice: a strong rule, the title, and what it is about beside it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className="grid items-baseline gap-x-16 gap-y-3 border-ink border-t-2 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <h2 id={id} className="font-display font-normal text-heading sm:text-display">
        {title}
      </h2>
      <p className="max-w-reading text-ink-soft text-lead">{children}</p>
    </header>
  )
}
