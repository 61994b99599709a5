import type { DocumentOf } from '@sheaf/domain/documents/document'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { withFreeTexts } from '@sheaf/domain/documents/free-texts'
import { CircleAlert, PenLine } from 'lucide-react'
import type { RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { GroupProps } from './group-props.ts'
import { MarkedField, periodMarks } from './marked-field.tsx'

// Longer lists are written where invoices are.
const mostLines = 20

type InvoiceGroupProps = GroupProps & {
  /** Undefined while it is not known yet which number comes next. */
  readonly onEdit: (() => void) | undefined
}

/** The texts that each invoice fills in by itself. All else is changed where invoices are written. */
export function InvoiceGroup({ draft, change, problems, onEdit }: InvoiceGroupProps) {
  const { document } = draft.styled
  return (
    <Card
      title="Invoice text"
      help="Add the month, period or year. Each invoice fills them in, in its own language."
      aside={
        <Button size="small" disabled={onEdit === undefined} onClick={onEdit} className="shrink-0">
          <PenLine aria-hidden="true" className="size-4" />
          Edit invoice
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {problems.invoice && (
          <p role="alert" className="flex gap-1.5 text-small text-vermilion-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problems.invoice}. Choose 'Edit invoice' to fix it.
          </p>
        )}
        {document.lines.slice(0, mostLines).map((line, index) => (
          <MarkedField
            // biome-ignore lint/suspicious/noArrayIndexKey: Lines are neither added nor moved here.
            key={index}
            label={document.lines.length === 1 ? 'Line item' : `Line ${index + 1}`}
            value={line.description}
            rows={1}
            maxLength={limits.longText}
            marks={periodMarks}
            onChange={(description) => change(withLine(draft, index, description))}
          />
        ))}
        {document.lines.length > mostLines && (
          <p className="text-ink-soft text-small">
            The first {mostLines} of {document.lines.length} line items. Edit the others in the
            invoice.
          </p>
        )}
        <MarkedField
          label="Notes"
          value={document.texts.message}
          rows={1}
          optional
          maxLength={limits.longText}
          marks={periodMarks}
          onChange={(message) => change(withTexts(draft, { 'texts.message': message }))}
        />
      </div>
    </Card>
  )
}

function withLine(draft: RepeatDraft, index: number, description: string): Partial<RepeatDraft> {
  return withTexts(draft, { [`lines.${index}.description`]: description })
}

function withTexts(
  { styled }: RepeatDraft,
  texts: Readonly<Record<string, string>>,
): Partial<RepeatDraft> {
  const document = withFreeTexts(styled.document, texts) as DocumentOf<'invoice'>
  return { styled: { ...styled, document } }
}
