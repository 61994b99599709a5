import type { PaperWords } from '../locale/words/paper-words.ts'
import { isZero, type Money } from '../money/money.ts'
import type { PricedKind } from './field-row.ts'
import type { DepositTotal, Totals } from './totals.ts'

export type TotalRowId =
  | 'subtotal'
  | 'discount'
  | 'net'
  | 'tax1'
  | 'tax2'
  | 'shipping'
  | 'other'
  | 'taxIn'
  | 'totalIn'
  | 'total'
  | 'withholding'
  | 'deposit'
  | 'paid'
  | 'amountDue'

export type TotalRow = {
  readonly id: TotalRowId
  readonly amount: Money
  /** How a tax is called, and its rate: 'VAT' at '20'. */
  readonly tax?: { readonly label: string; readonly rate: string }
  /** The invoice that was paid ahead, with the tax inside it. */
  readonly deposit?: DepositTotal
  /** What everything comes to. */
  readonly isEnd: boolean
}

/** The figures below the lines, in the order in which every sheet shows them. Those that are asked for show at zero, too. */
export function totalRows(totals: Totals, asked: ReadonlySet<TotalRowId> = new Set()): TotalRow[] {
  const row = (id: TotalRowId, amount: Money, isEnd = false): TotalRow => ({ id, amount, isEnd })
  const unlessZero = (id: TotalRowId, amount: Money) =>
    isZero(amount) && !asked.has(id) ? [] : [row(id, amount)]
  const takenOff = [
    ...unlessZero('withholding', minus(totals.withholding.amount)).map((withheld) => ({
      ...withheld,
      tax: totals.withholding,
    })),
    ...totals.deposits.map((deposit) => ({ ...row('deposit', minus(deposit.gross)), deposit })),
    ...unlessZero('paid', minus(totals.paidTotal)),
  ]
  return [
    row('subtotal', totals.linesTotal),
    ...unlessZero('discount', minus(totals.discountTotal)),
    ...(totals.notes.includes('prices-include-tax') ? [row('net', totals.netTotal)] : []),
    ...taxRows(totals),
    ...unlessZero('shipping', totals.shippingTotal),
    ...unlessZero('other', totals.otherTotal),
    ...secondRows(totals),
    row('total', totals.grandTotal, takenOff.length === 0),
    ...takenOff,
    ...(takenOff.length === 0 ? [] : [row('amountDue', totals.amountDue, true)]),
  ]
}

/** One row for each tax and rate: 'VAT 20%'. A tax of nothing on nothing is not worth a line. */
function taxRows({ taxes }: Totals): TotalRow[] {
  return taxes.flatMap(({ label, rates }, index) =>
    rates
      .filter(({ rate, amount }) => rate !== '0' || !isZero(amount))
      .map(({ rate, amount }) => ({
        id: index === 0 ? ('tax1' as const) : ('tax2' as const),
        amount,
        tax: { label, rate },
        isEnd: false,
      })),
  )
}

/** Before the end, which is the amount to pay: no theme has a place behind it. */
function secondRows({ second }: Totals): TotalRow[] {
  if (second === undefined) return []
  const { tax, total } = second
  return [
    ...(tax === undefined ? [] : [{ id: 'taxIn' as const, amount: tax, isEnd: false }]),
    { id: 'totalIn', amount: total, isEnd: false },
  ]
}

/** What a sheet calls a figure that is no tax of its own. */
export function totalRowLabel(
  { id, amount }: Pick<TotalRow, 'amount'> & { readonly id: NamedRowId },
  kind: PricedKind,
  words: PaperWords,
): string {
  if (id === 'total') return words.total[kind]
  return id === 'taxIn' || id === 'totalIn' ? words[id].join(amount.currency) : words[id]
}

type NamedRowId = Exclude<TotalRowId, 'tax1' | 'tax2' | 'withholding'>

function minus(amount: Money): Money {
  return { ...amount, minor: -amount.minor }
}
