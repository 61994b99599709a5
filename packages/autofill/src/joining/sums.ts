import type { FieldPath } from '@sheaf/domain/documents/fields'
import { addDecimals, type Decimal, decimal, parseDecimal } from '@sheaf/domain/money/decimal'
import type { ProposedFigure } from '../proposal.ts'
import { isSameMoney, lessPercent, negative, product, quotient, sumOf } from './arithmetic.ts'
import type { Fact } from './fact.ts'
import type { JoinedLine } from './lines.ts'

/** Whether the lines come to what the text states. */
export type SumCheck = 'agrees' | 'differs' | 'unknown'

type Stated = {
  readonly fields: ReadonlyMap<FieldPath, Fact>
  readonly figures: ReadonlyMap<ProposedFigure, Fact>
}

type Checked = { readonly lines: readonly JoinedLine[]; readonly sum: SumCheck }

/** Compares the lines with the stated figures. A line too many that spoils the sum is doubted. */
export function checkSum(lines: readonly JoinedLine[], stated: Stated): Checked {
  const wanted = wantedSums(stated)
  const amounts = lines.map(amountOf)
  if (wanted.length === 0 || amounts.every((amount) => amount === undefined))
    return { lines, sum: 'unknown' }
  const agrees = (sum: Decimal) => wanted.some((figure) => isSameMoney(sum, figure, slack(lines)))
  const whole = sumOf(amounts.flatMap((amount) => amount ?? []))
  if (agrees(whole)) return { lines, sum: 'agrees' }
  for (const other of [atOneRate(lines), ofAmounts(lines)])
    if (other && agrees(sumOf(other.flatMap((line) => amountOf(line) ?? []))))
      return { lines: other, sum: 'agrees' }
  const extra = lines
    .map((line, index) => ({ line, index, amount: amounts[index] }))
    .filter(({ amount }) => amount && agrees(addDecimals(whole, negative(amount))))
    .sort((a, b) => doubt(a.line) - doubt(b.line))[0]
  if (!extra || lines.length < 2) return { lines, sum: 'differs' }
  return { lines: lines.with(extra.index, disputed(extra.line)), sum: 'agrees' }
}

/** Hours at a rate that is said once: every line that is counted and not priced at that rate. */
function atOneRate(lines: readonly JoinedLine[]): readonly JoinedLine[] | undefined {
  const prices = new Map(
    lines.flatMap((line) => {
      const price = line.get('price')
      return price ? [[price.value, price] as const] : []
    }),
  )
  const [rate] = prices.values()
  const isOpen = (line: JoinedLine) => line.has('quantity') && !line.has('price')
  if (!rate || prices.size > 1 || !lines.some(isOpen)) return undefined
  const derived: Fact = { ...rate, support: 'derived' }
  return lines.map((line) => (isOpen(line) ? new Map([...line, ['price', derived]]) : line))
}

const cents = /^\d+(?:\.\d{1,2})?$/

/** Receipts count a thing and give what it comes to: '2 @ 2.58' is twice 1.29. A price that is no whole cents was none. */
function ofAmounts(lines: readonly JoinedLine[]): readonly JoinedLine[] | undefined {
  const read = lines.map((line) => {
    const [quantity, price] = [line.get('quantity'), line.get('price')]
    const isOpen =
      price?.support === 'alone' && quantity?.support === 'alone' && !line.has('amount')
    if (!isOpen || quantity.value === '1') return line
    const value = quotient(price.value, quantity.value) ?? ''
    const each: Fact = { ...price, value, support: 'derived', hangsOn: ['quantity'] }
    return cents.test(value) ? new Map([...line, ['price', each] as const]) : undefined
  })
  return read.every((line) => line !== undefined) ? read : undefined
}

function doubt(line: JoinedLine): number {
  return line.get('description')?.probability ?? 0
}

function slack(lines: readonly JoinedLine[]): bigint {
  return BigInt(1 + lines.length)
}

function disputed(line: JoinedLine): JoinedLine {
  return new Map([...line].map(([name, fact]) => [name, { ...fact, support: 'disputed' as const }]))
}

function amountOf(line: JoinedLine): Decimal | undefined {
  const said = line.get('amount')
  if (said) return parseDecimal(said.value)
  const whole = product(line.get('quantity')?.value ?? '1', line.get('price')?.value ?? '')
  const value = line.get('discountValue')?.value
  if (!whole || value === undefined) return whole
  return line.get('discountKind')?.value === 'percent'
    ? lessPercent(whole, value)
    : addDecimals(whole, negative(decimal(value)))
}

/** Everything that the sum of the lines may be: before or after tax, carriage and a discount. */
function wantedSums({ fields, figures }: Stated): readonly Decimal[] {
  const read = (fact: Fact | undefined) => (fact ? parseDecimal(fact.value) : undefined)
  const [subtotal, tax, total] = (['subtotal', 'tax', 'total'] as const).map((name) =>
    read(figures.get(name)),
  )
  const shipping = read(fields.get('charges.shipping'))
  const rate = fields.get('tax.rate')?.value
  const discount = discountOf(fields)
  const nets = [subtotal, total, total && tax && addDecimals(total, negative(tax))].flatMap(
    (figure) => figure ?? [],
  )
  const beforeTax = rate && total && !tax ? [withoutTax(total, rate)] : []
  const beforeShipping = [...nets, ...beforeTax].flatMap((figure) =>
    shipping ? [figure, addDecimals(figure, negative(shipping))] : [figure],
  )
  return beforeShipping.flatMap((figure) => (discount ? [figure, discount(figure)] : [figure]))
}

function withoutTax(total: Decimal, rate: string): Decimal {
  const share = addDecimals(decimal('100'), decimal(rate))
  const scale = 4
  const digits = (total.digits * 10n ** BigInt(scale + 2 + share.scale)) / share.digits
  return { digits, scale: total.scale + scale }
}

/** What stood before a discount was taken off. */
function discountOf(
  fields: ReadonlyMap<FieldPath, Fact>,
): ((figure: Decimal) => Decimal) | undefined {
  const value = fields.get('discount.value')?.value
  if (value === undefined) return undefined
  if (fields.get('discount.kind')?.value !== 'percent')
    return (figure) => addDecimals(figure, decimal(value))
  return (figure) => {
    const left = addDecimals(decimal('100'), negative(decimal(value)))
    if (left.digits <= 0n) return figure
    const digits = (figure.digits * 10n ** BigInt(6 + left.scale)) / left.digits
    return { digits, scale: figure.scale + 4 }
  }
}
