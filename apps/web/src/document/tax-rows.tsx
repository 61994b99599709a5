import { zero } from '@sheaf/domain/money/money'
import { taxLabels } from '@sheaf/domain/tax/tax-labels'
import clsx from 'clsx'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { InkInput, InkSelect } from './ink-input.tsx'
import { usePaper } from './paper-context.ts'
import { PaperNumber, PaperText } from './paper-fields.tsx'
import { Figure } from './totals-figure.tsx'

/** The tax, its rates where lines have their own, and a second tax when it is asked for. */
export function TaxRows() {
  const { editor, totals, rules } = usePaper()
  const { document } = editor
  if (document.reverseCharge) return null
  const [first, second] = totals.taxes
  const nothing = zero(document.currency)
  return (
    <>
      <div className="totals-row">
        <span className="totals-words">
          <TaxLabel />
          <RateField name={rules.taxRateField} label="Tax rate" />
        </span>
        <Figure label="Tax" amount={first?.amount ?? nothing} />
      </div>
      {first !== undefined && first.rates.length > 1 && <Rates rates={first.rates} />}
      {document.enableTax2 ? (
        <div className="totals-row">
          <span className="totals-words">
            <IconButton
              label="Remove second tax"
              className="totals-remove"
              onClick={() => editor.setAll({ enableTax2: false, tax2Label: '', tax2Rate: '0' })}
            >
              <X />
            </IconButton>
            <PaperText name="tax2Label" label="Second tax label" placeholder="Label" autoFocus />
            <RateField name="tax2Rate" label="Second tax rate" />
          </span>
          <Figure label="Second tax" amount={second?.amount ?? nothing} />
        </div>
      ) : (
        <button
          type="button"
          className="paper-button is-small"
          onClick={() => editor.set('enableTax2', true)}
        >
          <Plus aria-hidden="true" />
          Second tax
        </button>
      )}
    </>
  )
}

type RatesProps = {
  readonly rates: ReturnType<typeof usePaper>['totals']['taxes'][number]['rates']
}

function Rates({ rates }: RatesProps) {
  const { script } = usePaper()
  return rates.map(({ rate, netTotal, amount }) => (
    <p key={rate} className="totals-row is-part">
      <span>
        {script.percent(rate)} of {script.money(netTotal)}
      </span>
      <span>{script.money(amount)}</span>
    </p>
  ))
}

export function RateField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <span className="totals-rate">
      <PaperNumber name={name} label={label} />
      <span aria-hidden="true">%</span>
    </span>
  )
}

const custom = 'Custom'
const options = taxLabels.map((label) => ({ value: label, label }))
const offered: readonly string[] = taxLabels.filter((label) => label !== custom)

export function TaxLabel() {
  const { editor, rules, problems } = usePaper()
  const label = editor.fields(rules.taxLabelField)
  const [asksForOwn, setAsksForOwn] = useState(false)
  const isOwn = asksForOwn || (label !== '' && !offered.includes(label))
  const shown = isOwn ? custom : label || 'Tax'
  return (
    <>
      {isOwn && (
        <InkInput
          label="Custom tax label"
          name={rules.taxLabelField}
          placeholder="Label"
          value={label}
          onChange={(text) => editor.set(rules.taxLabelField, text)}
          problem={problems[rules.taxLabelField]}
          autoFocus={asksForOwn}
          maxLength={200}
        />
      )}
      <InkSelect
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
