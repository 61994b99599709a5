import type { DocumentType } from './document-type.ts'

export type Conversion = {
  /** Where the new document names the one it came from. */
  readonly references: { readonly number: string; readonly issued: string; readonly ends?: string }
  /** The vendor of an order is the one who writes the invoice for it. */
  readonly swapsParties?: boolean
}

/** The names under which a kind keeps what all kinds have. */
export type KindRules = {
  readonly title: string
  readonly numberPrefix: string
  /** A fixed first number; without one, numbers end in the last six digits of the clock. */
  readonly firstNumber?: string
  readonly numberField: string
  readonly issuedField: string
  readonly endsField?: string
  readonly endsLabel?: string
  /** The company that writes the document always has the prefix 'company'; this is the one it is addressed to. */
  readonly receiver: string
  readonly receiverLabel: string
  readonly linePriceField: string
  readonly lineAmountField: string
  readonly taxLabelField: string
  readonly taxRateField: string
  /** One figure for each tax, or one for all of them. */
  readonly taxFigures:
    | { readonly first: string; readonly second: string }
    | { readonly all: string }
  readonly shippingField: string
  readonly otherField: string
  readonly endAmountField: string
  readonly endAmountLabel: string
  readonly messageField: string
  readonly asksForPayment: boolean
  readonly convertsTo: Readonly<Partial<Record<DocumentType, Conversion>>>
  readonly requiredToIssue: Readonly<Record<string, string>>
}

const openOrder = {
  linePriceField: 'unitPrice',
  taxLabelField: 'taxLabel',
  taxRateField: 'taxRate',
  messageField: 'comments',
  asksForPayment: false,
} as const

export const kinds = {
  invoice: {
    title: 'Invoice',
    numberPrefix: 'INV-',
    numberField: 'invoiceNumber',
    issuedField: 'issueDate',
    endsField: 'dueDate',
    endsLabel: 'Due Date',
    receiver: 'client',
    receiverLabel: 'Bill To',
    linePriceField: 'rate',
    lineAmountField: 'amount',
    taxLabelField: 'tax1Label',
    taxRateField: 'tax1Rate',
    taxFigures: { first: 'tax1', second: 'tax2' },
    shippingField: 'shippingAmount',
    otherField: 'otherAmount',
    endAmountField: 'total',
    endAmountLabel: 'Total',
    messageField: 'notes',
    asksForPayment: true,
    convertsTo: {
      credit_note: {
        references: {
          number: 'originalInvoiceNumber',
          issued: 'originalInvoiceDate',
          ends: 'originalInvoiceDueDate',
        },
      },
    },
    requiredToIssue: { invoiceNumber: 'Invoice number is required' },
  },
  quote: {
    ...openOrder,
    title: 'Quote',
    numberPrefix: 'QUO-',
    firstNumber: 'QUO-001',
    numberField: 'documentNumber',
    issuedField: 'issueDate',
    endsField: 'validUntil',
    endsLabel: 'Valid Until',
    receiver: 'client',
    receiverLabel: 'Quote For',
    lineAmountField: 'amount',
    taxFigures: { all: 'salesTax' },
    shippingField: 'shippingAmount',
    otherField: 'otherAmount',
    endAmountField: 'total',
    endAmountLabel: 'Total',
    convertsTo: {
      invoice: {
        references: { number: 'quoteNumber', issued: 'quoteDate', ends: 'quoteValidUntil' },
      },
    },
    requiredToIssue: {
      documentNumber: 'Quote number is required',
      clientName: 'Client name is required',
    },
  },
  purchase_order: {
    ...openOrder,
    title: 'Purchase Order',
    numberPrefix: 'PO-',
    numberField: 'poNumber',
    issuedField: 'poDate',
    receiver: 'vendor',
    receiverLabel: 'Vendor',
    lineAmountField: 'total',
    taxFigures: { all: 'taxAmount' },
    shippingField: 'shippingAmount',
    otherField: 'otherAmount',
    endAmountField: 'totalAmount',
    endAmountLabel: 'Total',
    convertsTo: {
      invoice: { references: { number: 'poNumber', issued: 'poDate' }, swapsParties: true },
    },
    requiredToIssue: { poNumber: 'Purchase order number is required' },
  },
  credit_note: {
    ...openOrder,
    title: 'Credit Note',
    numberPrefix: 'CN-',
    numberField: 'creditNoteNumber',
    issuedField: 'creditNoteDate',
    receiver: 'customer',
    receiverLabel: 'Credit To',
    lineAmountField: 'total',
    taxFigures: { all: 'taxAmount' },
    shippingField: 'shippingCredit',
    otherField: 'otherCredit',
    endAmountField: 'totalCredit',
    endAmountLabel: 'Total Credit',
    convertsTo: {},
    requiredToIssue: { creditNoteNumber: 'Credit note number is required' },
  },
} as const satisfies Record<DocumentType, KindRules>

export function rulesOf(type: DocumentType): KindRules {
  return kinds[type]
}
