import type { ReactNode } from 'react'
import { SheetDrawing } from '#ui/layout/sheet-drawing.tsx'

type EmptyStateProps = {
  readonly title: string
  /** What will be here. */
  readonly children: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-6 px-4 py-10 text-center">
      <SheetDrawing />
      <div className="flex max-w-note flex-col gap-1">
        <h3 className="text-lead">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
      {action}
    </div>
  )
}
