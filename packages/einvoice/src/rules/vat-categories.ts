import type { Invoice, VatBreakdown } from '../model/invoice.ts'
import { figure, figureOrZero, isNegative, isSame, isZero } from './figures.ts'
import {
  allowances,
  breakdowns,
  charges,
  has,
  lines,
  type Parts,
  type Rule,
  rule,
  whole,
} from './rule.ts'
import { isNearly, isTaxOf, taxableIn } from './vat-figures.ts'

type Category = {
  readonly code: string
  readonly prefix: string
  /** As it reads in 'A line that is …'. */
  readonly name: string
  readonly rate: 'above zero' | 'zero' | 'zero or more' | 'none'
  /** A breakdown may have several parts of it, one for each rate. */
  readonly isByRate?: true
  /** Why no VAT is charged must be said, or must not. */
  readonly reason: 'wanted' | 'unwanted'
  /** The numbers that seller and buyer must have, or must not. */
  readonly numbers: (invoice: Invoice) => boolean
  readonly numbersSay: string
}

const hasSellerVat = ({ seller, taxRepresentative }: Invoice) =>
  seller?.vatIdentifier !== undefined || taxRepresentative?.vatIdentifier !== undefined
const hasSellerNumber = (invoice: Invoice) =>
  hasSellerVat(invoice) || invoice.seller?.taxRegistration !== undefined
const hasBuyerVat = ({ buyer }: Invoice) => buyer?.vatIdentifier !== undefined
const hasBuyerNumber = (invoice: Invoice) =>
  hasBuyerVat(invoice) || invoice.buyer?.legalRegistration !== undefined

const sellerNumber = {
  numbers: hasSellerNumber,
  numbersSay: "needs the seller's VAT number or tax number",
}

export const vatCategoryRows: readonly Category[] = [
  {
    ...{ code: 'S', prefix: 'BR-S', name: 'taxed at a usual rate', isByRate: true },
    ...{ rate: 'above zero', reason: 'unwanted', ...sellerNumber },
  },
  {
    ...{ code: 'Z', prefix: 'BR-Z', name: 'zero rated' },
    ...{ rate: 'zero', reason: 'unwanted', ...sellerNumber },
  },
  {
    ...{ code: 'E', prefix: 'BR-E', name: 'exempt from VAT' },
    ...{ rate: 'zero', reason: 'wanted', ...sellerNumber },
  },
  {
    ...{
      code: 'AE',
      prefix: 'BR-AE',
      name: 'under reverse charge',
      rate: 'zero',
      reason: 'wanted',
    },
    numbers: (invoice) => hasSellerNumber(invoice) && hasBuyerNumber(invoice),
    numbersSay:
      "needs the VAT numbers of seller and buyer; the seller's tax number or the buyer's company number will do",
  },
  {
    ...{
      code: 'K',
      prefix: 'BR-IC',
      name: 'an intra-community supply',
      rate: 'zero',
      reason: 'wanted',
    },
    numbers: (invoice) => hasSellerVat(invoice) && hasBuyerVat(invoice),
    numbersSay: 'needs the VAT numbers of seller and buyer',
  },
  {
    ...{
      code: 'G',
      prefix: 'BR-G',
      name: 'an export outside the EU',
      rate: 'zero',
      reason: 'wanted',
    },
    numbers: hasSellerVat,
    numbersSay: "needs the seller's VAT number",
  },
  {
    ...{
      code: 'O',
      prefix: 'BR-O',
      name: 'outside the scope of VAT',
      rate: 'none',
      reason: 'wanted',
    },
    numbers: (invoice) => !hasSellerVat(invoice) && !hasBuyerVat(invoice),
    numbersSay: 'must not come with VAT numbers of seller or buyer',
  },
  {
    ...{ code: 'L', prefix: 'BR-AF', name: 'taxed with IGIC (Canary Islands)', isByRate: true },
    ...{ rate: 'zero or more', reason: 'unwanted', ...sellerNumber },
  },
  {
    ...{ code: 'M', prefix: 'BR-AG', name: 'taxed with IPSI (Ceuta and Melilla)', isByRate: true },
    ...{ rate: 'zero or more', reason: 'unwanted', ...sellerNumber },
  },
]

type Taxed = { readonly vatCategory?: string | undefined; readonly vatRate?: string | undefined }

const items: readonly {
  readonly of: Parts<Taxed>
  readonly what: string
  readonly terms: readonly [string, string]
}[] = [
  { of: lines, what: 'line', terms: ['BT-151', 'BT-152'] },
  { of: allowances, what: 'discount', terms: ['BT-95', 'BT-96'] },
  { of: charges, what: 'charge', terms: ['BT-102', 'BT-103'] },
]

const rateSays = {
  'above zero': 'needs a VAT rate above zero',
  zero: 'has a VAT rate of zero',
  'zero or more': 'needs a rate of zero or more',
  none: 'has no VAT rate, not even zero',
} as const

export const vatCategoryRules: readonly Rule[] = vatCategoryRows.flatMap(rulesOf)

function rulesOf(category: Category): Rule[] {
  const { code, prefix, name } = category
  const withCode: Parts<VatBreakdown> = (invoice) =>
    breakdowns(invoice).filter(({ item }) => item.category === code)
  return [
    rule({
      ...{ id: `${prefix}-01`, of: whole, terms: ['BT-118'] },
      says: `The VAT breakdown needs ${category.isByRate ? 'a part' : 'exactly one part'} for what is ${name}.`,
      holds: (invoice) => hasBreakdown(invoice, category),
    }),
    ...items.map(({ of, what, terms }, index) =>
      rule({
        ...{
          id: `${prefix}-0${index + 2}`,
          of: whole,
          terms: [code === 'K' || code === 'AE' ? 'BT-48' : 'BT-31', terms[0]],
        },
        says: `A ${what} that is ${name} ${category.numbersSay}.`,
        holds: (invoice) =>
          of(invoice).every(({ item }) => item.vatCategory !== code) || category.numbers(invoice),
      }),
    ),
    ...items.map(({ of, what, terms }, index) =>
      rule({
        ...{ id: `${prefix}-0${index + 5}`, of, terms: [terms[1]] },
        says: `A ${what} that is ${name} ${rateSays[category.rate]}.`,
        holds: ({ vatCategory, vatRate }) => vatCategory !== code || isRate(vatRate, category.rate),
      }),
    ),
    rule({
      ...{ id: `${prefix}-08`, of: withCode, terms: ['BT-116'] },
      says: `The taxable amount of what is ${name} is not its lines less its discounts plus its charges.`,
      holds: (part, { invoice }) => isTaxable(part, invoice, category),
    }),
    rule({
      ...{ id: `${prefix}-09`, of: withCode, terms: ['BT-117'] },
      says: category.isByRate
        ? `The VAT on what is ${name} is not the taxable amount times the rate.`
        : `The VAT on what is ${name} must be zero.`,
      holds: (part, { syntax }) =>
        category.isByRate ? isTaxOf(part, syntax) : isZero(figureOrZero(part.taxAmount)),
    }),
    rule({
      ...{ id: `${prefix}-10`, of: withCode, terms: ['BT-120', 'BT-121'] },
      says:
        category.reason === 'wanted'
          ? `Say why no VAT is charged on what is ${name}.`
          : `What is ${name} must not give a reason for charging no VAT.`,
      holds: (part) => hasReason(part) === (category.reason === 'wanted'),
    }),
  ]
}

function hasReason({ exemptionReason, exemptionCode }: VatBreakdown): boolean {
  return has(exemptionReason) || has(exemptionCode)
}

function isRate(text: string | undefined, wanted: Category['rate']): boolean {
  if (wanted === 'none') return text === undefined
  const rate = figure(text)
  if (rate === undefined) return false
  if (wanted === 'zero') return isZero(rate)
  return !isNegative(rate) && (wanted === 'zero or more' || !isZero(rate))
}

function hasBreakdown(invoice: Invoice, { code, isByRate }: Category): boolean {
  const isUsed = items.some(({ of }) => of(invoice).some(({ item }) => item.vatCategory === code))
  const count = invoice.vatBreakdown.filter(({ category }) => category === code).length
  if (isByRate) return isUsed === count > 0
  return count === 1 || (count === 0 && !isUsed)
}

function isTaxable(part: VatBreakdown, invoice: Invoice, { code, isByRate }: Category): boolean {
  const stated = figure(part.taxableAmount)
  if (stated === undefined) return false
  if (!isByRate) return isSame(stated, taxableIn(invoice, code))
  return isNearly(part.taxableAmount, taxableIn(invoice, code, figureOrZero(part.rate)))
}
