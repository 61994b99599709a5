import type { DocumentOf } from '@sheaf/domain/documents/document'
import type { Identifier } from '../model/term.ts'
import type { EInvoiceDetails, InvoiceDocument } from './details.ts'
import type { OrderDetails } from './order.ts'

/** What a document says for its e-invoice alone. */
export function detailsOf(document: InvoiceDocument): EInvoiceDetails {
  const { sender, receiver, buyerReference, paymentMeansCode, taxExemptionReason } = document
  const [seller, buyer] = [addressOf(sender), addressOf(receiver)]
  return {
    ...(buyerReference && { buyerReference }),
    ...(seller && { sellerElectronicAddress: seller }),
    ...(buyer && { buyerElectronicAddress: buyer }),
    ...(paymentMeansCode && { paymentMeansCode }),
    ...(taxExemptionReason && { taxExemptionReason }),
    lines: document.lines.map(({ unitCode, taxCategory }) => ({
      ...(unitCode && { unitCode }),
      ...(taxCategory && { vatCategory: taxCategory }),
    })),
  }
}

/** An order is sent by the buyer. */
export function orderDetailsOf(document: DocumentOf<'purchase_order'>): OrderDetails {
  const [buyer, seller] = [addressOf(document.sender), addressOf(document.receiver)]
  return {
    ...(seller && { sellerElectronicAddress: seller }),
    ...(buyer && { buyerElectronicAddress: buyer }),
    lines: document.lines.map(({ unitCode }) => (unitCode ? { unitCode } : {})),
  }
}

type Reached = Pick<InvoiceDocument['sender'], 'electronicAddress' | 'electronicAddressScheme'>

function addressOf({
  electronicAddress,
  electronicAddressScheme,
}: Reached): Identifier | undefined {
  const value = electronicAddress.trim()
  if (value === '') return undefined
  return { value, ...(electronicAddressScheme && { scheme: electronicAddressScheme }) }
}
