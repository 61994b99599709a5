import { addDecimals } from '@sheaf/domain/money/decimal'
import { type Invoice, nameOfTerm } from '../model/invoice.ts'
import { elementsAt, pathOf } from '../xml/path.ts'
import {
  cents,
  decimalsOf,
  figure,
  figureOrZero,
  isNegative,
  isSame,
  isZero,
  subtract,
  sumOf,
} from './figures.ts'
import {
  allowances,
  breakdowns,
  charges,
  has,
  type Judged,
  lineAllowances,
  lineCharges,
  lines,
  one,
  type Parts,
  type Rule,
  rule,
  whole,
} from './rule.ts'
import { isTaxOf } from './vat-figures.ts'

const totals = one('totals', (invoice) => invoice.totals)

function addsUp(
  id: string,
  terms: readonly string[],
  says: string,
  holds: (sums: NonNullable<Invoice['totals']>, invoice: Invoice) => boolean,
): Rule {
  return rule({ id, of: totals, terms, says, holds: (sums, { invoice }) => holds(sums, invoice) })
}

/** A total is compared with what it is the total of. */
function equals(stated: string | undefined, computed: ReturnType<typeof figureOrZero>): boolean {
  const value = figure(stated)
  return value !== undefined && isSame(value, cents(computed))
}

const vatTotals = {
  ubl: 'cac:TaxTotal/cbc:TaxAmount',
  cii: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount',
} as const

/** A file may state the VAT in two currencies, but not twice in its own. */
function hasOneVatTotal({ invoice, syntax, root }: Judged): boolean {
  if (!root || !syntax || invoice.currency === undefined) return true
  const stated = elementsAt(root, pathOf(vatTotals[syntax])).flatMap(
    ({ attributes }) => attributes.currencyID ?? [],
  )
  return (
    stated.length === 0 || stated.filter((currency) => currency === invoice.currency).length === 1
  )
}

function tooLong<Item>(
  id: string,
  of: Parts<Item>,
  term: string,
  get: (item: Item) => string | undefined,
): Rule {
  const says = `The ${nameOfTerm(term)} has more than two decimals.`
  return rule({ id, of, terms: [term], says, holds: (item) => decimalsOf(get(item) ?? '') <= 2 })
}

/** What the figures of an invoice must come to, by EN 16931. Nothing is mended here: figures are only compared. */
export const calculationRules: readonly Rule[] = [
  addsUp(
    'BR-CO-10',
    ['BT-106'],
    'The sum of the lines is not what the lines add up to.',
    (sums, invoice) => equals(sums.lines, sumOf(invoice.lines.map((line) => line.netAmount))),
  ),
  addsUp(
    'BR-CO-11',
    ['BT-107'],
    'The sum of the discounts is not what the discounts add up to.',
    (sums, invoice) =>
      sums.allowances === undefined
        ? invoice.allowances.length === 0
        : equals(sums.allowances, sumOf(invoice.allowances.map(({ amount }) => amount))),
  ),
  addsUp(
    'BR-CO-12',
    ['BT-108'],
    'The sum of the charges is not what the charges add up to.',
    (sums, invoice) =>
      sums.charges === undefined
        ? invoice.charges.length === 0
        : equals(sums.charges, sumOf(invoice.charges.map(({ amount }) => amount))),
  ),
  addsUp(
    'BR-CO-13',
    ['BT-109'],
    'The total without VAT is not the lines less the discounts plus the charges.',
    (sums) =>
      equals(
        sums.withoutVat,
        addDecimals(
          subtract(figureOrZero(sums.lines), figureOrZero(sums.allowances)),
          figureOrZero(sums.charges),
        ),
      ),
  ),
  rule({
    ...{ id: 'BR-CO-14', of: whole, terms: ['BT-110'] },
    says: 'The total VAT is not what the VAT breakdown adds up to.',
    holds: ({ totalVat, vatBreakdown }) =>
      vatBreakdown.length === 0 ||
      totalVat === undefined ||
      equals(totalVat, sumOf(vatBreakdown.map(({ taxAmount }) => taxAmount))),
  }),
  rule({
    ...{ id: 'BR-CO-15', of: totals, terms: ['BT-112'] },
    says: 'The total with VAT is not the total without VAT plus the VAT.',
    holds: (sums, judged) =>
      hasOneVatTotal(judged) &&
      equals(
        sums.withVat,
        addDecimals(figureOrZero(sums.withoutVat), figureOrZero(judged.invoice.totalVat)),
      ),
  }),
  addsUp(
    'BR-CO-16',
    ['BT-115'],
    'The amount due is not the total with VAT less what is paid plus the rounding.',
    (sums) =>
      equals(
        sums.due,
        addDecimals(
          subtract(figureOrZero(sums.withVat), figureOrZero(sums.paid)),
          figureOrZero(sums.rounding),
        ),
      ),
  ),
  rule({
    ...{ id: 'BR-CO-17', of: breakdowns, terms: ['BT-117'] },
    says: 'The VAT is not the taxable amount times the rate.',
    holds: (part, { syntax }) => {
      const rate = figure(part.rate)
      if (rate === undefined || isZero(rate)) return isZero(figureOrZero(part.taxAmount))
      return isTaxOf(part, syntax)
    },
  }),
  rule({
    ...{ id: 'BR-CO-18', of: whole, terms: ['BG-23'] },
    says: 'The VAT breakdown is missing.',
    holds: (invoice) => invoice.vatBreakdown.length > 0,
  }),
  rule({
    ...{ id: 'BR-CO-25', of: totals, terms: ['BT-9', 'BT-20'] },
    says: 'An amount is due: say until when, with a due date or payment terms.',
    holds: ({ due }, { invoice, kind }) => {
      const value = figureOrZero(due)
      return (
        kind === 'credit-note' ||
        isZero(value) ||
        isNegative(value) ||
        has(invoice.dueDate) ||
        has(invoice.paymentTerms)
      )
    },
  }),

  tooLong('BR-DEC-01', allowances, 'BT-92', ({ amount }) => amount),
  tooLong('BR-DEC-02', allowances, 'BT-93', ({ base }) => base),
  tooLong('BR-DEC-05', charges, 'BT-99', ({ amount }) => amount),
  tooLong('BR-DEC-06', charges, 'BT-100', ({ base }) => base),
  tooLong('BR-DEC-09', totals, 'BT-106', (sums) => sums.lines),
  tooLong('BR-DEC-10', totals, 'BT-107', (sums) => sums.allowances),
  tooLong('BR-DEC-11', totals, 'BT-108', (sums) => sums.charges),
  tooLong('BR-DEC-12', totals, 'BT-109', (sums) => sums.withoutVat),
  tooLong('BR-DEC-13', whole, 'BT-110', (invoice) => invoice.totalVat),
  tooLong('BR-DEC-14', totals, 'BT-112', (sums) => sums.withVat),
  tooLong('BR-DEC-15', whole, 'BT-111', (invoice) => invoice.totalVatInAccountingCurrency),
  tooLong('BR-DEC-16', totals, 'BT-113', (sums) => sums.paid),
  tooLong('BR-DEC-17', totals, 'BT-114', (sums) => sums.rounding),
  tooLong('BR-DEC-18', totals, 'BT-115', (sums) => sums.due),
  tooLong('BR-DEC-19', breakdowns, 'BT-116', (part) => part.taxableAmount),
  tooLong('BR-DEC-20', breakdowns, 'BT-117', (part) => part.taxAmount),
  tooLong('BR-DEC-23', lines, 'BT-131', (line) => line.netAmount),
  tooLong('BR-DEC-24', lineAllowances, 'BT-136', ({ amount }) => amount),
  tooLong('BR-DEC-25', lineAllowances, 'BT-137', ({ base }) => base),
  tooLong('BR-DEC-27', lineCharges, 'BT-141', ({ amount }) => amount),
  tooLong('BR-DEC-28', lineCharges, 'BT-142', ({ base }) => base),
]
