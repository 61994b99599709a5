import type { FieldPath } from '@sheaf/domain/documents/fields'
import { taxLabels } from '@sheaf/domain/tax/tax-labels'
import clsx from 'clsx'
import { useState } from 'react'
import { discountKinds } from '#document/lines/line-row.tsx'
import { usePaper } from '#document/paper/paper-context.ts'
import { PaperNumber } from './paper-fields.tsx'
import { SheetInput, SheetSelect } from './sheet-input.tsx'

export function RateField({ path, label }: { readonly path: FieldPath; readonly label: string }) {
  return (
    <span className="totals-rate">
      <PaperNumber path={path} label={label} />
      <span aria-hidden="true">%</span>
    </span>
  )
}

const custom = 'Custom'
const options = taxLabels.map((label) => ({ value: label, label }))
const offered: readonly string[] = taxLabels.filter((label) => label !== custom)

export function TaxLabelField() {
  const { editor, problems } = usePaper()
  const label = editor.text('tax.label')
  const [asksForOwn, setAsksForOwn] = useState(false)
  const isOwn = asksForOwn || (label !== '' && !offered.includes(label))
  const shown = isOwn ? custom : label || 'Tax'
  return (
    <>
      {isOwn && (
        <SheetInput
          label="Custom tax label"
          name="tax.label"
          placeholder="Label"
          value={label}
          onChange={(text) => editor.set('tax.label', text)}
          problem={problems['tax.label']}
          autoFocus={asksForOwn}
          maxLength={200}
        />
      )}
      <SheetSelect
        label="Tax label"
        name="taxLabelChoice"
        value={shown}
        onChange={(chosen) => {
          setAsksForOwn(chosen === custom)
          editor.chooseTax(chosen)
        }}
        options={options}
        className={clsx(isOwn && 'is-arrow')}
      />
    </>
  )
}

export function DiscountField({ className }: { readonly className: string }) {
  const { editor } = usePaper()
  return (
    <span className={className}>
      <PaperNumber path="discount.value" label="Discount" />
      <SheetSelect
        label="Discount type"
        name="discount.kind"
        value={editor.text('discount.kind')}
        onChange={(kind) => editor.set('discount.kind', kind)}
        options={discountKinds}
      />
    </span>
  )
}
