import { type PaperSize, paperSize } from '@sheaf/domain/locale/paper-size'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { SheetOrder } from './drawing.ts'
import { useDrawing } from './use-drawing.ts'

type SheetFrameProps = {
  readonly order: SheetOrder
  /** What the picture is called for those who do not see it. Empty where the words stand beside it. */
  readonly label: string
  readonly isNear?: boolean
  /** While a new sheet is drawn the last one stays. */
  readonly keepsLast?: boolean
  /** All pages below each other, or the first in a frame whose size never changes. */
  readonly shows?: 'first' | 'all'
  /** Screen readers get the words on the sheet, too. */
  readonly withText?: boolean
  /** A frame too small for words leaves out what to do when nothing could be drawn. */
  readonly isSmall?: boolean
  /** Lies on the page of that number, the first being 0, once it is drawn. */
  readonly overlay?: (page: number) => ReactNode
  readonly className?: string
}

/** A true rendering. The frame has its final size before anything is drawn, so that nothing jumps. */
export function SheetFrame(props: SheetFrameProps) {
  const { order, label, isNear = true, keepsLast = false, shows = 'first', className } = props
  const { overlay } = props
  const { drawing, isFailed, tryAgain } = useDrawing(order, { isNear, keepsLast })
  const pages = drawing?.pages ?? []
  const addresses = usePictures(shows === 'first' ? pages.slice(0, 1) : pages)
  const paper = paperOf(order)
  const [first, ...others] = addresses
  return (
    <div className={clsx('flex flex-col gap-4', className)}>
      <Frame paper={paper} overlay={first !== undefined && overlay?.(0)}>
        {first !== undefined ? (
          <>
            <Picture address={first} label={others.length === 0 ? label : pageName(label, 1)} />
            {isFailed && <Stale isSmall={props.isSmall ?? false} onRetry={tryAgain} />}
          </>
        ) : isFailed ? (
          <Failure isSmall={props.isSmall ?? false} onRetry={tryAgain} />
        ) : (
          <Skeleton className="size-full rounded-none" />
        )}
      </Frame>
      {others.map((address, index) => (
        <Frame key={pageName(label, index + 2)} paper={paper} overlay={overlay?.(index + 1)}>
          <Picture address={address} label={pageName(label, index + 2)} />
        </Frame>
      ))}
      {props.withText && drawing && (
        <VisuallyHidden>
          <span className="whitespace-pre-line">{drawing.text}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}

function pageName(label: string, page: number): string {
  return `${label}, page ${page}`
}

function Picture({ address, label }: { readonly address: string; readonly label: string }) {
  return <img src={address} alt={label} className="block w-full" draggable={false} />
}

type FailureProps = { readonly isSmall: boolean; readonly onRetry: () => void }

function Failure({ isSmall, onRetry }: FailureProps) {
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

// The last sheet that could be drawn stays, but nobody may take it for the present one.
function Stale({ isSmall, onRetry }: FailureProps) {
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

// Paper stays paper in the dark; its shadow is the desk's.
function Frame({ paper, overlay, children }: FrameProps) {
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
function paperOf({ fields }: SheetOrder): PaperSize {
  const region = fields?.jurisdiction
  return paperSize(typeof region === 'string' ? region : 'US')
}

/** Addresses under which the browser shows drawings as pictures: their styles and ids stay theirs. */
function usePictures(drawings: readonly string[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const content = drawings.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same drawings is the same list.
  useEffect(() => {
    const made = drawings.map((svg) =>
      URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    )
    setAddresses(made)
    // Later: the picture on the screen stays until the next one is decoded.
    return () => void setTimeout(() => made.forEach(URL.revokeObjectURL), 10_000)
  }, [content])
  return addresses
}
