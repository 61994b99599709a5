import { depositsOf } from '@sheaf/domain/documents/deposits'
import { isBlankLine } from '@sheaf/domain/documents/document'
import { dueDayOf } from '@sheaf/domain/documents/due-day'
import { isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import type { ComputedDocument, Totals } from '@sheaf/domain/documents/totals'
import { decimal, decimalText } from '@sheaf/domain/money/decimal'
import { isZero, moneyText } from '@sheaf/domain/money/money'
import { isValidIban } from '@sheaf/domain/parties/bank-account'
import { unitCodeOf } from '../codes/everyday-units.ts'
import type { Invoice, InvoiceLine } from '../model/invoice.ts'
import { minus } from '../rules/figures.ts'
import { type Profile, profiles } from '../rules/judge.ts'
import type { Judged } from '../rules/rule.ts'
import { amountsOf, extrasOf, isPercentOf } from './amounts.ts'
import type { EInvoiceDetails, InvoiceDocument } from './details.ts'
import { detailsOf } from './details-of.ts'
import { type NetGroup, type NetLine, netGroups } from './net-lines.ts'
import { buyerOf, deliveryOf, sellerOf } from './parties.ts'
import { vatParts, withUntaxed } from './vat-parts.ts'
import { treatmentOf } from './vat-treatment.ts'

/** The e-invoice of a document, or why it has none. */
export type Mapped = Judged | { readonly refusal: string }

const refusals = {
  quote: 'A quote has no e-invoice format: nothing is owed yet. Turn it into an invoice first.',
  delivery_note: 'A delivery note has no e-invoice format: it has no prices.',
  purchase_order: 'A purchase order is no invoice. Download it as a UBL order instead.',
  twoTaxes: 'An e-invoice knows one VAT and no second tax. Turn the second tax off.',
} as const

export function fromDocument(
  computed: ComputedDocument,
  profile: Profile,
  details?: EInvoiceDetails,
): Mapped {
  const mappable = mappableOf(computed)
  if ('refusal' in mappable) return mappable
  const { document, totals } = mappable
  const kind = document.kind === 'invoice' ? 'invoice' : 'credit-note'
  return { invoice: invoiceOf(document, totals, profile, details ?? detailsOf(document)), kind }
}

/** What there is an e-invoice format for, whatever it says, or why there is none. */
export function mappableOf({
  document,
  totals,
}: ComputedDocument): { document: InvoiceDocument; totals: Totals } | { refusal: string } {
  if (document.kind !== 'invoice' && document.kind !== 'credit_note') {
    return { refusal: refusals[document.kind] }
  }
  if (totals === null || totals.taxes.length > 1) return { refusal: refusals.twoTaxes }
  return { document, totals }
}

function invoiceOf(
  document: InvoiceDocument,
  totals: Totals,
  profile: Profile,
  details: EInvoiceDetails,
): Invoice {
  const { specification, businessProcess } = profiles[profile]
  const groups = netGroups(document, totals)
  const categoryOf = (index: number) => treatment(document, index, details).category
  const own = vatParts(groups, categoryOf, document.currency)
  const extras = extrasOf(totals, own)
  const parts = extras.reduce((all, { signed }) => withUntaxed(all, signed), own)
  const isUnscoped = parts.some(({ category }) => category === 'O')
  return {
    specification,
    ...(businessProcess && { businessProcess }),
    ...headOf(document, totals, details),
    seller: sellerOf(document, {
      profile,
      isUnscoped,
      electronicAddress: details.sellerElectronicAddress,
    }),
    buyer: buyerOf(document, {
      profile,
      isUnscoped,
      electronicAddress: details.buyerElectronicAddress,
    }),
    ...deliveryOf(document, { isToBeNamed: parts.some(({ category }) => category === 'K') }),
    ...paymentOf(document, details),
    ...amountsOf(document, totals, { parts, own, extras, profile, details }),
    lines: linesOf(document, groups, details),
  }
}

function treatment(document: InvoiceDocument, index: number, details: EInvoiceDetails) {
  return treatmentOf(document, index, {
    ...details,
    lineCategory: details.lines?.[index]?.vatCategory,
  })
}

function filled<Name extends string>(
  name: Name,
  text: string | undefined,
): { readonly [Key in Name]?: string } {
  return text === undefined || text.trim() === ''
    ? {}
    : ({ [name]: text.trim() } as { readonly [Key in Name]: string })
}

function headOf(document: InvoiceDocument, totals: Totals, details: EInvoiceDetails) {
  const { references, texts } = document
  const reason = document.kind === 'credit_note' ? document.texts.reason : ''
  const note = [texts.message, reason, withholdingNote(totals)]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
  return {
    ...filled('number', document.number),
    ...filled('issueDate', document.issuedOn),
    typeCode: document.kind === 'invoice' ? '380' : '381',
    currency: document.currency,
    ...filled('buyerReference', details.buyerReference),
    ...filled('orderReference', references.orderNumber),
    notes: note === '' ? [] : [{ text: note }],
    ...periodOf(document),
    precedingInvoices: [
      { number: references.invoiceNumber, issuedOn: references.invoiceDate },
      // What was paid ahead was billed before.
      ...depositsOf(document),
    ].flatMap(({ number, issuedOn }) =>
      number.trim() === ''
        ? []
        : [{ ...filled('number', number), ...filled('issueDate', issuedOn) }],
    ),
    attachments: [],
  }
}

function periodOf({ serviceFrom, serviceTo }: InvoiceDocument): Pick<Invoice, 'period'> {
  const period = { ...filled('start', serviceFrom), ...filled('end', serviceTo) }
  return Object.keys(period).length === 0 ? {} : { period }
}

// The standard has no term for tax that is withheld: it is deducted like a payment, and said in words.
function withholdingNote({ withholding }: Totals): string {
  if (isZero(withholding.amount)) return ''
  const amount = `${moneyText(withholding.amount)} ${withholding.amount.currency}`
  return `${withholding.label} ${withholding.rate}%: ${amount}, deducted from the amount due.`
}

function paymentOf(document: InvoiceDocument, details: EInvoiceDetails) {
  const { bank, paymentTerms, texts } = document
  const iban = bank.iban.toUpperCase().replace(/\s/g, '')
  const account = iban || bank.accountNumber.trim()
  const isSepa = isValidIban(iban) && document.currency === 'EUR'
  const usual = account === '' ? undefined : isSepa ? '58' : '30'
  const meansCode = details.paymentMeansCode || usual
  const own = isPaymentTerm(paymentTerms) ? '' : paymentTerms
  const terms = [own, texts.terms]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
  const due = 'endsOn' in document ? document.endsOn || dueDayOf(document) : undefined
  return {
    payments:
      meansCode === undefined ? [] : [{ meansCode, ...accountOf(document, account, meansCode) }],
    ...filled('dueDate', due),
    ...filled('paymentTerms', terms),
    ...(meansCode !== undefined && filled('paymentReference', document.number)),
  }
}

const transferCodes = new Set(['30', '31', '42', '58'])

function accountOf({ bank, sender }: InvoiceDocument, account: string, meansCode: string) {
  if (account === '' || !transferCodes.has(meansCode)) return {}
  return {
    transfer: { account, ...filled('name', sender.name) },
    ...filled('bank', bank.swift.toUpperCase().replace(/\s/g, '')),
  }
}

function linesOf(
  document: InvoiceDocument,
  groups: readonly NetGroup[],
  details: EInvoiceDetails,
): InvoiceLine[] {
  return groups
    .flatMap(({ lines }) => lines)
    .sort((a, b) => a.index - b.index)
    .flatMap(({ index, line }) => lineOf(document, { index, line, details }))
}

type Placed = { readonly index: number; readonly line: NetLine; readonly details: EInvoiceDetails }

function lineOf(document: InvoiceDocument, { index, line, details }: Placed): InvoiceLine[] {
  const written = document.lines[index]
  if (!written || isBlankLine(written)) return []
  const [name = '', ...more] = written.description.trim().split('\n')
  const { category, rate } = treatment(document, index, details)
  const hasDiscount = !isZero(line.discount)
  const [amount, base] = [moneyText(line.discount), moneyText(line.beforeDiscount)]
  const isPercent =
    written.discountKind === 'percent' && isPercentOf(amount, base, written.discountValue)
  return [
    {
      id: String(index + 1),
      ...signed(written.quantity, line.price),
      unit: details.lines?.[index]?.unitCode || unitCodeOf(written.unit) || 'C62',
      netAmount: moneyText(line.amount),
      allowances: hasDiscount
        ? [
            {
              ...{ amount, reason: 'Discount', reasonCode: '95' },
              ...(isPercent && { percent: written.discountValue, base }),
            },
          ]
        : [],
      charges: [],
      vatCategory: category,
      ...(category !== 'O' && { vatRate: rate }),
      ...filled('name', name || written.itemNumber),
      ...filled('description', more.join('\n')),
      ...filled('sellerItem', written.itemNumber),
      classifications: [],
      attributes: [],
    },
  ]
}

/** A price is never negative in an e-invoice: what is taken back has a negative quantity. */
function signed(
  quantity: string,
  price: string,
): { readonly quantity: string; readonly netPrice: string } {
  if (!price.startsWith('-')) return { quantity, netPrice: price }
  return { quantity: decimalText(minus(decimal(quantity))), netPrice: price.slice(1) }
}
