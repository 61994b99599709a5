import type { Money } from '@sheaf/domain/money/money'
import { reverseChargeWording } from '@sheaf/domain/tax/reverse-charge'
import clsx from 'clsx'
import { InkSelect } from './ink-input.tsx'
import { discountKinds } from './line-row.tsx'
import { usePaper } from './paper-context.ts'
import { PaperNumber, PaperText } from './paper-fields.tsx'
import { RateField, TaxRows } from './tax-rows.tsx'
import { Figure } from './totals-figure.tsx'

/** The figures under the lines: all of them come from the domain, here they are only printed. */
export function TotalsBlock() {
  const { rules, totals, shown, editor } = usePaper()
  const isWithheld = shown.has('withholding')
  const includesTax = totals.notes.includes('prices-include-tax')
  return (
    <section aria-label="Totals" className="totals">
      <Row label="Subtotal" amount={totals.linesTotal} />
      {shown.has('discount') && <DiscountRow />}
      {includesTax && <Row label="Net" amount={totals.netTotal} />}
      <TaxRows />
      {shown.has('shipping-amount') && <AmountRow label="Shipping" name={rules.shippingField} />}
      {shown.has('other-amount') && <AmountRow label="Other" name={rules.otherField} />}
      <Row label={rules.endAmountLabel} amount={totals.grandTotal} isEnd={!isWithheld} />
      {isWithheld && <WithholdingRow />}
      {isWithheld && <Row label="Amount Due" amount={totals.amountDue} isEnd />}
      {includesTax && <p className="totals-note">Prices include tax.</p>}
      {totals.notes.includes('reverse-charge') && (
        <p className="totals-note">{reverseChargeWording(editor.document.language)}</p>
      )}
    </section>
  )
}

type RowProps = { readonly label: string; readonly amount: Money; readonly isEnd?: boolean }

function Row({ label, amount, isEnd = false }: RowProps) {
  return (
    <div className={clsx('totals-row', isEnd && 'is-end')}>
      <span aria-hidden="true" className="totals-words">
        {label}
      </span>
      <Figure label={label} amount={amount} isLive={isEnd} />
    </div>
  )
}

function DiscountRow() {
  const { editor, totals } = usePaper()
  return (
    <div className="totals-row">
      <span className="totals-words">
        Discount
        <span className="totals-rate">
          <PaperNumber name="discountValue" label="Discount" />
          <InkSelect
            label="Kind of discount"
            name="discountType"
            value={editor.document.discountType}
            onChange={(type) => editor.set('discountType', type)}
            options={discountKinds}
          />
        </span>
      </span>
      <Figure label="Discount" amount={minus(totals.discountTotal)} />
    </div>
  )
}

function AmountRow({ label, name }: { readonly label: string; readonly name: string }) {
  const { script } = usePaper()
  return (
    <div className="totals-row">
      <span aria-hidden="true" className="totals-words">
        {label}
      </span>
      <PaperNumber name={name} label={label} write={script.price} />
    </div>
  )
}

function WithholdingRow() {
  const { totals } = usePaper()
  return (
    <div className="totals-row">
      <span className="totals-words">
        <PaperText
          name="withholdingLabel"
          label="Withholding label"
          placeholder="Withholding tax"
        />
        <RateField name="withholdingRate" label="Withholding rate" />
      </span>
      <Figure label="Withheld" amount={minus(totals.withholding.amount)} />
    </div>
  )
}

function minus(amount: Money): Money {
  return { ...amount, minor: -amount.minor }
}
