import {
  addDecimals,
  compareDecimals,
  decimal,
  multiplyDecimals,
} from '@sheaf/domain/money/decimal'
import { peppolCreditNoteTypes, peppolInvoiceTypes } from '../codes/document-codes.ts'
import type { InvoiceLine } from '../model/invoice.ts'
import {
  cents,
  figure,
  figureOrZero,
  isNegative,
  isRoundedFrom,
  isSame,
  isZero,
  percentOf,
  quotient,
  subtract,
  sumOf,
  zero,
} from './figures.ts'
import {
  allowances,
  breakdowns,
  charges,
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

export const peppolSpecification =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
export const peppolProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const processPattern = /^urn:fdc:peppol\.eu:2017:poacc:billing:(\d{2}):1\.0$/

function processNumber(process = ''): string | undefined {
  return processPattern.exec(process.trim())?.[1]
}

type Deduction = {
  readonly amount?: string | undefined
  readonly base?: string | undefined
  readonly percent?: string | undefined
}

const deductions: Parts<Deduction> = (invoice) => [
  ...allowances(invoice),
  ...charges(invoice),
  ...lineAllowances(invoice),
  ...lineCharges(invoice),
]

function isLineAmount(line: InvoiceLine): boolean {
  const base = figureOrZero(line.baseQuantity)
  const price = figureOrZero(line.netPrice)
  const single = isZero(base) ? price : quotient(price, base)
  const priced = multiplyDecimals(figure(line.quantity) ?? decimal('1'), single)
  const added = cents(sumOf(line.charges.map(({ amount }) => amount)))
  const deducted = cents(sumOf(line.allowances.map(({ amount }) => amount)))
  return isRoundedFrom(figureOrZero(line.netAmount), subtract(addDecimals(priced, added), deducted))
}

function hasSameSign(a: string | undefined, b: string | undefined): boolean {
  const [first, second] = [figureOrZero(a), figureOrZero(b)]
  return isZero(first) || isZero(second) || isNegative(first) === isNegative(second)
}

const exemptionCategories: readonly (readonly [id: string, code: string, category: string])[] = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
]

const datedLines: Parts<InvoiceLine> = (invoice) =>
  lines(invoice).filter(({ item }) => item.period !== undefined)

/** The rules of Peppol BIS Billing 3 that XRechnung has taken over. */
export const sharedPeppolRules: readonly Rule[] = [
  rule({
    ...{ id: 'PEPPOL-EN16931-R001', of: whole, terms: ['BT-23'] },
    says: 'The business process is missing.',
    holds: ({ businessProcess }) => businessProcess !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R005', of: whole, terms: ['BT-6'] },
    says: 'Leave out the VAT accounting currency: it is the currency of the invoice.',
    holds: ({ accountingCurrency, currency }) =>
      accountingCurrency === undefined || accountingCurrency !== currency,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R010', of: one('buyer', ({ buyer }) => buyer), terms: ['BT-49'] },
    says: "The buyer's electronic address is missing. Ask the buyer where e-invoices are to be sent.",
    holds: ({ electronicAddress }) => electronicAddress !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R020', of: one('seller', ({ seller }) => seller), terms: ['BT-34'] },
    says: "The seller's electronic address is missing.",
    holds: ({ electronicAddress }) => electronicAddress !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R040', of: deductions, terms: ['BT-92', 'BT-99', 'BT-136', 'BT-141'] },
    says: 'The amount is not the percentage of its base amount.',
    holds: ({ amount, base, percent }) =>
      base === undefined ||
      percent === undefined ||
      isRoundedFrom(figureOrZero(amount), percentOf(figureOrZero(base), figureOrZero(percent))),
  }),
  rule({
    ...{
      id: 'PEPPOL-EN16931-R041',
      of: deductions,
      terms: ['BT-93', 'BT-100', 'BT-137', 'BT-142'],
    },
    says: 'A percentage needs the amount that it is taken of.',
    holds: ({ base, percent }) => percent === undefined || base !== undefined,
  }),
  rule({
    ...{
      id: 'PEPPOL-EN16931-R042',
      of: deductions,
      terms: ['BT-94', 'BT-101', 'BT-138', 'BT-143'],
    },
    says: 'A base amount needs the percentage that is taken of it.',
    holds: ({ base, percent }) => base === undefined || percent !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R046', of: lines, terms: ['BT-146'] },
    says: 'The price is not the price before discount less the discount on it.',
    holds: ({ netPrice, grossPrice, priceDiscount }) =>
      grossPrice === undefined ||
      isSame(
        figureOrZero(netPrice),
        subtract(figureOrZero(grossPrice), figureOrZero(priceDiscount)),
      ),
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R055', of: whole, terms: ['BT-111'] },
    says: 'The total VAT must have the same sign in both currencies.',
    holds: ({ totalVat, totalVatInAccountingCurrency }) =>
      hasSameSign(totalVat, totalVatInAccountingCurrency),
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R061', of: payments, terms: ['BT-89'] },
    says: 'A direct debit needs the reference of its mandate.',
    holds: ({ meansCode = '' }, { invoice }) =>
      !['49', '59'].includes(meansCode) || invoice.mandateReference !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R110', of: datedLines, terms: ['BT-134'] },
    says: 'The line begins before the billing period.',
    holds: ({ period }, { invoice }) =>
      !period?.start || !invoice.period?.start || period.start >= invoice.period.start,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R111', of: datedLines, terms: ['BT-135'] },
    says: 'The line ends after the billing period.',
    holds: ({ period }, { invoice }) =>
      !period?.end || !invoice.period?.end || period.end <= invoice.period.end,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R120', of: lines, terms: ['BT-131'] },
    says: 'The amount of the line is not quantity times price, plus charges, less discounts.',
    holds: isLineAmount,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R121', of: lines, terms: ['BT-149'] },
    says: 'The number of units that a price is for must be above zero.',
    holds: ({ baseQuantity }) =>
      baseQuantity === undefined || compareDecimals(figureOrZero(baseQuantity), zero) > 0,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R130', of: lines, terms: ['BT-150'] },
    says: 'The price must be for the unit that the quantity is in.',
    holds: ({ baseUnit, unit, quantity }) =>
      baseUnit === undefined || quantity === undefined || baseUnit === unit,
  }),
]

/** Peppol BIS Billing 3, besides what it shares with XRechnung and what is about its syntax. */
export const peppolRules: readonly Rule[] = [
  rule({
    ...{ id: 'PEPPOL-EN16931-R002', of: whole, terms: ['BT-22'] },
    says: 'Only one note is allowed. Put all you have to say into one.',
    holds: ({ notes }) => notes.length <= 1,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R003', of: whole, terms: ['BT-10', 'BT-13'] },
    says: 'Give the buyer reference or the order number. The buyer tells you which.',
    holds: ({ buyerReference, orderReference }) =>
      buyerReference !== undefined || orderReference !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R004', of: whole, terms: ['BT-24'] },
    says: `The specification identifier of Peppol is '${peppolSpecification}'.`,
    holds: ({ specification = '' }) => specification.trim().startsWith(peppolSpecification),
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-R007', of: whole, terms: ['BT-23'] },
    says: `The business process of Peppol is '${peppolProcess}'.`,
    holds: ({ businessProcess }) => processNumber(businessProcess) !== undefined,
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-P0100', of: whole, terms: ['BT-3'] },
    says: 'Peppol does not take invoices of this type. 380 is an ordinary invoice.',
    holds: ({ typeCode, businessProcess }, { kind }) =>
      kind !== 'invoice' ||
      typeCode === undefined ||
      processNumber(businessProcess) !== '01' ||
      peppolInvoiceTypes.has(typeCode),
  }),
  rule({
    ...{ id: 'PEPPOL-EN16931-P0101', of: whole, terms: ['BT-3'] },
    says: 'Peppol does not take credit notes of this type. 381 is an ordinary credit note.',
    holds: ({ typeCode, businessProcess }, { kind }) =>
      kind !== 'credit-note' ||
      typeCode === undefined ||
      processNumber(businessProcess) !== '01' ||
      peppolCreditNoteTypes.has(typeCode),
  }),
  ...exemptionCategories.map(([id, code, category]) =>
    rule({
      ...{ id: `PEPPOL-EN16931-${id}`, of: breakdowns, terms: ['BT-118', 'BT-121'] },
      says: `The reason ${code} belongs to the VAT category ${category}.`,
      holds: (part) =>
        part.exemptionCode?.trim().toUpperCase() !== code || part.category === category,
    }),
  ),
  rule({
    ...{ id: 'PEPPOL-EN16931-P0112', of: whole, terms: ['BT-3'] },
    says: 'Partial (326) and corrected (384) invoices are only for sellers and buyers in Germany.',
    holds: ({ typeCode = '', seller, buyer }) =>
      !['326', '384'].includes(typeCode) ||
      (seller?.address?.country === 'DE' && buyer?.address?.country === 'DE'),
  }),
]
