import type { ComputedDocument, Totals } from '@sheaf/domain/documents/totals'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { add, isZero, type Money, subtract, sum, zero } from '@sheaf/domain/money/money'

/** What a document comes to in books. */
export type Figures = { readonly net: Money; readonly tax: Money; readonly gross: Money }

/** What several documents come to in one currency, and at each tax of it. */
export type CurrencyFigures = Figures & {
  readonly currency: CurrencyCode
  readonly documents: number
  readonly rates: readonly RateFigures[]
}

export type RateFigures = Figures & {
  /** The taxes that are due together, such as 'GST' at '5' and 'PST' at '7'; none where nothing is taxed. */
  readonly taxes: readonly { readonly label: string; readonly rate: string }[]
}

/** The figures of a document; a credit note takes away. Undefined for a kind without prices. */
export function figuresOf({ document, totals }: ComputedDocument): Figures | undefined {
  if (totals === null) return undefined
  const { grandTotal, taxTotal } = totals
  const figures = { net: subtract(grandTotal, taxTotal), tax: taxTotal, gross: grandTotal }
  return document.kind === 'credit_note' ? taken(figures) : figures
}

/** What documents come to together, by currency and by tax: the currency of most documents and the highest rate first. */
export function summaryOf(documents: readonly ComputedDocument[]): CurrencyFigures[] {
  const byCurrency = new Map<CurrencyCode, ComputedDocument[]>()
  for (const computed of documents) {
    const currency = computed.totals?.grandTotal.currency
    if (currency === undefined) continue
    const known = byCurrency.get(currency)
    if (known) known.push(computed)
    else byCurrency.set(currency, [computed])
  }
  return [...byCurrency]
    .map(([currency, all]) => ({
      currency,
      documents: all.length,
      ...together(
        all.flatMap((computed) => figuresOf(computed) ?? []),
        currency,
      ),
      rates: ratesOf(all, currency),
    }))
    .toSorted((a, b) => b.documents - a.documents)
}

function ratesOf(documents: readonly ComputedDocument[], currency: CurrencyCode): RateFigures[] {
  const byTaxes = new Map<string, { taxes: RateFigures['taxes']; figures: Figures[] }>()
  for (const { document, totals } of documents) {
    if (totals === null) continue
    for (const { taxes, ...figures } of partsOf(totals)) {
      const signed = document.kind === 'credit_note' ? taken(figures) : figures
      const key = JSON.stringify(taxes)
      const known = byTaxes.get(key) ?? { taxes, figures: [] }
      known.figures.push(signed)
      byTaxes.set(key, known)
    }
  }
  return [...byTaxes.values()]
    .map(({ taxes, figures }) => ({ taxes, ...together(figures, currency) }))
    .toSorted((a, b) => highest(b) - highest(a))
}

/** The groups of a document by their taxes. Shipping and other charges bear none. */
function partsOf({ groups, shippingTotal, otherTotal }: Totals): RateFigures[] {
  const { currency } = shippingTotal
  const charges = add(shippingTotal, otherTotal)
  const untaxed = { taxes: [], net: charges, tax: zero(currency), gross: charges }
  const taxed = groups.map(({ taxes, netTotal, grossTotal }) => ({
    taxes: taxes
      .filter(({ rate, amount }) => rate !== '0' || !isZero(amount))
      .map(({ label, rate }) => ({ label, rate })),
    net: netTotal,
    tax: subtract(grossTotal, netTotal),
    gross: grossTotal,
  }))
  return isZero(charges) ? taxed : [...taxed, untaxed]
}

function highest({ taxes }: RateFigures): number {
  return Number(taxes[0]?.rate ?? -1)
}

function together(figures: readonly Figures[], currency: CurrencyCode): Figures {
  const of = (name: keyof Figures) =>
    sum(
      figures.map((each) => each[name]),
      currency,
    )
  return { net: of('net'), tax: of('tax'), gross: of('gross') }
}

function taken({ net, tax, gross }: Figures): Figures {
  const minus = (amount: Money): Money => ({ ...amount, minor: -amount.minor })
  return { net: minus(net), tax: minus(tax), gross: minus(gross) }
}
