import { moneyText, subtract } from '../money/money.ts'
import { depositEntries, depositValues } from './deposits.ts'
import { type DocumentOf, withValues } from './document.ts'
import { blankLine } from './new-document.ts'
import { computeTotals } from './totals.ts'

type Invoice = DocumentOf<'invoice'>

/**
 * The invoice for the whole work, after this one was paid ahead: the next one to the same client, which names what was paid.
 * Its lines are the work itself, and so are left to be written.
 */
export function finalInvoiceAfter(deposit: Invoice, next: Invoice): Invoice {
  const { grandTotal, deposits } = computeTotals(deposit)
  const gross = deposits.reduce((rest, each) => subtract(rest, each.gross), grandTotal)
  const { number, issuedOn } = deposit
  const entries = [...depositEntries(deposit), { number, day: issuedOn, amount: moneyText(gross) }]
  const named = withValues(next, { amountPaid: '0', ...depositValues(entries) })
  return { ...named, lines: [blankLine('invoice')] }
}
