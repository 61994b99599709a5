import { textAt } from '@sheaf/domain/documents/document'
import type { ProposedTax } from '@sheaf/domain/jurisdictions/proposed-tax'
import type { Question } from '@sheaf/domain/jurisdictions/questions'
import { formatPercent } from '@sheaf/domain/locale/format-number'
import type { Advice } from '#document/law/law.ts'
import type { DocumentActions } from '#document/writing/document-editor.ts'
import { Button } from '#ui/actions/button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { askedWords, treatmentNames } from './coach-words.ts'

type SaleFactsProps = {
  readonly advice: Advice
  readonly questions: readonly Question[]
  /** These two are missing where the document is not written on. */
  readonly onTax: ((tax: ProposedTax) => void) | undefined
  readonly onAnswer: DocumentActions['set'] | undefined
}

/** How the sale is taxed and why, what is usually charged, and what only the writer can say. */
export function SaleFacts({ advice, questions, onTax, onAnswer }: SaleFactsProps) {
  const { document, treatment, because, proposedTax } = advice
  return (
    <div className="flex flex-col gap-3 rounded-control bg-wash px-3 py-2.5">
      <div className="text-small">
        <p className="font-medium text-ink">{treatmentNames[treatment]}</p>
        <p className="text-ink-soft">{because}</p>
      </div>
      {proposedTax && onTax && (
        <Button size="small" className="self-start" onClick={() => onTax(proposedTax)}>
          Use {proposedTax.label} {formatPercent(proposedTax.rate)}
        </Button>
      )}
      {questions.map((question) => {
        const { label, answers } = askedWords[question]
        return (
          <div
            key={question}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small"
          >
            <span aria-hidden="true">{label}</span>
            <SegmentedControl
              label={label}
              options={answers}
              value={textAt(document, question) || undefined}
              onChange={(answer) => onAnswer?.(question, answer)}
              className="rounded-control border border-hairline bg-paper p-0.5"
            />
          </div>
        )
      })}
      {questions.some((question) => textAt(document, question) === '') && (
        <p className="text-ink-soft text-small">The tax depends on your answer.</p>
      )}
    </div>
  )
}
