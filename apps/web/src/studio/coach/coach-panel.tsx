import { isPriced, withValues } from '@sheaf/domain/documents/document'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import { mended } from '@sheaf/domain/jurisdictions/mended'
import clsx from 'clsx'
import { Check, ChevronDown, ListChecks } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import type { Advice } from '#document/law/law.ts'
import type { DocumentActions } from '#document/writing/document-editor.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type CoachList, coachList } from './coach-list.ts'
import { coachTitle, countWords, responsibility } from './coach-words.ts'
import { AdviceFold, FindingList, type FindingListProps } from './finding-list.tsx'
import { SaleFacts } from './sale-facts.tsx'
import { StepList } from './step-list.tsx'

type CoachPanelProps = {
  /** Undefined until the law has come. */
  readonly advice: Advice | undefined
  readonly startsOpen: boolean
  readonly onGo: FindingListProps['onGo']
  /** These two are missing where the document is not written on. */
  readonly onRevise?: DocumentActions['revise']
  readonly onAnswer?: DocumentActions['set']
}

/** What the document still needs, folded or not. It is drawn when the advice changes, and not at each key. */
export const CoachPanel = memo(function CoachPanel(props: CoachPanelProps) {
  const { advice, startsOpen } = props
  const [isOpen, setIsOpen] = useState(() => startsOpen && !isPutAway())
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const list = advice && coachList(advice)
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-panel border border-hairline bg-paper"
    >
      <h2 id={`${id}-title`} className="font-sans">
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen)
            if (startsOpen) putAway(isOpen)
          }}
          className="flex min-h-12 w-full cursor-pointer items-center gap-2.5 rounded-panel px-4 py-2 text-left font-medium text-body hover:bg-wash"
        >
          <ListChecks aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <span className="min-w-0 grow">{coachTitle}</span>
          {list && <Count list={list} />}
          <ChevronDown
            aria-hidden="true"
            className={clsx(
              'size-4 shrink-0 text-ink-soft transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 px-4 pt-1 pb-4">
        {list ? (
          <CoachBody {...props} {...{ advice, list }} onDone={() => toggle.current?.focus()} />
        ) : (
          <p className="text-ink-soft text-small">Getting ready…</p>
        )}
        <p className="border-hairline border-t pt-3 text-ink-soft text-small">{responsibility}</p>
      </div>
      <VisuallyHidden>
        <span role="status">{list && !list.steps && countWords(list.open.length)}</span>
      </VisuallyHidden>
    </section>
  )
})

const key = 'sheaf.coach-folded'

/** Whoever folds it once finds it folded on the next document. */
function putAway(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing opens it again next time.
  }
}

function isPutAway(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** The number for those who see it; the words are said by the status. */
function Count({ list: { steps, open } }: { readonly list: CoachList }) {
  const isDone = !steps && open.length === 0
  if (steps && open.length === 0) return null
  return (
    <span aria-hidden="true">
      <Badge tone={isDone ? 'spruce' : 'plain'}>{isDone ? <Check /> : open.length}</Badge>
    </span>
  )
}

type CoachBodyProps = Omit<CoachPanelProps, 'advice'> & {
  readonly advice: Advice
  readonly list: CoachList
  /** What was clicked goes away with what it mended: the focus needs another place. */
  readonly onDone: () => void
}

function CoachBody({ advice, list, onGo, onRevise, onAnswer, onDone }: CoachBodyProps) {
  const { document, proposedTax } = advice
  const mend = onRevise && ((finding: Finding) => onRevise((now) => mended(now, finding)))
  const rows = {
    kind: document.kind,
    hasProposedTax: proposedTax !== undefined,
    onGo,
    onMend: mend && done(mend),
  }

  function done<Args extends unknown[]>(act: (...args: Args) => void) {
    return (...args: Args) => {
      act(...args)
      onDone()
    }
  }

  if (list.steps) {
    return (
      <>
        <StepList kind={document.kind} steps={list.steps} onGo={onGo} />
        <FindingList {...rows} findings={list.open} />
      </>
    )
  }
  return (
    <>
      {isPriced(document) && (
        <SaleFacts
          {...{ advice, onAnswer }}
          questions={onAnswer ? list.questions : []}
          onTax={
            onRevise &&
            done(({ label, rate }) =>
              onRevise((now) => withValues(now, { 'tax.label': label, 'tax.rate': rate })),
            )
          }
        />
      )}
      {list.open.length === 0 ? <NothingMissing /> : <FindingList {...rows} findings={list.open} />}
      <AdviceFold {...rows} findings={list.advice} />
    </>
  )
}

function NothingMissing() {
  return (
    <p className="flex items-center gap-2 text-small text-spruce">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {countWords(0)}
    </p>
  )
}
