import type { ReactNode } from 'react'

type DashboardSectionHeadProps = {
  readonly id: string
  readonly title: string
  /** Beside the title: how many there are. */
  readonly count?: number | undefined
  readonly children?: ReactNode
}

export function DashboardSectionHead({ id, title, count, children }: DashboardSectionHeadProps) {
  return (
    <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id={id} className="text-title">
        {title}
        {count ? <span className="ml-2.5 text-ink-soft tabular-nums">{count}</span> : null}
      </h2>
      {children && <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>}
    </header>
  )
}
