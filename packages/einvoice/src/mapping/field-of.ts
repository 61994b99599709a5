import { type AnyPath, linePath } from '@sheaf/domain/documents/field-path'
import type { FieldPath, LineField } from '@sheaf/domain/documents/fields'
import type { Invoice } from '../model/invoice.ts'

/** Where a document says what the model keeps; a part without a row of its own is found with its group. */
const fieldsByPath: Readonly<Record<string, FieldPath>> = {
  number: 'number',
  issueDate: 'issuedOn',
  dueDate: 'endsOn',
  currency: 'currency',
  buyerReference: 'buyerReference',
  orderReference: 'references.orderNumber',
  paymentTerms: 'texts.terms',
  notes: 'texts.message',
  precedingInvoices: 'references.invoiceNumber',
  'precedingInvoices.issueDate': 'references.invoiceDate',
  'seller.name': 'sender.name',
  'seller.identifiers': 'sender.taxId',
  'seller.legalRegistration': 'sender.taxId',
  'seller.vatIdentifier': 'sender.taxId',
  'seller.taxRegistration': 'sender.taxId',
  'seller.electronicAddress': 'sender.electronicAddress',
  'seller.address': 'sender.address',
  'seller.contact': 'sender.contact',
  'seller.contact.phone': 'sender.phone',
  'seller.contact.email': 'sender.email',
  'buyer.name': 'receiver.company',
  'buyer.identifier': 'references.customerId',
  'buyer.legalRegistration': 'receiver.taxId',
  'buyer.vatIdentifier': 'receiver.taxId',
  'buyer.electronicAddress': 'receiver.electronicAddress',
  'buyer.address': 'receiver.address',
  'buyer.contact': 'receiver.name',
  'buyer.contact.phone': 'receiver.phone',
  'buyer.contact.email': 'receiver.email',
  'delivery.name': 'shipTo.company',
  'delivery.address': 'shipTo.address',
  'delivery.date': 'delivery.date',
  period: 'serviceFrom',
  'period.end': 'serviceTo',
  payments: 'bank.iban',
  'payments.meansCode': 'paymentMeansCode',
  'payments.bank': 'bank.swift',
  allowances: 'discount.value',
  charges: 'charges.shipping',
  vatBreakdown: 'tax.rate',
  'vatBreakdown.exemptionReason': 'taxExemptionReason',
  totals: 'tax.rate',
  'totals.paid': 'amountPaid',
  totalVat: 'tax.rate',
}

const lineFieldsByPath: Readonly<Record<string, LineField>> = {
  quantity: 'quantity',
  unit: 'unitCode',
  netPrice: 'price',
  netAmount: 'price',
  allowances: 'discountValue',
  vatCategory: 'taxCategory',
  vatRate: 'taxRate',
  name: 'description',
  description: 'description',
  sellerItem: 'itemNumber',
}

/** The field to be mended for a finding at a path of the model; undefined where no field of a document says it. */
export function fieldOf(at: string, { lines }: Invoice): AnyPath | undefined {
  const [, index, rest = ''] = /^lines\.(\d+)\.?(.*)$/s.exec(at) ?? []
  if (index === undefined) return nearest(fieldsByPath, at)
  // Blank lines of a document are no lines of its e-invoice, which keep their old numbers.
  const place = Number(lines[Number(index)]?.id ?? Number(index) + 1) - 1
  return linePath(place, nearest(lineFieldsByPath, rest) ?? 'description')
}

function nearest<Field extends string>(
  fields: Readonly<Record<string, Field>>,
  at: string,
): Field | undefined {
  const steps = at.split('.').filter((step) => !/^\d+$/.test(step))
  for (let length = steps.length; length > 0; length -= 1) {
    const field = fields[steps.slice(0, length).join('.')]
    if (field !== undefined) return field
  }
  return undefined
}
