import type { PricedKind } from '../../documents/field-row.ts'
import type { FieldPath, fields } from '../../documents/fields.ts'
import type { DocumentKind } from '../../documents/kind.ts'
import type { PaymentTerm } from '../../documents/payment-terms.ts'

type PathsIn<Group> = {
  [Path in FieldPath]: (typeof fields)[Path]['group'] extends Group ? Path : never
}[FieldPath]

/** The fields that are printed with a word of their own before them. What a kind calls otherwise stands with the kind. */
export type LabelledPath = Exclude<PathsIn<'facts' | 'bank' | 'texts'>, 'texts.message'>

/** Of a sender and of a receiver alike. */
export type LabelledDetail = 'email' | 'phone' | 'fax' | 'website' | 'taxId'

type KindWords = {
  readonly title: string
  readonly number: string
  readonly receiver: string
  readonly message: string
  /** Above the lines to sign on, on a kind that is signed. */
  readonly signing?: string
}

/** Every word that a sheet prints besides the user's own, in one language. */
export type PaperWords = {
  readonly kinds: Readonly<Record<DocumentKind, KindWords>>
  readonly ends: Readonly<Record<Extract<keyof (typeof fields)['endsOn']['on'], string>, string>>
  readonly price: Readonly<Record<PricedKind, string>>
  readonly total: Readonly<Record<PricedKind, string>>
  readonly fields: Readonly<Record<LabelledPath, string>>
  readonly details: Readonly<Record<LabelledDetail, string>>
  readonly issued: string
  readonly shipTo: string
  readonly columns: {
    readonly itemNumber: string
    readonly description: string
    readonly quantity: string
    readonly discount: string
    readonly tax: string
    readonly amount: string
  }
  readonly carriedForward: string
  readonly broughtForward: string
  readonly subtotal: string
  readonly discount: string
  readonly net: string
  readonly shipping: string
  readonly other: string
  readonly deposit: string
  /** Before the tax inside a deposit: 'incl. VAT 19.00'. */
  readonly including: string
  readonly paid: string
  readonly amountDue: string
  /** Before the number of lines, on a kind without prices. */
  readonly itemCount: string
  /** Before a day: 'Due April 2, 2026'. */
  readonly dueOn: string
  readonly validUntil: string
  readonly issuedOn: string
  readonly payment: string
  /** Beside a payment code. */
  readonly scanToPay: string
  readonly pricesIncludeTax: string
  readonly signing: readonly string[]
  readonly paymentTerms: Readonly<Record<PaymentTerm, string>>
  /** Whole sentences about when to pay. */
  readonly terms: {
    readonly onReceipt: string
    /** Around the number of days: 15, 30, 60 or 90. */
    readonly within: readonly [string, string]
  }
  /** What the taxes are called that a user chooses by their English names. */
  readonly taxes: Readonly<Record<'Tax' | 'VAT' | 'GST' | 'Sales Tax', string>>
  readonly withholding: string
  /** Around a code: 'Total in EUR', 'VAT in EUR'. */
  readonly totalIn: readonly [string, string]
  readonly taxIn: readonly [string, string]
  /** Before '1 USD = 0.92 EUR'. */
  readonly exchangeRate: string
  /** Around a day, behind a rate: 'as of March 2, 2026'. */
  readonly rateDay: readonly [string, string]
  /** 'Page ', ' of ', '': around the number of the page and of all pages. */
  readonly pages: readonly [string, string, string]
}
