import type { Invoice } from '../model/invoice.ts'
import { has, type Rule, rule, whole } from './rule.ts'

function hasPart(invoice: Invoice, code: string): boolean {
  return invoice.vatBreakdown.some(({ category }) => category === code)
}

function onlyOutsideScope(
  id: string,
  term: string,
  what: string,
  get: (invoice: Invoice) => readonly { readonly vatCategory?: string | undefined }[],
): Rule {
  return rule({
    ...{ id, of: whole, terms: [term] },
    says: `An invoice outside the scope of VAT must not have ${what} of another kind.`,
    holds: (invoice) =>
      !hasPart(invoice, 'O') || get(invoice).every(({ vatCategory }) => vatCategory === 'O'),
  })
}

function uses(invoice: Invoice, code: string): boolean {
  const { lines, allowances, charges } = invoice
  return (
    hasPart(invoice, code) ||
    [...lines, ...allowances, ...charges].some(({ vatCategory }) => vatCategory === code)
  )
}

/** What one kind of VAT asks of the rest of the invoice. */
export const vatMixtureRules: readonly Rule[] = [
  rule({
    ...{ id: 'BR-IC-11', of: whole, terms: ['BT-72', 'BG-14'] },
    says: 'An intra-community supply needs a delivery date or a billing period.',
    holds: (invoice) =>
      !hasPart(invoice, 'K') ||
      has(invoice.delivery?.date) ||
      has(invoice.period?.start) ||
      has(invoice.period?.end),
  }),
  rule({
    ...{ id: 'BR-IC-12', of: whole, terms: ['BT-80'] },
    says: 'An intra-community supply needs the country that it was delivered to.',
    holds: (invoice) => !hasPart(invoice, 'K') || has(invoice.delivery?.address?.country),
  }),
  rule({
    ...{ id: 'BR-O-11', of: whole, terms: ['BG-23'] },
    says: 'An invoice outside the scope of VAT has no other part in its VAT breakdown.',
    holds: (invoice) => !hasPart(invoice, 'O') || invoice.vatBreakdown.length === 1,
  }),
  onlyOutsideScope('BR-O-12', 'BT-151', 'lines', (invoice) => invoice.lines),
  onlyOutsideScope('BR-O-13', 'BT-95', 'discounts', (invoice) => invoice.allowances),
  onlyOutsideScope('BR-O-14', 'BT-102', 'charges', (invoice) => invoice.charges),
  rule({
    ...{ id: 'BR-B-01', of: whole, terms: ['BT-151'] },
    says: 'Split payment is only for invoices within Italy.',
    holds: (invoice) =>
      !uses(invoice, 'B') ||
      [invoice.seller, invoice.buyer].every((party) => party?.address?.country === 'IT'),
  }),
  rule({
    ...{ id: 'BR-B-02', of: whole, terms: ['BT-151'] },
    says: 'Split payment must not be mixed with lines taxed at a usual rate.',
    holds: (invoice) => !uses(invoice, 'B') || !uses(invoice, 'S'),
  }),
]
