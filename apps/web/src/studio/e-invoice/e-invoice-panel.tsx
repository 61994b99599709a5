import { isPriced } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { kinds } from '@sheaf/domain/documents/kinds'
import { isZero } from '@sheaf/domain/money/money'
import { paymentNames } from '@sheaf/einvoice/codes/everyday-payments'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { isEInvoiceField } from '#document/e-invoice/own-fields.ts'
import {
  isBill,
  useWantedFormat,
  type WantedFormat,
  wantedFormats,
} from '#document/e-invoice/wanted-format.ts'
import { filledOptions } from '#document/paper/options.ts'
import type { FieldProblems } from '#document/paper/paper-context.ts'
import { useCalledField } from '#document/paper/use-called-field.ts'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { fieldLength } from '#document/writing/read-field.ts'
import { coachTitle } from '#studio/coach/coach-words.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ElectronicAddress } from './electronic-address.tsx'
import { formatWords } from './format-words.ts'
import { LineUnits } from './line-units.tsx'
import { useVerdict } from './use-breaches.ts'

type EInvoicePanelProps = { readonly editor: DocumentEditor; readonly problems: FieldProblems }

/** What only an e-invoice asks for, and whether its rules hold: the list of what is missing has what they find. It shows when an e-invoice is wanted, or something of it is filled. */
export function EInvoicePanel({ editor, problems }: EInvoicePanelProps) {
  const { format } = useWantedFormat()
  const { kind, document, call } = editor
  const panel = useRef<HTMLDivElement>(null)
  useCalledField(panel, { call: call && isEInvoiceField(call.path) ? call : undefined })
  const isWanted = isBill(kind) && format !== undefined
  if (!isWanted && !filledOptions(document).has('e-invoice')) return null
  return (
    <Card
      title="E-invoice"
      help="Only in the e-invoice. Nothing here prints on your PDF."
      className="p-5"
    >
      <div ref={panel} className="flex flex-col gap-6">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] items-start gap-4">
          {isBill(kind) && <BillFields {...{ editor, problems }} />}
          <ElectronicAddress editor={editor} party="sender" problems={problems} />
          <ElectronicAddress
            editor={editor}
            party="receiver"
            problems={problems}
            help={`Ask your ${kinds[kind].receiver.toLowerCase()} where they receive ${isBill(kind) ? 'e-invoices' : 'orders'}.`}
          />
        </div>
        <LineUnits editor={editor} />
        {isWanted && <VerdictLine editor={editor} format={format} />}
      </div>
    </Card>
  )
}

function BillFields({ editor, problems }: EInvoicePanelProps) {
  const { format, want } = useWantedFormat()
  const { kind, computed } = editor
  const bound = (path: FieldPath) => ({
    name: path,
    label: fieldLabel(kind, path),
    value: editor.text(path),
    error: problems[path],
  })
  const { totals } = computed
  const isUntaxed = totals !== null && isPriced(editor.document) && isZero(totals.taxTotal)
  return (
    <>
      <SelectField
        label="Format"
        help={format && formatWords[format].who}
        value={format ?? ''}
        onChange={({ target }) => want(wantedFormats.find((each) => each === target.value))}
        options={[
          ...(format ? [] : [{ value: '', label: 'Choose a format' }]),
          ...wantedFormats.map((value) => ({ value, label: formatWords[value].label })),
        ]}
        frameClassName="col-span-full"
      />
      <TextField
        {...bound('buyerReference')}
        help="Given by the buyer. Public buyers in Germany call it Leitweg-ID."
        maxLength={fieldLength('buyerReference')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => editor.set('buyerReference', target.value)}
      />
      <SelectField
        {...bound('paymentMeansCode')}
        onChange={({ target }) => editor.set('paymentMeansCode', target.value)}
        options={paymentOptions(editor.text('paymentMeansCode'))}
      />
      {(isUntaxed || editor.text('taxExemptionReason') !== '') && (
        <TextField
          {...bound('taxExemptionReason')}
          help="Such as the article of the law that exempts you."
          maxLength={fieldLength('taxExemptionReason')}
          autoComplete="off"
          onChange={({ target }) => editor.set('taxExemptionReason', target.value)}
        />
      )}
    </>
  )
}

function paymentOptions(chosen: string) {
  const own = chosen !== '' && !(chosen in paymentNames)
  return [
    { value: '', label: 'Automatic: bank transfer' },
    ...(own ? [{ value: chosen, label: `Method ${chosen}` }] : []),
    ...Object.entries(paymentNames).map(([value, label]) => ({ value, label })),
  ]
}

type VerdictLineProps = { readonly editor: DocumentEditor; readonly format: WantedFormat }

function VerdictLine({ editor, format }: VerdictLineProps) {
  const verdict = useVerdict(editor.computed, format)
  if (!verdict) return null
  const { label } = formatWords[format]
  if ('refusal' in verdict) return <p className="text-small">{verdict.refusal}</p>
  const { findings, isReady } = verdict
  const open = findings.filter(({ severity }) => severity !== 'advice').length
  return (
    <section aria-label={`Rules of ${label}`} className="flex flex-col gap-2">
      <p role="status" className="flex items-center gap-2 font-medium">
        {isReady ? (
          <>
            <CircleCheck aria-hidden="true" className="size-4 text-spruce" />
            Ready as {label}
          </>
        ) : (
          `${open} ${open === 1 ? 'thing' : 'things'} to fix for ${label}, listed under “${coachTitle}”`
        )}
      </p>
    </section>
  )
}
