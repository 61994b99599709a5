import type { ReactNode } from 'react'
import { SheetDrawing } from '#ui/layout/sheet-drawing.tsx'

type NoticeProps = {
  readonly title: string
  readonly children: ReactNode
  /** The one next step. */
  readonly action: ReactNode
}

/** A whole screen with one thing to say, which went wrong. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col items-center justify-center gap-8 px-4 py-16 text-center sm:px-6">
      <SheetDrawing seal="cross" className="h-42 w-36" />
      <div className="flex max-w-dialog flex-col gap-3">
        <h1 className="text-heading">{title}</h1>
        <p className="text-ink-soft text-lead">{children}</p>
      </div>
      {action}
    </div>
  )
}
