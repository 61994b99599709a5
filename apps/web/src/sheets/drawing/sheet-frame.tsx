import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { SheetOrder, SheetPicture } from './drawing.ts'
import { Failure, PaperFrame, pageName, paperOf, Stale } from './paper-frame.tsx'
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
  readonly className?: string
}

/** A true rendering as a picture. One that follows what is written is a LiveSheet. */
export function SheetFrame(props: SheetFrameProps) {
  const { order, label, isNear = true, keepsLast = false, shows = 'first', className } = props
  const { drawing, isFailed, tryAgain } = useDrawing(order, { isNear, keepsLast })
  const addresses = usePictures(drawing?.pages, shows)
  const paper = paperOf(order)
  const [first, ...others] = addresses
  return (
    <div className={clsx('flex flex-col gap-4', className)}>
      <PaperFrame paper={paper}>
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
      </PaperFrame>
      {others.map((address, index) => (
        <PaperFrame key={pageName(label, index + 2)} paper={paper}>
          <Picture address={address} label={pageName(label, index + 2)} />
        </PaperFrame>
      ))}
      {props.withText && drawing && (
        <VisuallyHidden>
          <span className="whitespace-pre-line">{drawing.text}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}

function Picture({ address, label }: { readonly address: string; readonly label: string }) {
  return <img src={address} alt={label} className="block w-full" draggable={false} />
}

/** Addresses under which the browser shows drawings as pictures: their styles and ids stay theirs. */
function usePictures(
  pages: readonly SheetPicture[] | undefined,
  shows: 'first' | 'all',
): readonly string[] {
  const [addresses, setAddresses] = useState(none)
  useEffect(() => {
    if (pages === undefined) return setAddresses(none)
    const shown = shows === 'first' ? pages.slice(0, 1) : pages
    const made = shown.map((page) => URL.createObjectURL(blobOf(page)))
    setAddresses(made)
    // Later: the picture on the screen stays until the next one is decoded.
    return () => void setTimeout(() => made.forEach(URL.revokeObjectURL), 10_000)
  }, [pages, shows])
  return addresses
}

const none: readonly string[] = []

function blobOf(page: SheetPicture): Blob {
  return page instanceof Blob ? page : new Blob([page], { type: 'image/svg+xml' })
}
