import { everywhere, on, priced, type Row } from './field-row.ts'
import type { FieldType } from './field-types.ts'

// Quotes and delivery notes have no e-invoice, but hand on what is known of both parties.
const ofParties = {
  ...everywhere('print'),
  ...on(['invoice', 'credit_note', 'purchase_order'], 'option'),
} as const

const ofBills = { ...priced('print'), ...on(['invoice', 'credit_note'], 'option') } as const

function ofParty<Type extends FieldType>(type: Type): Row<'e-invoice', Type> {
  return { type, group: 'e-invoice', on: ofParties, option: 'e-invoice' }
}

/** What e-invoices ask for besides what every document says. Nothing of it is printed. */
export const eInvoiceFields = {
  'sender.electronicAddress': { ...ofParty('text'), isSenders: true },
  'sender.electronicAddressScheme': { ...ofParty('code'), isSenders: true },
  'receiver.electronicAddress': ofParty('text'),
  'receiver.electronicAddressScheme': ofParty('code'),
  buyerReference: { type: 'text', group: 'e-invoice', on: ofBills, option: 'e-invoice' },
  paymentMeansCode: { type: 'code', group: 'e-invoice', on: ofBills, option: 'e-invoice' },
  taxExemptionReason: { type: 'long-text', group: 'e-invoice', on: ofBills, option: 'e-invoice' },
} as const
