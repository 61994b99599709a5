import { type FieldValues, nested, schemaOf } from '@sheaf/domain/documents/document'
import { computeTotals } from '@sheaf/domain/documents/totals'
import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { isCurrencyCode } from '@sheaf/domain/money/currency'
import { decimal, decimalText } from '@sheaf/domain/money/decimal'
import { moneyText } from '@sheaf/domain/money/money'
import { formatIban, isValidIban } from '@sheaf/domain/parties/bank-account'
import type { Invoice, InvoiceKind } from '../model/invoice.ts'
import { figureOrZero, isSame, sumOf } from '../rules/figures.ts'
import { XmlRefused } from '../xml/read-xml.ts'
import type { InvoiceDocument } from './details.ts'
import {
  code,
  isPercentage,
  isReverseCharge,
  isUntaxed,
  isWholeDiscount,
  linesFrom,
  long,
  plain,
  short,
} from './lines-from.ts'
import { addressText } from './postal-address.ts'

export type Filled = {
  readonly document: InvoiceDocument
  /** Totals of the file that the document does not come to again, such as one that was rounded. */
  readonly differences: readonly ('withVat' | 'totalVat' | 'due')[]
}

/** A document that says what the file says. Figures are computed anew, so that what differs can be told. */
export function toDocument(invoice: Invoice, kind: InvoiceKind): Filled {
  const documentKind = kind === 'invoice' ? 'invoice' : 'credit_note'
  const rows = linesFrom(invoice)
  const [first] = [...invoice.lines].map(({ vatRate }) => plain(vatRate))
  const rate = isReverseCharge(invoice) ? '0' : (first ?? '0')
  const lines = rows.map((row) => ({ ...row, taxRate: row.taxRate === rate ? '' : row.taxRate }))
  const values = {
    ...headValues(invoice),
    ...partyValues(invoice),
    ...amountValues(invoice, rate),
    ...eInvoiceValues(invoice),
  }
  const own = Object.entries(values).filter(([, value]) => value !== undefined)
  const parsed = schemaOf(documentKind).safeParse({ ...nested(Object.fromEntries(own)), lines })
  if (!parsed.success) throw new XmlRefused(unheld(parsed.error.issues[0]?.message))
  const document = parsed.data
  return { document, differences: differencesFrom(document, invoice) }
}

function unheld(why = ''): string {
  return `This invoice says something that a document here cannot hold: ${why.toLowerCase()}.`
}

/** Days that do not exist are left out: the verdict names them. */
function day(text: string | undefined): string {
  return text !== undefined && isCalendarDay(text) ? text : ''
}

function headValues(invoice: Invoice): FieldValues {
  const [earlier] = invoice.precedingInvoices
  const { currency = '' } = invoice
  return {
    number: short(invoice.number),
    issuedOn: day(invoice.issueDate),
    endsOn: day(invoice.dueDate),
    ...(isCurrencyCode(currency) && { currency }),
    'references.orderNumber': short(invoice.orderReference),
    'references.invoiceNumber': short(earlier?.number),
    'references.invoiceDate': day(earlier?.issueDate),
    'references.customerId': short(invoice.buyer?.identifier?.value),
    'delivery.date': day(invoice.delivery?.date),
    serviceFrom: day(invoice.period?.start),
    serviceTo: day(invoice.period?.end),
    'texts.message': long(invoice.notes.map(({ text = '' }) => text).join('\n')),
    'texts.terms': long(invoice.paymentTerms?.trim()),
    paymentTerms: '',
  }
}

function partyValues({ seller, buyer, delivery, payments }: Invoice): FieldValues {
  const payment = payments.find(({ transfer }) => transfer !== undefined)
  const account = payment?.transfer?.account ?? ''
  const isIban = isValidIban(account)
  const country = seller?.address?.country ?? ''
  return {
    ...(/^[A-Z]{2}$/.test(country) && { region: country }),
    'sender.name': short(seller?.name),
    'sender.contact': short(seller?.contact?.name === seller?.name ? '' : seller?.contact?.name),
    'sender.email': short(seller?.contact?.email),
    'sender.phone': short(seller?.contact?.phone),
    'sender.address': addressText(seller?.address ?? {}),
    'sender.taxId': short(seller?.vatIdentifier ?? seller?.taxRegistration),
    'receiver.company': short(buyer?.name),
    'receiver.name': short(buyer?.contact?.name),
    'receiver.email': short(buyer?.contact?.email),
    'receiver.phone': short(buyer?.contact?.phone),
    'receiver.address': addressText(buyer?.address ?? {}),
    'receiver.taxId': short(buyer?.vatIdentifier ?? buyer?.legalRegistration?.value),
    'shipTo.company': short(delivery?.name),
    'shipTo.address': delivery?.address?.city ? addressText(delivery.address) : '',
    'bank.iban': isIban ? formatIban(account) : '',
    'bank.accountNumber': isIban ? '' : short(account),
    'bank.swift': short(payment?.bank),
  }
}

function amountValues(invoice: Invoice, rate: string): FieldValues {
  const { allowances, charges } = invoice
  const [only] = allowances
  const isWhole = isWholeDiscount(invoice)
  const isPercent = isWhole && isPercentage(allowances)
  const discount = isPercent
    ? plain(only?.percent)
    : decimalText(sumOf(allowances.map(({ amount }) => amount)))
  const untaxed = charges.filter(isUntaxed)
  const isShipping = ({ reasonCode }: { readonly reasonCode?: string | undefined }) =>
    reasonCode === 'FC'
  const total = (some: typeof charges) => decimalText(sumOf(some.map(({ amount }) => amount)))
  return {
    'tax.label': 'VAT',
    'tax.rate': rate,
    'tax.isReverseCharge': isReverseCharge(invoice),
    ...(isWhole && {
      'discount.kind': isPercent ? 'percent' : 'amount',
      'discount.value': discount,
    }),
    'charges.shipping': total(untaxed.filter(isShipping)),
    'charges.other': total(untaxed.filter((charge) => !isShipping(charge))),
    ...(!(invoice.totals?.paid ?? '').startsWith('-') && {
      amountPaid: plain(invoice.totals?.paid),
    }),
  }
}

/** What only e-invoices say. */
function eInvoiceValues({
  buyerReference,
  seller,
  buyer,
  payments,
  vatBreakdown,
}: Invoice): FieldValues {
  const untaxed = vatBreakdown.find(({ exemptionReason }) => exemptionReason !== undefined)
  return {
    buyerReference: short(buyerReference),
    'sender.electronicAddress': short(seller?.electronicAddress?.value),
    'sender.electronicAddressScheme': code(seller?.electronicAddress?.scheme),
    'receiver.electronicAddress': short(buyer?.electronicAddress?.value),
    'receiver.electronicAddressScheme': code(buyer?.electronicAddress?.scheme),
    paymentMeansCode: code(payments[0]?.meansCode),
    taxExemptionReason: long(untaxed?.exemptionReason),
  }
}

function differencesFrom(
  document: InvoiceDocument,
  { totals, totalVat }: Invoice,
): Filled['differences'] {
  const computed = computeTotals(document)
  const pairs = [
    ['withVat', computed.grandTotal, totals?.withVat],
    ['totalVat', computed.taxTotal, totalVat],
    ['due', computed.amountDue, totals?.due],
  ] as const
  return pairs.flatMap(([name, amount, stated]) =>
    isSame(decimal(moneyText(amount)), figureOrZero(stated)) ? [] : [name],
  )
}
