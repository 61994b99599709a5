import { type Invoice, nameOfTerm } from '../model/invoice.ts'
import { figure, isNegative } from './figures.ts'
import {
  allowances,
  breakdowns,
  charges,
  each,
  eachOf,
  has,
  lineAllowances,
  lineCharges,
  lines,
  one,
  type Parts,
  payments,
  type Rule,
  rule,
  whole,
} from './rule.ts'

const seller = one('seller', (invoice) => invoice.seller)
const representative = one('taxRepresentative', (invoice) => invoice.taxRepresentative)
const totals = one('totals', (invoice) => invoice.totals)

function missing<Item>(
  id: string,
  of: Parts<Item>,
  term: string,
  get: (item: Item) => string | { readonly value: string } | undefined,
): Rule {
  const says = `The ${nameOfTerm(term)} is missing.`
  return rule({ id, of, terms: [term], says, holds: (item) => has(get(item)) })
}

function missingGroup(id: string, term: string, holds: (invoice: Invoice) => boolean): Rule {
  return rule({ id, of: whole, terms: [term], says: `The ${nameOfTerm(term)} is missing.`, holds })
}

type Reasoned = { readonly reason?: string | undefined; readonly reasonCode?: string | undefined }

/** The standard states this twice, under two numbers. */
function reasons(
  ids: readonly string[],
  of: Parts<Reasoned>,
  terms: readonly [string, string],
): Rule[] {
  const says = `Give a ${nameOfTerm(terms[0])}, in words or as a code.`
  const holds = (item: Reasoned) => item.reason !== undefined || item.reasonCode !== undefined
  return ids.map((id) => rule({ id, of, terms, says, holds }))
}

type Period = { readonly start?: string | undefined; readonly end?: string | undefined }

const period = one<Period>('period', (invoice) => invoice.period)
const linePeriods = eachOf<Invoice['lines'][number], Period>(lines, 'period', ({ period }) =>
  period ? [period] : [],
)

function periodEnds(id: string, of: Parts<Period>, terms: readonly string[]): Rule {
  return rule({
    ...{ id, of, terms },
    says: 'The period ends before it begins.',
    holds: ({ start, end }) => start === undefined || end === undefined || start <= end,
  })
}

function periodSays(id: string, of: Parts<Period>, terms: readonly string[]): Rule {
  return rule({
    ...{ id, of, terms },
    says: 'The period has neither a first nor a last day.',
    holds: ({ start, end }) => start !== undefined || end !== undefined,
  })
}

function notNegative(
  id: string,
  term: 'BT-146' | 'BT-148',
  get: (line: Invoice['lines'][number]) => string | undefined,
) {
  return rule({
    ...{ id, of: lines, terms: [term] },
    says: `The ${nameOfTerm(term)} must not be negative. For a credit, make the quantity negative.`,
    holds: (line) => {
      const value = figure(get(line))
      return value === undefined || !isNegative(value)
    },
  })
}

const cards = eachOf(payments, 'card', ({ card }) => (card ? [card] : []))
const attributes = eachOf(lines, 'attributes', (line) => line.attributes)
const classifications = eachOf(lines, 'classifications', (line) => line.classifications)

/** What an invoice must say, by EN 16931. */
export const presenceRules: readonly Rule[] = [
  missing('BR-01', whole, 'BT-24', (invoice) => invoice.specification),
  missing('BR-02', whole, 'BT-1', (invoice) => invoice.number),
  missing('BR-03', whole, 'BT-2', (invoice) => invoice.issueDate),
  missing('BR-04', whole, 'BT-3', (invoice) => invoice.typeCode),
  missing('BR-05', whole, 'BT-5', (invoice) => invoice.currency),
  missing('BR-06', whole, 'BT-27', (invoice) => invoice.seller?.name),
  missing('BR-07', whole, 'BT-44', (invoice) => invoice.buyer?.name),
  missingGroup('BR-08', 'BG-5', (invoice) => invoice.seller?.address !== undefined),
  missing(
    'BR-09',
    one('seller.address', (i) => i.seller?.address),
    'BT-40',
    (at) => at.country,
  ),
  missingGroup('BR-10', 'BG-8', (invoice) => invoice.buyer?.address !== undefined),
  missing(
    'BR-11',
    one('buyer.address', (i) => i.buyer?.address),
    'BT-55',
    (at) => at.country,
  ),
  missing('BR-12', totals, 'BT-106', (sums) => sums.lines),
  missing('BR-13', totals, 'BT-109', (sums) => sums.withoutVat),
  missing('BR-14', totals, 'BT-112', (sums) => sums.withVat),
  missing('BR-15', totals, 'BT-115', (sums) => sums.due),
  rule({
    ...{ id: 'BR-16', of: whole, terms: ['BG-25'] },
    says: 'The invoice has no lines. Add at least one.',
    holds: (invoice) => invoice.lines.length > 0,
  }),
  missing(
    'BR-17',
    one('payee', (invoice) => invoice.payee),
    'BT-59',
    (payee) => payee.name,
  ),
  missing('BR-18', representative, 'BT-62', (party) => party.name),
  rule({
    ...{ id: 'BR-19', of: representative, terms: ['BG-12'] },
    says: "The tax representative's address is missing.",
    holds: (party) => party.address !== undefined,
  }),
  missing(
    'BR-20',
    one('taxRepresentative.address', (invoice) => invoice.taxRepresentative?.address),
    'BT-69',
    (address) => address.country,
  ),
  missing('BR-21', lines, 'BT-126', (line) => line.id),
  missing('BR-22', lines, 'BT-129', (line) => line.quantity),
  missing('BR-23', lines, 'BT-130', (line) => line.unit),
  missing('BR-24', lines, 'BT-131', (line) => line.netAmount),
  missing('BR-25', lines, 'BT-153', (line) => line.name),
  missing('BR-26', lines, 'BT-146', (line) => line.netPrice),
  notNegative('BR-27', 'BT-146', (line) => line.netPrice),
  notNegative('BR-28', 'BT-148', (line) => line.grossPrice),
  periodEnds('BR-29', period, ['BT-74', 'BT-73']),
  periodEnds('BR-30', linePeriods, ['BT-135', 'BT-134']),
  missing('BR-31', allowances, 'BT-92', (item) => item.amount),
  missing('BR-32', allowances, 'BT-95', (item) => item.vatCategory),
  ...reasons(['BR-33', 'BR-CO-21'], allowances, ['BT-97', 'BT-98']),
  missing('BR-36', charges, 'BT-99', (item) => item.amount),
  missing('BR-37', charges, 'BT-102', (item) => item.vatCategory),
  ...reasons(['BR-38', 'BR-CO-22'], charges, ['BT-104', 'BT-105']),
  missing('BR-41', lineAllowances, 'BT-136', (item) => item.amount),
  ...reasons(['BR-42', 'BR-CO-23'], lineAllowances, ['BT-139', 'BT-140']),
  missing('BR-43', lineCharges, 'BT-141', (item) => item.amount),
  ...reasons(['BR-44', 'BR-CO-24'], lineCharges, ['BT-144', 'BT-145']),
  missing('BR-45', breakdowns, 'BT-116', (part) => part.taxableAmount),
  missing('BR-46', breakdowns, 'BT-117', (part) => part.taxAmount),
  missing('BR-47', breakdowns, 'BT-118', (part) => part.category),
  rule({
    ...{ id: 'BR-48', of: breakdowns, terms: ['BT-119'] },
    says: 'The VAT rate is missing. Only what is outside the scope of VAT has none.',
    holds: ({ rate, category }) => rate !== undefined || category === 'O',
  }),
  missing('BR-49', payments, 'BT-81', (payment) => payment.meansCode),
  missing(
    'BR-50',
    eachOf(payments, 'transfer', ({ transfer }) => (transfer ? [transfer] : [])),
    'BT-84',
    ({ account }) => account,
  ),
  rule({
    ...{ id: 'BR-51', of: cards, terms: ['BT-87'], severity: 'warning' },
    says: 'Show at most the first six and the last four digits of a payment card.',
    holds: ({ number = '' }) => number.trim().length <= 10,
  }),
  missing(
    'BR-52',
    each('attachments', (invoice) => invoice.attachments),
    'BT-122',
    (file) => file.reference,
  ),
  rule({
    ...{ id: 'BR-53', of: whole, terms: ['BT-111', 'BT-6'] },
    says: 'The VAT is to be accounted in another currency: state its total in that currency, too.',
    holds: ({ accountingCurrency, currency, totalVatInAccountingCurrency }) =>
      accountingCurrency === undefined ||
      accountingCurrency === currency ||
      totalVatInAccountingCurrency !== undefined,
  }),
  rule({
    ...{ id: 'BR-54', of: attributes, terms: ['BT-160', 'BT-161'] },
    says: 'A property of an item needs a name and a value.',
    holds: ({ name, value }) => name !== undefined && value !== undefined,
  }),
  missing(
    'BR-55',
    each('precedingInvoices', (i) => i.precedingInvoices),
    'BT-25',
    (at) => at.number,
  ),
  missing('BR-56', representative, 'BT-63', (party) => party.vatIdentifier),
  missing(
    'BR-57',
    one('delivery.address', (i) => i.delivery?.address),
    'BT-80',
    (at) => at.country,
  ),
  rule({
    ...{ id: 'BR-61', of: payments, terms: ['BT-84'] },
    says: 'A bank transfer needs the account to be paid to, such as an IBAN.',
    holds: ({ meansCode = '', transfer }) =>
      !['30', '58'].includes(meansCode) || transfer?.account !== undefined,
  }),
  rule({
    ...{ id: 'BR-62', terms: ['BT-34'], of: one('seller', (i) => i.seller?.electronicAddress) },
    says: "The seller's electronic address needs its scheme, such as 0088 for a GLN.",
    holds: ({ scheme }) => scheme !== undefined,
  }),
  rule({
    ...{ id: 'BR-63', terms: ['BT-49'], of: one('buyer', (i) => i.buyer?.electronicAddress) },
    says: "The buyer's electronic address needs its scheme, such as 0088 for a GLN.",
    holds: ({ scheme }) => scheme !== undefined,
  }),
  rule({
    ...{ id: 'BR-64', of: lines, terms: ['BT-157'] },
    says: 'A standard item number needs its scheme, such as 0160 for a GTIN.',
    holds: ({ standardItem }) => standardItem === undefined || standardItem.scheme !== undefined,
  }),
  rule({
    ...{ id: 'BR-65', of: classifications, terms: ['BT-158'] },
    says: 'The classification of an item needs its scheme.',
    holds: ({ scheme }) => scheme !== undefined,
  }),
  periodSays('BR-CO-19', period, ['BT-73', 'BT-74']),
  periodSays('BR-CO-20', linePeriods, ['BT-134', 'BT-135']),
  rule({
    ...{ id: 'BR-CO-03', of: whole, terms: ['BT-7', 'BT-8'] },
    says: 'Give either a tax point date or a tax point code, not both.',
    holds: ({ taxPointDate, taxPointCode }) =>
      taxPointDate === undefined || taxPointCode === undefined,
  }),
  missing('BR-CO-04', lines, 'BT-151', (line) => line.vatCategory),
  rule({
    ...{ id: 'BR-CO-26', of: seller, terms: ['BT-31', 'BT-29', 'BT-30'] },
    says: 'The buyer must be able to tell who sells: add the VAT number, a company number or another identifier of the seller.',
    holds: ({ identifiers, legalRegistration, vatIdentifier }) =>
      identifiers.length > 0 || legalRegistration !== undefined || vatIdentifier !== undefined,
  }),
]
