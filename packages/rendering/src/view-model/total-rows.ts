import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import type { Totals } from '@sheaf/domain/documents/totals'
import { isZero, type Money } from '@sheaf/domain/money/money'
import { labels } from './labels.ts'
import type { PrintLocale } from './print-locale.ts'
import type { TotalRow } from './view-model.ts'

export function totalRows(
  document: BusinessDocument,
  totals: Totals,
  locale: PrintLocale,
): TotalRow[] {
  const { endAmountLabel, endAmountField, shippingField, otherField } = rulesOf(document.type)
  const row = (id: string, label: string, amount: Money, isEnd = false): TotalRow => ({
    id,
    label,
    value: locale.money(amount),
    isEnd,
  })
  const unlessZero = (id: string, label: string, amount: Money) =>
    isZero(amount) ? [] : [row(id, label, amount)]
  const minus = (amount: Money): Money => ({ ...amount, minor: -amount.minor })
  const includesTax = totals.notes.includes('prices-include-tax')
  const { withholding } = totals
  const isWithheld = !isZero(withholding.amount)

  return [
    row('subtotal', labels.subtotal, totals.linesTotal),
    ...unlessZero('discount', labels.discount, minus(totals.discountTotal)),
    ...(includesTax ? [row('net', labels.net, totals.netTotal)] : []),
    ...taxRows(totals, locale),
    ...unlessZero(shippingField, labels.shipping, totals.shippingTotal),
    ...unlessZero(otherField, labels.other, totals.otherTotal),
    row(endAmountField, endAmountLabel, totals.grandTotal, !isWithheld),
    ...(isWithheld
      ? [
          row(
            'withholding',
            `${withholding.label} ${locale.percent(withholding.rate)}`,
            minus(withholding.amount),
          ),
          row('amountDue', labels.amountDue, totals.amountDue, true),
        ]
      : []),
  ]
}

/** One row for each tax and rate: 'VAT 20%'. A tax of nothing on nothing is not worth a line. */
function taxRows(totals: Totals, locale: PrintLocale): TotalRow[] {
  return totals.taxes.flatMap((tax, index) =>
    tax.rates
      .filter(({ rate, amount }) => rate !== '0' || !isZero(amount))
      .map(({ rate, amount }) => ({
        id: `tax${index + 1}`,
        label: `${tax.label} ${locale.percent(rate)}`,
        value: locale.money(amount),
        isEnd: false,
      })),
  )
}
