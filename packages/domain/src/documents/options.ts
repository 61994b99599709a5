/** What most documents do without: a user asks for it, or a field of it is filled. */
export const options = {
  'item-numbers': { label: 'Item numbers', group: 'On each line' },
  units: { label: 'Units', group: 'On each line' },
  'line-discounts': { label: 'Discount per line', group: 'On each line' },
  'line-taxes': { label: 'Tax per line', group: 'On each line' },
  'tax-categories': { label: 'Tax category per line', group: 'On each line' },
  discount: { label: 'Discount on the total', group: 'Amounts' },
  'shipping-amount': { label: 'Shipping amount', group: 'Amounts' },
  'other-amount': { label: 'Other amount', group: 'Amounts' },
  'prices-include-tax': { label: 'Prices include tax', group: 'Amounts' },
  'reverse-charge': { label: 'Reverse charge', group: 'Amounts' },
  withholding: { label: 'Withholding tax', group: 'Amounts' },
  deposits: { label: 'Deposits and payments', group: 'Amounts' },
  'tax-ids': { label: 'Tax IDs', group: 'Parties and references' },
  contacts: { label: 'More contact details', group: 'Parties and references' },
  'ship-to': { label: 'Ship to', group: 'Parties and references' },
  shipping: { label: 'Shipping details', group: 'Parties and references' },
  'service-dates': { label: 'Service dates', group: 'Parties and references' },
  people: { label: 'People', group: 'Parties and references' },
  'order-reference': { label: 'Purchase order reference', group: 'Parties and references' },
  'quote-reference': { label: 'Quote reference', group: 'Parties and references' },
  'invoice-dates': { label: 'Invoice dates', group: 'Parties and references' },
  'payment-terms': { label: 'Payment terms', group: 'Parties and references' },
  terms: { label: 'Terms and conditions', group: 'Parties and references' },
  'e-invoice': { label: 'E-invoice', group: 'Parties and references' },
} as const satisfies Record<string, { readonly label: string; readonly group: string }>

export type OptionId = keyof typeof options

export const optionIds = Object.keys(options) as readonly OptionId[]
