import type { PricedDocument } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { oversights } from '@sheaf/domain/documents/issue-problems'
import type { OptionId } from '@sheaf/domain/documents/options'
import { rateNotice } from '@sheaf/domain/documents/rate-notice'
import {
  type TotalRow,
  type TotalRowId,
  totalRowLabel,
  totalRows,
} from '@sheaf/domain/documents/total-rows'
import type { Totals } from '@sheaf/domain/documents/totals'
import { type Money, zero } from '@sheaf/domain/money/money'
import { reverseChargeWording } from '@sheaf/domain/tax/reverse-charge'
import clsx from 'clsx'
import { Plus, X } from 'lucide-react'
import { DiscountField, RateField, TaxLabelField } from '#document/fields/amount-fields.tsx'
import { PaperField } from '#document/fields/paper-field.tsx'
import { PaperText } from '#document/fields/paper-fields.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { usePaper } from './paper-context.ts'
import { TaxQuestion } from './tax-question.tsx'

/** The figures under the lines: all of them come from the domain, here they are only printed. */
export function TotalsBlock() {
  const { editor } = usePaper()
  const { document, totals } = editor.computed
  return totals === null ? null : <PricedTotals document={document} totals={totals} />
}

type TotalsProps = { readonly document: PricedDocument; readonly totals: Totals }

function PricedTotals({ document, totals }: TotalsProps) {
  const { shown, words } = usePaper()
  const asked = new Set(
    (Object.keys(rowOfOption) as OptionId[])
      .filter((option) => shown.has(option))
      .flatMap((option) => rowOfOption[option] ?? []),
  )
  const rows = totalRows(totals, asked).filter(({ id }) => id !== 'tax1' && id !== 'tax2')
  const taxAt = rows.findIndex(({ id }) => !beforeTaxes.has(id))
  return (
    <section aria-label="Totals" className="totals">
      {rows.slice(0, taxAt).map((row) => (
        <Row key={row.id} row={row} document={document} />
      ))}
      <TaxRows document={document} totals={totals} />
      {rows.slice(taxAt).map((row) => (
        <Row key={`${row.id} ${row.deposit?.number ?? ''}`} row={row} document={document} />
      ))}
      {totals.notes.includes('prices-include-tax') && (
        <p className="totals-note">{words.pricesIncludeTax}</p>
      )}
      {totals.notes.includes('reverse-charge') && (
        <p className="totals-note">{reverseChargeWording(document.language)}</p>
      )}
      <RateLine document={document} totals={totals} />
    </section>
  )
}

/** At which rate the second currency is told, or that it is not told yet. */
function RateLine({ document, totals }: TotalsProps) {
  const { locale, words } = usePaper()
  const { code, rate } = document.secondCurrency
  const notice = rateNotice({ document, totals }, locale, words)
  if (notice !== undefined) return <p className="totals-note">{notice}</p>
  if (code === '' || rate !== '') return null
  return (
    <p className="totals-note">
      The total in {code} needs an exchange rate. Choose one under More options.
    </p>
  )
}

const rowOfOption: Readonly<Partial<Record<OptionId, TotalRowId>>> = {
  discount: 'discount',
  'shipping-amount': 'shipping',
  'other-amount': 'other',
  withholding: 'withholding',
}

const beforeTaxes: ReadonlySet<TotalRowId> = new Set(['subtotal', 'discount', 'net'])

/** Rows that the user writes as they stand. */
const writtenRows: Readonly<Partial<Record<TotalRowId, FieldPath>>> = {
  shipping: 'charges.shipping',
  other: 'charges.other',
}

function Row({ row, document }: { readonly row: TotalRow; readonly document: PricedDocument }) {
  const { words } = usePaper()
  const { id, amount, isEnd } = row
  if (id === 'withholding') return <WithholdingRow amount={amount} />
  if (id === 'tax1' || id === 'tax2') return null
  const label = [totalRowLabel({ id, amount }, document.kind, words), row.deposit?.number]
    .filter(Boolean)
    .join(' ')
  const path = writtenRows[id]
  return (
    <div className={clsx('totals-row', isEnd && 'is-end')}>
      <span aria-hidden={id !== 'discount'} className="totals-words">
        {label}
        {id === 'discount' && <DiscountField className="totals-rate" />}
      </span>
      {path ? <PaperField path={path} /> : <Figure label={label} amount={amount} isLive={isEnd} />}
    </div>
  )
}

function WithholdingRow({ amount }: { readonly amount: Money }) {
  return (
    <div className="totals-row">
      <span className="totals-words">
        <PaperText
          path="withholding.label"
          label="Withholding label"
          placeholder="Withholding tax"
        />
        <RateField path="withholding.rate" label="Withholding rate" />
      </span>
      <Figure label="Withheld" amount={amount} />
    </div>
  )
}

/** The tax, its rates where lines have their own, and a second tax when it is asked for. */
function TaxRows({ document, totals }: TotalsProps) {
  const { editor } = usePaper()
  if (document.tax.isReverseCharge) return null
  const [first, second] = totals.taxes
  const nothing = zero(document.currency)
  return (
    <>
      <div className="totals-row">
        <span className="totals-words">
          <TaxLabelField />
          <RateField path="tax.rate" label="Tax rate" />
        </span>
        <Figure label="Tax" amount={first?.amount ?? nothing} />
      </div>
      {first !== undefined && first.rates.length > 1 && <Rates rates={first.rates} />}
      {document.tax.hasSecond ? (
        <div className="totals-row">
          <span className="totals-words">
            <IconButton
              label="Remove second tax"
              className="totals-remove"
              onClick={() =>
                editor.setAll({
                  'tax.hasSecond': false,
                  'tax.secondLabel': '',
                  'tax.secondRate': '0',
                })
              }
            >
              <X />
            </IconButton>
            <PaperText
              path="tax.secondLabel"
              label="Second tax label"
              placeholder="Label"
              hint={oversights(document)['tax.secondLabel']}
              autoFocus
            />
            <RateField path="tax.secondRate" label="Second tax rate" />
          </span>
          <Figure label="Second tax" amount={second?.amount ?? nothing} />
        </div>
      ) : (
        <div className="tax-tools">
          <button
            type="button"
            className="paper-button is-small"
            onClick={() => editor.set('tax.hasSecond', true)}
          >
            <Plus aria-hidden="true" />
            Second tax
          </button>
          <TaxQuestion />
        </div>
      )}
    </>
  )
}

function Rates({ rates }: Pick<Totals['taxes'][number], 'rates'>) {
  const { locale } = usePaper()
  return rates.map(({ rate, netTotal, amount }) => (
    <p key={rate} className="totals-row is-part">
      <span>
        {locale.percent(rate)} of {locale.money(netTotal)}
      </span>
      <span>{locale.money(amount)}</span>
    </p>
  ))
}

type FigureProps = {
  readonly label: string
  readonly amount: Money
  /** Said when it changes: the sum at the end, and no other. */
  readonly isLive?: boolean
}

function Figure({ label, amount, isLive = false }: FigureProps) {
  const { locale } = usePaper()
  return (
    <output aria-label={label} aria-live={isLive ? 'polite' : 'off'} className="totals-figure">
      {locale.money(amount)}
    </output>
  )
}
