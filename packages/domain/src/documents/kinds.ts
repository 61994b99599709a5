import { defaultTax } from '../tax/tax-labels.ts'
import type { FieldValues } from './document.ts'
import type { FieldPath } from './fields.ts'
import type { DocumentKind } from './kind.ts'
import { defaultPaymentTerm, defaultTerms } from './payment-terms.ts'

export type Conversion = {
  /** Where the new document names the one it came from. */
  readonly references: {
    readonly number: FieldPath
    readonly issuedOn?: FieldPath
    readonly endsOn?: FieldPath
  }
  /** The vendor of an order is the one who writes the invoice for it. */
  readonly swapsParties?: boolean
}

/** What differs between kinds besides their fields and words. */
export type KindRules = {
  readonly numberPrefix: string
  /** A fixed first number; without one, numbers end in the last six digits of the clock. */
  readonly firstNumber?: string
  /** What screens call the one whom it is for. */
  readonly receiver: string
  readonly asksForPayment: boolean
  readonly writtenBy: 'seller' | 'buyer'
  /** What a new one says besides its number and days. */
  readonly startsWith: FieldValues
  readonly convertsTo: Readonly<Partial<Record<DocumentKind, Conversion>>>
}

const fromQuote = {
  references: {
    number: 'references.quoteNumber',
    issuedOn: 'references.quoteDate',
    endsOn: 'references.quoteValidUntil',
  },
} as const satisfies Conversion

const fromInvoice = {
  references: {
    number: 'references.invoiceNumber',
    issuedOn: 'references.invoiceDate',
    endsOn: 'references.invoiceDueDate',
  },
} as const satisfies Conversion

const fromOrder = {
  references: { number: 'references.orderNumber', issuedOn: 'references.orderDate' },
  swapsParties: true,
} as const satisfies Conversion

export const kinds: Readonly<Record<DocumentKind, KindRules>> = {
  invoice: {
    numberPrefix: 'INV-',
    receiver: 'Client',
    asksForPayment: true,
    writtenBy: 'seller',
    startsWith: {
      'tax.label': defaultTax.label,
      'tax.rate': defaultTax.rate,
      paymentTerms: defaultPaymentTerm,
      'texts.terms': defaultTerms,
    },
    convertsTo: { credit_note: fromInvoice, delivery_note: fromInvoice },
  },
  quote: {
    numberPrefix: 'QUO-',
    firstNumber: 'QUO-001',
    receiver: 'Client',
    asksForPayment: false,
    writtenBy: 'seller',
    startsWith: {},
    convertsTo: { invoice: fromQuote, delivery_note: fromQuote },
  },
  purchase_order: {
    numberPrefix: 'PO-',
    receiver: 'Vendor',
    asksForPayment: false,
    writtenBy: 'buyer',
    startsWith: { paymentTerms: defaultPaymentTerm },
    convertsTo: { invoice: fromOrder, delivery_note: fromOrder },
  },
  credit_note: {
    numberPrefix: 'CN-',
    receiver: 'Customer',
    asksForPayment: false,
    writtenBy: 'seller',
    startsWith: {},
    convertsTo: {},
  },
  delivery_note: {
    numberPrefix: 'DN-',
    receiver: 'Client',
    asksForPayment: false,
    writtenBy: 'seller',
    startsWith: {},
    convertsTo: {},
  },
}
