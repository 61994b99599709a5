import { z } from 'zod'
import { bankFields } from '../parties/bank-fields.ts'
import { partyFields } from '../parties/party-fields.ts'
import {
  currencyField,
  dayText,
  figureText,
  flag,
  jurisdictionField,
  languageField,
  limits,
  longText,
  numberText,
  ownPercentText,
  percentText,
  positiveNumberText,
  shortText,
} from './field-schemas.ts'

const discountFields = {
  discountType: z.enum(['percent', 'amount']).default('percent'),
  discountValue: positiveNumberText,
}

/** What every line may carry besides its price and amount, whose names differ between kinds. */
const lineFields = {
  itemNumber: shortText,
  description: longText,
  quantity: numberText,
  unit: shortText,
  taxRate: ownPercentText,
  ...discountFields,
}

type LineShape<Price extends string, Amount extends string> = typeof lineFields &
  Record<Price, typeof numberText> &
  Record<Amount, typeof figureText>

export function lineItems<Price extends string, Amount extends string>(
  price: Price,
  amount: Amount,
) {
  const shape = { ...lineFields, [price]: numberText, [amount]: figureText }
  return z
    .array(z.object(shape as LineShape<Price, Amount>))
    .min(1, 'At least one line item is required')
    .max(limits.lines, `At most ${limits.lines} line items fit on one document`)
}

/**
 * Every kind carries these, so that a conversion never has to drop one.
 * What a kind calls by a name of its own stands in its own schema.
 */
export const commonFields = {
  ...partyFields('company', 'Contact'),

  ...bankFields,

  ...partyFields('shipTo', 'Company'),
  shipDate: dayText,
  shipVia: shortText,
  fobPoint: shortText,
  shippingTerms: shortText,

  customerId: shortText,
  preparedBy: shortText,
  salesperson: shortText,
  requisitioner: shortText,

  poNumber: shortText,
  poDate: dayText,
  quoteNumber: shortText,
  quoteDate: dayText,
  quoteValidUntil: dayText,
  originalInvoiceNumber: shortText,
  originalInvoiceDate: dayText,
  originalInvoiceDueDate: dayText,

  paymentTerms: shortText,
  terms: longText,
  specialInstructions: longText,

  enableTax2: flag,
  tax2Label: shortText,
  tax2Rate: percentText,
  pricesIncludeTax: flag,
  reverseCharge: flag,
  taxRounding: z.enum(['document', 'line']).default('document'),
  ...discountFields,
  withholdingLabel: shortText,
  withholdingRate: percentText,

  currency: currencyField,
  jurisdiction: jurisdictionField,
  language: languageField,
}
