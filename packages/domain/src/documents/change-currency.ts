import type { CurrencyCode } from '../money/currency.ts'
import { exchangePrice } from '../money/exchange.ts'
import { type FieldValues, type PricedDocument, withValues } from './document.ts'
import { numberText } from './field-schemas.ts'

/** What another currency changes besides: the rate of the second one was against the currency before ([L4]). */
export function currencyValues(
  { currency: before, secondCurrency }: PricedDocument,
  currency: CurrencyCode,
): FieldValues {
  if (currency === before || secondCurrency.code === '') return { currency }
  return {
    currency,
    'secondCurrency.code': secondCurrency.code === currency ? '' : secondCurrency.code,
    'secondCurrency.rate': '',
    'secondCurrency.day': '',
    'secondCurrency.source': '',
  }
}

/** Whether there is any amount that another currency would make more or less of. */
export function hasAmounts(document: PricedDocument): boolean {
  return amountsOf(document).some((text) => Number(text) !== 0)
}

/** The document in another currency, its figures as they are. */
export function inCurrency<Document extends PricedDocument>(
  document: Document,
  currency: CurrencyCode,
): Document {
  return withValues(document, currencyValues(document, currency))
}

/** The document with its amounts exchanged; undefined where one of them would be too long. */
export function exchangedTo<Document extends PricedDocument>(
  document: Document,
  currency: CurrencyCode,
  rate: string,
): Document | undefined {
  const price = (text: string) =>
    exchangePrice(text, { from: document.currency, to: currency, rate })
  const { discount, charges } = document
  const exchanged = {
    ...inCurrency(document, currency),
    discount: discount.kind === 'amount' ? { ...discount, value: price(discount.value) } : discount,
    charges: { shipping: price(charges.shipping), other: price(charges.other) },
    lines: document.lines.map((line) => ({
      ...line,
      price: price(line.price),
      ...(line.discountKind === 'amount' && { discountValue: price(line.discountValue) }),
    })),
  }
  const isWritable = amountsOf(exchanged).every((text) => numberText.safeParse(text).success)
  return isWritable ? exchanged : undefined
}

function amountsOf({ discount, charges, lines }: PricedDocument): string[] {
  return [
    ...lines.flatMap((line) => [
      line.price,
      ...(line.discountKind === 'amount' ? [line.discountValue] : []),
    ]),
    ...(discount.kind === 'amount' ? [discount.value] : []),
    charges.shipping,
    charges.other,
  ]
}
