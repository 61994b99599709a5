import { type DocumentOf, type FieldValues, withValues } from '@sheaf/domain/documents/document'
import { sampleDocument } from '@sheaf/rendering/samples'

type InvoicedKind = 'invoice' | 'credit_note'

const germanSale: FieldValues = {
  'sender.name': 'Atelier Blau GmbH',
  'sender.address': 'Hauptstr. 1\n10115 Berlin\nGermany',
  'sender.taxId': 'DE 123 456 788',
  'receiver.address': 'Königsallee 2\n40212 Düsseldorf\nGermany',
  'tax.rate': '19',
  'bank.iban': 'DE02 1203 0000 0000 2020 51',
  'bank.swift': 'BYLADEM1001',
  currency: 'EUR',
  region: 'DE',
}

/** The same between two in Germany, complete enough for an e-invoice. */
export function soldInGermany<Document extends DocumentOf<InvoicedKind>>(
  document: Document,
): Document {
  return withValues(document, germanSale)
}

/** Samples by a seller in the EU. */
export const europeanDocuments = {
  invoice: soldInGermany(sampleDocument('invoice')),
  credit_note: soldInGermany(sampleDocument('credit_note')),
} as const
