import { codeText, limits } from '@sheaf/domain/documents/field-schemas'
import { fieldTypes } from '@sheaf/domain/documents/field-types'
import { currencyDecimals, isCurrencyCode } from '@sheaf/domain/money/currency'
import {
  type Decimal,
  decimal,
  decimalText,
  digitsAt,
  multiplyDecimals,
} from '@sheaf/domain/money/decimal'
import { unitName } from '../codes/everyday-units.ts'
import type { Invoice, InvoiceLine } from '../model/invoice.ts'
import {
  figure,
  figureOrZero,
  isNegative,
  isSame,
  isZero,
  minus,
  quotient,
  subtract,
  sumOf,
} from '../rules/figures.ts'

export function short(text: string | undefined): string {
  return (text ?? '').slice(0, limits.shortText)
}

export function long(text: string | undefined): string {
  return (text ?? '').slice(0, limits.longText)
}

/** A code that a document can hold; the verdict names others. */
export function code(text: string | undefined): string {
  return codeText.safeParse(text).data ?? ''
}

/** '19.00' as '19'. */
export function plain(text: string | undefined): string {
  const value = figure(text)
  return value === undefined ? '0' : decimalText(value)
}

/** A discount on the whole is one on our documents, too, when all of it is of one kind of VAT. */
export function isWholeDiscount({ lines, allowances }: Invoice): boolean {
  const kinds = new Set(
    [...lines, ...allowances].map(({ vatCategory, vatRate }) => `${vatCategory} ${plain(vatRate)}`),
  )
  return (
    kinds.size === 1 &&
    (isPercentage(allowances) || !isNegative(sumOf(allowances.map(({ amount }) => amount))))
  )
}

export function isPercentage(
  allowances: readonly { readonly percent?: string | undefined }[],
): boolean {
  return allowances.length === 1 && allowances[0]?.percent !== undefined
}

export function isReverseCharge({ lines }: Invoice): boolean {
  return lines.length > 0 && lines.every(({ vatCategory }) => vatCategory === 'AE')
}

export const isUntaxed = ({ vatRate }: { readonly vatRate?: string | undefined }) =>
  isZero(figureOrZero(vatRate))

type Row = Readonly<
  Record<
    | 'itemNumber'
    | 'description'
    | 'quantity'
    | 'unit'
    | 'price'
    | 'discountKind'
    | 'discountValue'
    | 'taxRate'
    | 'taxCategory'
    | 'unitCode',
    string
  >
>

/** The lines of the file, and behind them what our documents have no other place for: charges with VAT, and discounts of several rates. */
export function linesFrom(invoice: Invoice): Row[] {
  const loose = isWholeDiscount(invoice) ? [] : invoice.allowances
  const usual = isReverseCharge(invoice) ? 'AE' : 'S'
  const extra = (name: string, price: string, vat: Vat): Row => ({
    ...{ itemNumber: '', description: long(name), quantity: '1', unit: '', unitCode: '', price },
    ...{ discountKind: 'amount', discountValue: '0', ...taxOf(vat, usual) },
  })
  return [
    ...invoice.lines.map((line) => ({
      ...lineOf(line, invoice.currency ?? ''),
      ...taxOf(line, usual),
    })),
    ...loose.map(({ amount, reason, ...vat }) =>
      extra(reason ?? 'Discount', decimalText(minus(figureOrZero(amount))), vat),
    ),
    ...invoice.charges
      .filter((charge) => !isUntaxed(charge))
      .map(({ amount, reason, ...vat }) => extra(reason ?? 'Charge', plain(amount), vat)),
  ]
}

type Vat = { readonly vatCategory?: string | undefined; readonly vatRate?: string | undefined }

/** The usual category follows from the document, and need not be said on a line. */
function taxOf({ vatCategory = '', vatRate }: Vat, usual: string) {
  const known = fieldTypes['tax-category'].schema.safeParse(vatCategory).data ?? ''
  return { taxRate: plain(vatRate), taxCategory: known === usual ? '' : known }
}

function lineOf(line: InvoiceLine, currency: string): Omit<Row, 'taxRate' | 'taxCategory'> {
  const said = {
    itemNumber: short(line.sellerItem),
    description: long([line.name, line.description].filter(Boolean).join('\n')),
    unit: line.unit === undefined ? '' : unitName(line.unit),
    unitCode: code(line.unit),
  }
  const exact = { ...said, ...asPriced(line) }
  if (amountsTo(exact, line.netAmount, currency)) return exact
  // A line with charges of its own, or rounded otherwise: its amount counts, and stands as the price of one.
  return {
    ...said,
    quantity: '1',
    price: plain(line.netAmount),
    discountKind: 'amount',
    discountValue: '0',
  }
}

function asPriced(line: InvoiceLine) {
  const base = figureOrZero(line.baseQuantity)
  const price = figureOrZero(line.netPrice)
  const [only] = line.allowances
  const isPercent = line.allowances.length === 1 && only?.percent !== undefined
  return {
    quantity: plain(line.quantity),
    price: decimalText(isZero(base) ? price : quotient(price, base)),
    discountKind: isPercent || !only ? 'percent' : 'amount',
    discountValue: isPercent
      ? plain(only.percent)
      : decimalText(sumOf(line.allowances.map(({ amount }) => amount))),
  }
}

function amountsTo(
  row: ReturnType<typeof lineOf>,
  netAmount: string | undefined,
  currency: string,
): boolean {
  const isHeld = [row.price, row.quantity].every((text) => /^-?\d{1,15}(\.\d{1,8})?$/.test(text))
  if (!isHeld || row.discountValue.startsWith('-')) return false
  const decimals = isCurrencyCode(currency) ? currencyDecimals(currency) : 2
  const rounded = (value: Decimal) => ({
    digits: digitsAt(value, decimals),
    scale: decimals,
  })
  const before = rounded(multiplyDecimals(decimal(row.quantity), decimal(row.price)))
  const value = decimal(row.discountValue)
  const percent = multiplyDecimals(before, { digits: value.digits, scale: value.scale + 2 })
  const discount = rounded(row.discountKind === 'percent' ? percent : value)
  return isSame(subtract(before, discount), figureOrZero(netAmount))
}
