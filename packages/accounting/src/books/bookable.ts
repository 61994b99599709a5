import type { PricedDocument } from '@sheaf/domain/documents/document'
import { dueDayOf } from '@sheaf/domain/documents/due-day'
import type { PricedKind } from '@sheaf/domain/documents/field-row'
import type { Totals } from '@sheaf/domain/documents/totals'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { CurrencyCode } from '@sheaf/domain/money/currency'
import type { Money } from '@sheaf/domain/money/money'
import { type PostalAddress, postalAddress } from '@sheaf/einvoice/mapping/postal-address'
import { bookedLines } from './book-lines.ts'
import type { TaxTreatment } from './tax-treatment.ts'

export type LineRole = 'item' | 'discount' | 'shipping' | 'other' | 'deposit' | 'withholding'

/** One amount that goes to one account under one tax. */
export type BookedLine = {
  readonly role: LineRole
  /** Where it stands in the document; undefined for what stands below its lines. */
  readonly index: number | undefined
  /** Never empty. */
  readonly description: string
  readonly itemNumber: string
  readonly unit: string
  readonly quantity: string
  /** Without tax, where the document says one that gives the amount. */
  readonly price: string
  readonly net: Money
  readonly tax: Money
  readonly treatment: TaxTreatment
}

/**
 * A document as books have it, whatever program they are kept in: its lines add up to its total less what was paid ahead.
 * Every figure is one of the document's totals or a share of one; a credit note's are positive, as it prints them.
 */
export type Bookable = {
  readonly kind: PricedKind
  readonly number: string
  readonly issuedOn: CalendarDay | ''
  /** Empty where the document names none. */
  readonly dueOn: CalendarDay | ''
  readonly suppliedOn: CalendarDay | ''
  /** The order it belongs to, or the invoice that it credits. */
  readonly reference: string
  readonly note: string
  readonly currency: CurrencyCode
  readonly party: Party
  readonly lines: readonly BookedLine[]
  /** What the client keeps back and pays to a tax office. It is no part of the lines but as one of its own. */
  readonly withheld: Money
  readonly totals: Totals
}

/** The other side: the client, or the vendor of a purchase order. */
export type Party = {
  readonly name: string
  readonly email: string
  readonly taxId: string
  readonly customerId: string
  readonly address: PostalAddress
}

export function bookable(document: PricedDocument, totals: Totals): Bookable {
  const { receiver, references } = document
  const credited = document.kind === 'credit_note' ? references.invoiceNumber : ''
  return {
    kind: document.kind,
    number: document.number.trim(),
    issuedOn: document.issuedOn,
    dueOn: ('endsOn' in document ? document.endsOn : '') || dueDayOf(document) || '',
    suppliedOn: document.serviceDate || document.delivery.date,
    reference: (credited || ('orderNumber' in references ? references.orderNumber : '')).trim(),
    note: document.texts.message.trim(),
    currency: document.currency,
    party: {
      name: (receiver.company || receiver.name).trim(),
      email: receiver.email.trim(),
      taxId: receiver.taxId.trim(),
      customerId: references.customerId.trim(),
      address: postalAddress(receiver.address, undefined),
    },
    lines: bookedLines(document, totals),
    withheld: totals.withholding.amount,
    totals,
  }
}
