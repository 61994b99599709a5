import type { AutofillAnswer, IgnoredPart } from '@sheaf/contract/autofill'
import clsx from 'clsx'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { placeOf } from './findings.ts'
import { markedText, type Stretch } from './marked-text.ts'
import type { Pointing } from './pointing.ts'
import type { Review } from './use-review.ts'

type SourceTextProps = {
  readonly answer: AutofillAnswer
  readonly review: Review
  readonly pointing: Pointing
}

/** What was read, with the words that were used. */
export function SourceText({ answer, review, pointing }: SourceTextProps) {
  const { document, findings } = review
  const { active, point, goTo } = pointing
  const box = useRef<HTMLElement>(null)
  const stretches = useMemo(
    () =>
      markedText(
        answer.text,
        findings.evidence,
        (field) => placeOf(findings, document, field),
        answer.ignored,
      ),
    [answer, findings, document],
  )
  useEffect(() => reveal(box, 'mark'), [])
  useEffect(() => {
    if (active !== undefined) reveal(box, `[data-ids~="${active}"]`)
  }, [active])
  return (
    <section
      ref={box}
      aria-label="Source text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: A long text is scrolled by keys, too.
      tabIndex={0}
      className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere rounded-control border border-hairline bg-ground p-4 text-small leading-6 lg:max-h-[calc(100dvh-19rem)] lg:min-h-64"
    >
      {stretches.map((stretch) => (
        <Piece key={stretch.start} {...{ stretch, active, point, goTo }} />
      ))}
    </section>
  )
}

type PieceProps = Pointing & { readonly stretch: Stretch }

function Piece({ stretch, active, point, goTo }: PieceProps) {
  const { text, ids, skipped, ignored } = stretch
  const [id] = ids
  if (id === undefined) {
    return (
      <>
        {ignored ? <Ignored why={ignored}>{text}</Ignored> : text}
        {skipped > 0 && (
          <span className="my-2 block text-center text-ink-soft italic">
            … {skipped.toLocaleString('en')} characters with no details for this document …
          </span>
        )}
      </>
    )
  }
  const isActive = active !== undefined && ids.includes(active)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: By keys the same is reached from the other side, where everything is a checkbox.
    <mark
      data-ids={ids.join(' ')}
      data-active={isActive}
      onPointerEnter={() => point(isActive ? active : id)}
      onPointerLeave={() => point(undefined)}
      onClick={() => goTo(id)}
      className={clsx(
        'cursor-pointer rounded-[2px] box-decoration-clone transition-colors',
        isActive
          ? 'bg-spruce text-ground'
          : 'bg-spruce-tint text-ink underline decoration-spruce decoration-1 underline-offset-4',
      )}
    >
      {text}
    </mark>
  )
}

/** Grey: it is shown for completeness, and nothing was taken from it. */
function Ignored({
  why,
  children,
}: {
  readonly why: IgnoredPart['why']
  readonly children: string
}) {
  return (
    <span title={ignoredWords[why]} className="text-ink-soft opacity-70">
      {children}
    </span>
  )
}

const ignoredWords: Readonly<Record<IgnoredPart['why'], string>> = {
  quoted: 'Not used: this is quoted from an earlier message.',
  signature: 'Not used: this is a signature.',
  legal: 'Not used: this is small print.',
}

/** Scrolls the text, and nothing around it. */
function reveal(box: RefObject<HTMLElement | null>, selector: string): void {
  const mark = box.current?.querySelector(selector)
  if (!box.current || !mark) return
  const [outer, inner] = [box.current.getBoundingClientRect(), mark.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  box.current.scrollTop += inner.top - outer.top - outer.height / 3
}
