import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { kindLayouts } from './kind-layout.ts'
import type { FieldValue } from './read-field.ts'

export type ExtraId =
  | 'item-numbers'
  | 'units'
  | 'line-discounts'
  | 'line-taxes'
  | 'discount'
  | 'shipping-amount'
  | 'other-amount'
  | 'prices-include-tax'
  | 'reverse-charge'
  | 'withholding'
  | 'tax-ids'
  | 'contacts'
  | 'ship-to'
  | 'shipping'
  | 'people'
  | 'order-reference'
  | 'quote-reference'
  | 'invoice-dates'
  | 'payment-terms'
  | 'terms'

/** Something that most documents do without. It is on the paper when it was asked for or when a field of it is filled. */
export type Extra = {
  readonly label: string
  readonly group: 'On each line' | 'Amounts' | 'Parties and references'
  readonly fields?: readonly string[]
  readonly lineField?: string
  /** On and off is all there is to it. */
  readonly flag?: string
  /** Dates and words beside the number. */
  readonly facts?: readonly string[]
}

export function extrasOf(document: BusinessDocument): ReadonlyMap<ExtraId, Extra> {
  const all = extraTable(document)
  return new Map(kindLayouts[document.type].offers.map((id) => [id, all[id]] as const))
}

export function filledExtras(document: BusinessDocument): ReadonlySet<ExtraId> {
  const filled = [...extrasOf(document)].filter(([, extra]) => isFilled(extra, document))
  return new Set(filled.map(([id]) => id))
}

/** The fields that leaving an extra out empties. */
export function emptied(extra: Extra): Record<string, FieldValue> {
  const names = [...(extra.fields ?? []), ...(extra.facts ?? [])]
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...(extra.flag !== undefined && { [extra.flag]: false }),
  }
}

function isFilled({ fields = [], facts = [], lineField, flag }: Extra, document: BusinessDocument) {
  if (flag !== undefined) return (document as Readonly<Record<string, unknown>>)[flag] === true
  if (lineField !== undefined) {
    return document.lineItems.some((line) => isSaid(textField(line, lineField)))
  }
  return [...fields, ...facts].some((name) => isSaid(textField(document, name)))
}

function isSaid(text: string): boolean {
  return text.trim() !== '' && text !== '0'
}

function extraTable(document: BusinessDocument): Readonly<Record<ExtraId, Extra>> {
  const { receiver, shippingField, otherField } = rulesOf(document.type)
  const lines = 'On each line'
  const amounts = 'Amounts'
  const parties = 'Parties and references'
  return {
    'item-numbers': { label: 'Item numbers', group: lines, lineField: 'itemNumber' },
    units: { label: 'Units', group: lines, lineField: 'unit' },
    'line-discounts': { label: 'Discount per line', group: lines, lineField: 'discountValue' },
    'line-taxes': { label: 'Tax per line', group: lines, lineField: 'taxRate' },
    discount: { label: 'Discount on the total', group: amounts, fields: ['discountValue'] },
    'shipping-amount': { label: 'Shipping amount', group: amounts, fields: [shippingField] },
    'other-amount': { label: 'Other amount', group: amounts, fields: [otherField] },
    'prices-include-tax': { label: 'Prices include tax', group: amounts, flag: 'pricesIncludeTax' },
    'reverse-charge': { label: 'Reverse charge', group: amounts, flag: 'reverseCharge' },
    withholding: {
      label: 'Withholding tax',
      group: amounts,
      fields: ['withholdingRate', 'withholdingLabel'],
    },
    'tax-ids': {
      label: 'Tax IDs',
      group: parties,
      fields: ['companyTaxId', `${receiver}TaxId`],
    },
    contacts: {
      label: 'More contact details',
      group: parties,
      fields: ['companyContact', 'companyWebsite', 'companyFax', `${receiver}Fax`],
    },
    'ship-to': {
      label: 'Ship to',
      group: parties,
      fields: ['shipToName', 'shipToCompany', 'shipToAddress', 'shipToPhone'],
    },
    shipping: {
      label: 'Shipping details',
      group: parties,
      facts: ['shipDate', 'shipVia', 'fobPoint', 'shippingTerms'],
    },
    people: {
      label: 'People',
      group: parties,
      facts: kindLayouts[document.type].people,
    },
    'order-reference': {
      label: 'Purchase order reference',
      group: parties,
      facts: ['poNumber', 'poDate'],
    },
    'quote-reference': {
      label: 'Quote reference',
      group: parties,
      facts: ['quoteNumber', 'quoteDate'],
    },
    'invoice-dates': {
      label: 'Dates of the invoice',
      group: parties,
      facts: ['originalInvoiceDate', 'originalInvoiceDueDate'],
    },
    'payment-terms': { label: 'Payment terms', group: parties, facts: ['paymentTerms'] },
    terms: { label: 'Terms and conditions', group: parties, fields: ['terms'] },
  }
}
