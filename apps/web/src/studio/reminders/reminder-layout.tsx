import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type SplitProps = {
  /** What comes of it. */
  readonly aside: ReactNode
  /** Said right above the actions. */
  readonly note?: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** What is chosen at the left, what comes of it at the right, and the last button below both. */
export function Split({ aside, note, actions, children }: SplitProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
        <div className="min-w-0">{aside}</div>
      </div>
      {note}
      <div className="flex flex-wrap-reverse justify-end gap-3">{actions}</div>
    </div>
  )
}

export function Problem({ children }: { readonly children: string }) {
  return (
    <p role="alert" className="flex gap-1.5 text-small text-vermilion-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
