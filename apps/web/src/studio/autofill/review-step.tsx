import { type AutofillAnswer, type AutofillEngine, autofillLimits } from '@sheaf/contract/autofill'
import { kindInText, lineFieldLabel } from '@sheaf/domain/documents/field-labels'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { FigureCheck } from './figure-check.tsx'
import { isEmpty } from './findings.ts'
import { LineTable } from './line-table.tsx'
import { type Pointing, usePointing } from './pointing.ts'
import { SourceText } from './source-text.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { Review } from './use-review.ts'
import { WhoIsMe } from './who-is-me.tsx'

type ReviewStepProps = {
  readonly answer: AutofillAnswer
  readonly review: Review
  readonly onWhoIAm: (name: string) => void
}

/** What was read beside where it was read. Nothing is filled in before the user says so. */
export function ReviewStep({ answer, review, onWhoIAm }: ReviewStepProps) {
  const { list, ...pointing } = usePointing()
  const isNothing = isEmpty(review.findings)
  return (
    <>
      <p className="text-ink-soft">{engineWords[answer.engine]}</p>
      {answer.text.length > autofillLimits.readCharacters && (
        <p>
          Only the first {autofillLimits.readCharacters.toLocaleString('en')} characters were read.
          If what you need is further down, paste just that part.
        </p>
      )}
      {answer.parties && <WhoIsMe parties={answer.parties} onChoose={onWhoIAm} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-8">
        <SourceFold>
          <SourceText {...{ answer, review, pointing }} />
        </SourceFold>
        <div ref={list} className="flex min-w-0 flex-col gap-4">
          {isNothing ? (
            <NothingFound kind={kindInText(answer.documentType)} />
          ) : (
            <Found {...{ answer, review, pointing }} />
          )}
        </div>
      </div>
    </>
  )
}

const engineWords: Readonly<Record<AutofillEngine, string>> = {
  local: "Read by Sheaf on this server. Your text wasn't stored or sent to anyone else.",
  model: "Read by the language model set up on this server. Sheaf didn't store your text.",
  'local-after-model-failure':
    "The language model didn't respond, so Sheaf read your text itself. Your text wasn't stored.",
}

type FoundProps = Omit<ReviewStepProps, 'onWhoIAm'> & { readonly pointing: Pointing }

function Found({ answer, review, pointing }: FoundProps) {
  const { findings, figures, ticked, offered } = review
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 ref={focusOnce} tabIndex={-1} className="font-medium outline-none">
          {tickedWords(ticked.size, offered)}
        </h3>
        <span className="flex gap-1 max-sm:-ml-3">
          <Button size="small" variant="quiet" onClick={() => review.tickAll(true)}>
            Select all
          </Button>
          <Button size="small" variant="quiet" onClick={() => review.tickAll(false)}>
            Select none
          </Button>
        </span>
      </div>
      {findings.groups.map((group) => (
        <SuggestionList key={group.title} {...{ group, review, pointing }} />
      ))}
      {findings.lines.length > 0 && (
        <LineTable
          priceLabel={lineFieldLabel(answer.documentType, 'price')}
          {...{ review, pointing }}
        />
      )}
      {figures.length > 0 && <FigureCheck {...{ figures, pointing }} />}
      <PutBack review={review} />
    </>
  )
}

/** What was said to be wrong can be had again. */
function PutBack({ review: { removedCount, putBack } }: { readonly review: Review }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-ink-soft empty:hidden">
      {removedCount > 0 && (
        <>
          {removedCount === 1 ? '1 detail removed.' : `${removedCount} details removed.`}
          <Button size="small" variant="quiet" onClick={putBack}>
            Put back
          </Button>
        </>
      )}
    </p>
  )
}

function tickedWords(ticked: number, offered: number): string {
  if (offered === 0) return 'Everything found is already filled in'
  return `${ticked} of ${offered} ${offered === 1 ? 'detail' : 'details'} selected`
}

function NothingFound({ kind }: { readonly kind: string }) {
  return (
    <div className="flex max-w-reading flex-col gap-2">
      <h3 ref={focusOnce} tabIndex={-1} className="text-lead outline-none">
        No details found for this {kind}
      </h3>
      <p className="text-ink-soft">
        Sheaf looks for names and addresses, dates, payment terms, prices, taxes and line items. Try
        the email, quote or list that has them. If you used a photo, take it again in good light
        from straight above.
      </p>
    </div>
  )
}

/** Beside the suggestions where there is room; on a narrow screen above them, where it stays in sight and can be folded away. */
function SourceFold({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  return (
    <div className="sticky top-0 z-10 min-w-0 bg-paper max-lg:-mx-6 max-lg:border-hairline max-lg:border-b max-lg:px-6 max-lg:pb-2 lg:top-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between text-ink-soft text-small lg:hidden"
      >
        Source text
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={clsx('lg:block', !isOpen && 'hidden')}>
        {children}
      </div>
    </div>
  )
}

// The step before took its button along: those who listen hear what was found.
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
}
