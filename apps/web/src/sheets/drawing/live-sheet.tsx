import type { DrawnPage } from '@sheaf/contract/preview-changes'
import clsx from 'clsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { SheetOrder } from './drawing.ts'
import { type PaintedPage, paintedPage, type Shapes } from './paint-page.ts'
import { Failure, PaperFrame, pageName, paperOf, Stale } from './paper-frame.tsx'
import { type Following, type OrdersAhead, useFollowing } from './use-following.ts'
import { useSettled } from './use-settled.ts'

type LiveSheetProps = {
  readonly order: SheetOrder
  readonly following: Following
  /** What the picture is called for those who do not see it. Empty where the words stand beside it. */
  readonly label: string
  /** All pages below each other, or the first in a frame whose size never changes. */
  readonly shows?: 'first' | 'all'
  /** Screen readers get the words on the sheet, too. */
  readonly withText?: boolean
  /** Lies on the page of that number, the first being 0, once it is drawn. */
  readonly overlay?: (page: number) => ReactNode
  readonly className?: string
}

type FollowingSheetProps = Omit<LiveSheetProps, 'following'> & {
  readonly ordersAhead?: OrdersAhead
}

/** The same by itself: whatever stands around it is not rendered anew with each drawing. */
export function FollowingSheet(props: FollowingSheetProps) {
  const { ordersAhead, ...sheet } = props
  return <LiveSheet {...sheet} following={useFollowing(sheet.order, ordersAhead)} />
}

/** A true rendering that follows every key: only what changed on it is painted anew. */
export function LiveSheet(props: LiveSheetProps) {
  const { order, label, shows = 'first', overlay, className } = props
  const { drawing, isFailed, tryAgain } = props.following
  const paper = paperOf(order)
  const pages = shows === 'first' ? drawing?.pages.slice(0, 1) : drawing?.pages
  return (
    <div className={clsx('flex flex-col gap-4', className)}>
      {drawing === undefined && (
        <PaperFrame paper={paper}>
          {isFailed ? (
            <Failure isSmall={false} onRetry={tryAgain} />
          ) : (
            <Skeleton className="size-full rounded-none" />
          )}
        </PaperFrame>
      )}
      {drawing &&
        pages?.map((page, index) => (
          <PaperFrame key={pageName('', index)} paper={paper} overlay={overlay?.(index)}>
            <LivePage
              page={page}
              shapes={drawing.shapes}
              label={pages.length === 1 ? label : pageName(label, index + 1)}
            />
            {isFailed && index === 0 && <Stale isSmall={false} onRetry={tryAgain} />}
          </PaperFrame>
        ))}
      {props.withText && drawing && <SpokenText text={drawing.text} />}
    </div>
  )
}

// Nobody hears half a word; to lay out all words at each key takes the browser as long as the page itself.
const pauseMs = 250

function SpokenText({ text }: { readonly text: readonly string[] }) {
  return (
    <VisuallyHidden>
      <span className="whitespace-pre-line">{useSettled(text, pauseMs).join('\n')}</span>
    </VisuallyHidden>
  )
}

type LivePageProps = {
  readonly page: DrawnPage
  readonly shapes: Shapes
  readonly label: string
}

function LivePage({ page, shapes, label }: LivePageProps) {
  const host = useRef<HTMLDivElement>(null)
  const painted = useRef<PaintedPage>(null)
  const isInSight = useInSight(host)
  useLayoutEffect(() => {
    if (host.current === null || !isInSight) return
    painted.current ??= paintedPage(host.current)
    painted.current.show(page, shapes)
  }, [page, shapes, isInSight])
  // Beside the words themselves a picture has nothing to say.
  const spoken = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  // A layer of its own: a letter in the form paints no page anew, and a page no form.
  return <div ref={host} {...spoken} data-page="" className="block w-full will-change-transform" />
}

/** A page far off the screen waits with its paint until someone scrolls to it. */
function useInSight(host: { readonly current: Element | null }): boolean {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    if (host.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '400px' },
    )
    observer.observe(host.current)
    return () => observer.disconnect()
  }, [host])
  return isInSight
}
