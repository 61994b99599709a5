import { type PaperSize, paperSize } from '@sheaf/domain/locale/paper-size'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { SheetOrder } from './drawing.ts'
import { sampleCountry } from './sample-job.ts'

type FailureProps = { readonly isSmall: boolean; readonly onRetry: () => void }

/** Nothing could be drawn. */
export function Failure({ isSmall, onRetry }: FailureProps) {
  if (isSmall) return <span className="size-full bg-wash" />
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 p-6 text-center">
      <p className="text-ink-soft">We couldn't load this preview.</p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** The last sheet that could be drawn stays, but nobody may take it for the present one. */
export function Stale({ isSmall, onRetry }: FailureProps) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-center gap-x-3 border-hairline border-t bg-ground px-3 py-1 text-small"
    >
      This preview is out of date.
      {!isSmall && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

type FrameProps = {
  readonly paper: PaperSize
  readonly overlay?: ReactNode
  readonly children: ReactNode
}

/** Paper stays paper in the dark; its shadow is the desk's. It has its final size before anything is drawn, so that nothing jumps. */
export function PaperFrame({ paper, overlay, children }: FrameProps) {
  return (
    <div className="relative bg-sheet shadow-sheet">
      <div
        data-theme="light"
        className={clsx(
          'relative flex w-full items-start overflow-hidden bg-sheet text-ink',
          paper === 'us-letter' ? 'aspect-letter' : 'aspect-a4',
        )}
      >
        {children}
      </div>
      {overlay}
    </div>
  )
}

/** The paper that an order will be drawn on: known before it is drawn, so that its frame has the right shape. */
export function paperOf({ fields }: SheetOrder): PaperSize {
  const region = fields ? fields.jurisdiction : sampleCountry
  return paperSize(typeof region === 'string' ? region : 'US')
}

export function pageName(label: string, page: number): string {
  return `${label}, page ${page}`
}
