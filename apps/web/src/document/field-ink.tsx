import { rulesOf } from '@sheaf/domain/documents/kinds'
import { type BankCode, Coded } from './bank-block.tsx'
import { decimalMark } from './document-locale.ts'
import { PaymentTerms } from './facts.tsx'
import { InkInput, InkSelect } from './ink-input.tsx'
import { lineProblems } from './line-problems.ts'
import { discountKinds, LineCell } from './line-row.tsx'
import { type PaperState, usePaper } from './paper-context.ts'
import { PaperArea, PaperDay, PaperNumber, PaperText } from './paper-fields.tsx'
import { lineColumnOf, lineFieldOf, wordsOf } from './sheet-words.ts'
import { RateField, TaxLabel } from './tax-rows.tsx'

/** The input of a field, whichever kind it takes. */
export function FieldInk({ field }: { readonly field: string }) {
  const paper = usePaper()
  const line = lineFieldOf(field)
  if (line) return <LineInk {...line} />
  const { label = field, ghost: placeholder } = wordsOf(paper.editor.kind, field) ?? {}
  switch (inputOf(paper, field)) {
    case 'day':
      return <PaperDay name={field} label={label} />
    case 'terms':
      return <PaymentTerms />
    case 'tax-label':
      return <TaxLabel />
    case 'rate':
      return <RateField name={field} label={label} />
    case 'discount':
      return <DiscountInk label={label} />
    case 'amount':
      return <PaperNumber name={field} label={label} />
    case 'code':
      return <Coded name={field as BankCode} />
    case 'lines':
      return <PaperArea name={field} label={label} placeholder={placeholder} />
    case 'text':
      return (
        <PaperText
          name={field}
          label={label}
          placeholder={placeholder}
          spellCheck={!/Email|Number|Id$/.test(field)}
        />
      )
  }
}

/** Enter ends a field of one line; one of several lines takes it. */
export function hasLines(paper: PaperState, field: string): boolean {
  return lineFieldOf(field)?.name === 'description' || inputOf(paper, field) === 'lines'
}

type Input =
  | 'day'
  | 'terms'
  | 'tax-label'
  | 'rate'
  | 'discount'
  | 'amount'
  | 'code'
  | 'lines'
  | 'text'

const ownInputs: Readonly<Record<string, Input>> = {
  paymentTerms: 'terms',
  discountValue: 'discount',
  tax2Rate: 'rate',
  withholdingRate: 'rate',
  iban: 'code',
  swift: 'code',
  aba: 'code',
  notes: 'lines',
  comments: 'lines',
  terms: 'lines',
  creditReason: 'lines',
  specialInstructions: 'lines',
  otherBankingInfo: 'lines',
}

function inputOf({ editor }: PaperState, field: string): Input {
  const rules = rulesOf(editor.kind)
  if (field === rules.endsField || field.endsWith('Date')) return 'day'
  if (field === rules.taxLabelField) return 'tax-label'
  if (field === rules.taxRateField) return 'rate'
  if (field === rules.shippingField || field === rules.otherField) return 'amount'
  if (field.endsWith('Address')) return 'lines'
  return ownInputs[field] ?? 'text'
}

function DiscountInk({ label }: { readonly label: string }) {
  const { editor } = usePaper()
  return (
    <span className="sheet-pair">
      <PaperNumber name="discountValue" label={label} />
      <InkSelect
        label="Kind of discount"
        name="discountType"
        value={editor.document.discountType}
        onChange={(type) => editor.set('discountType', type)}
        options={discountKinds}
      />
    </span>
  )
}

function LineInk({ index, name }: { readonly index: number; readonly name: string }) {
  const { editor, problems, script, shown } = usePaper()
  const { document, kind } = editor
  const line = document.lineItems[index]
  const column = lineColumnOf(kind, name)
  if (!line || !column) return null
  const cell = (
    <LineCell
      {...{ kind, line, index, column }}
      mark={decimalMark(document)}
      writePrice={script.price}
      set={editor.setLine}
      problems={lineProblems(problems, index)}
    />
  )
  if (name !== 'quantity' || !shown.has('units')) return cell
  return (
    <span className="sheet-pair">
      {cell}
      <InkInput
        label={`Unit, line ${index + 1}`}
        name={`lineItems.${index}.unit`}
        placeholder="Unit"
        value={line.unit}
        onChange={(text) => editor.setLine(index, 'unit', text)}
      />
    </span>
  )
}
