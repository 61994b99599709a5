import { isValidIban } from '@sheaf/domain/parties/bank-account'
import { type Invoice, nameOfTerm, type Payment } from '../model/invoice.ts'
import { isWithin, where } from './countries.ts'
import {
  breakdowns,
  each,
  has,
  one,
  type Parts,
  payments,
  type Rule,
  rule,
  type Severity,
  whole,
} from './rule.ts'

export const xrechnungSpecification =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'

// Germany states the same rules twice: for XRechnung, and for Peppol between German companies.
const peppolIds: Readonly<Record<string, string>> = {
  '23-a': '023-1',
  '23-b': '023-2',
  '24-a': '024-1',
  '24-b': '024-2',
  '25-a': '025-1',
  '25-b': '025-2',
}

const seller = one('seller', (invoice) => invoice.seller)
const contact = one('seller.contact', (invoice) => invoice.seller?.contact)
const sellerAddress = one('seller.address', (invoice) => invoice.seller?.address)
const buyerAddress = one('buyer.address', (invoice) => invoice.buyer?.address)
const deliveryAddress = one('delivery.address', (invoice) => invoice.delivery?.address)

const attachments = each('attachments', (invoice) => invoice.attachments)

/** A rule under its bare number, once for each of the two. */
type Twin = {
  readonly number: string
  readonly under: (id: string, applies: (invoice: Invoice) => boolean) => Rule
}

type Sentence<Item> = Omit<Parameters<typeof rule<Item>>[0], 'id'>

function twin<Item>(number: string, { of, ...sentence }: Sentence<Item>): Twin {
  return { number, under: (id, applies) => rule({ id, of: where(applies, of), ...sentence }) }
}

function missing<Item>(
  number: string,
  of: Parts<Item>,
  term: string,
  get: (item: Item) => string | undefined,
): Twin {
  const says = `The ${nameOfTerm(term)} is missing.`
  return twin(number, { of, terms: [term], says, holds: (item) => has(get(item)) })
}

/** For payments by some means. */
function paidBy(
  number: string,
  codes: readonly string[],
  terms: readonly string[],
  says: string,
  holds: (payment: Payment, invoice: Invoice) => boolean,
  severity: Severity = 'fatal',
): Twin {
  return twin(number, {
    ...{ of: payments, terms, says, severity },
    holds: (payment, { invoice }) =>
      !codes.includes(payment.meansCode?.trim() ?? '') || holds(payment, invoice),
  })
}

const countedCategories = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'])
const germanTypes = ['326', '380', '384', '389', '381', '875', '876', '877']

function isTaxKnown(invoice: Invoice): boolean {
  const { lines, allowances, charges, taxRepresentative } = invoice
  const isTaxed = [...lines, ...allowances, ...charges].some(({ vatCategory = '' }) =>
    countedCategories.has(vatCategory),
  )
  const isKnown = has(invoice.seller?.vatIdentifier) || has(invoice.seller?.taxRegistration)
  return !isTaxed || isKnown || taxRepresentative !== undefined
}

const skontoLine = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/

/** Cash discounts stand in the payment terms, in a form that programs read: one to a line, and the last line ended. */
function isSkonto(terms = ''): boolean {
  const rows = terms.split(/\r?\n/)
  const discounts = rows.filter((row) => row.trim().startsWith('#'))
  const isLastEnded = !(rows.at(-1) ?? '').trim().startsWith('#')
  return isLastEnded && discounts.every((row) => skontoLine.test(row.trim()))
}

const emailPattern = /^[^@\s.]+(\.[^@\s.]+)*@[^@\s.]+(\.[^@\s.]+)+$/

function hasMandate({ mandateReference }: Invoice, { debitedAccount }: Payment): boolean {
  return mandateReference !== undefined || debitedAccount !== undefined
}

function isDebited(invoice: Invoice): boolean {
  return invoice.payments.some((payment) => hasMandate(invoice, payment))
}

function hasUniqueFilenames({ attachments }: Invoice): boolean {
  const names = attachments.flatMap(({ file }) =>
    file?.filename ? [file.filename.toLowerCase()] : [],
  )
  return new Set(names).size === names.length
}

const transfers = ['30', '58']
const cards = ['48', '54', '55']
const debits = ['59']

const twins: readonly Twin[] = [
  twin('1', {
    ...{ of: whole, terms: ['BG-16'], says: 'Say how the invoice is to be paid.' },
    holds: (invoice) => invoice.payments.length > 0,
  }),
  twin('2', {
    ...{ of: seller, terms: ['BG-6'] },
    says: "The seller's contact is missing: a name, a telephone number and an email address.",
    holds: (party) => party.contact !== undefined,
  }),
  missing('3', sellerAddress, 'BT-37', ({ city }) => city),
  missing('4', sellerAddress, 'BT-38', ({ postcode }) => postcode),
  missing('5', contact, 'BT-41', ({ name }) => name),
  missing('6', contact, 'BT-42', ({ phone }) => phone),
  missing('7', contact, 'BT-43', ({ email }) => email),
  missing('8', buyerAddress, 'BT-52', ({ city }) => city),
  missing('9', buyerAddress, 'BT-53', ({ postcode }) => postcode),
  missing('10', deliveryAddress, 'BT-77', ({ city }) => city),
  missing('11', deliveryAddress, 'BT-78', ({ postcode }) => postcode),
  missing('14', breakdowns, 'BT-119', ({ rate }) => rate),
  twin('15', {
    ...{ of: whole, terms: ['BT-10'] },
    says: 'The buyer reference is missing. Public buyers call it Leitweg-ID.',
    holds: ({ buyerReference }) => has(buyerReference),
  }),
  twin('16', {
    ...{ of: whole, terms: ['BT-31', 'BT-32'], holds: isTaxKnown },
    says: "Give the seller's VAT number or tax number.",
  }),
  twin('17', {
    ...{ of: whole, terms: ['BT-3'], severity: 'warning' },
    says: `German buyers expect one of the type codes ${germanTypes.join(', ')}.`,
    holds: ({ typeCode = '' }) => germanTypes.includes(typeCode.trim()),
  }),
  twin('18', {
    ...{ of: whole, terms: ['BT-20'] },
    says: "Write a cash discount as '#SKONTO#TAGE=14#PROZENT=2.00#' on a line of its own.",
    holds: ({ paymentTerms }) => isSkonto(paymentTerms),
  }),
  paidBy(
    ...(['19', ['58'], ['BT-84'], 'A SEPA transfer needs a valid IBAN.'] as const),
    ({ transfer }) => isValidIban(transfer?.account ?? ''),
    'warning',
  ),
  paidBy(
    ...(['20', debits, ['BT-91'], 'A SEPA direct debit needs a valid IBAN.'] as const),
    ({ debitedAccount = '' }) => isValidIban(debitedAccount),
    'warning',
  ),
  twin('22', {
    ...{ of: whole, terms: ['BT-125'], holds: hasUniqueFilenames },
    says: 'Two attached files have the same name.',
  }),
  paidBy(
    ...([
      '23-a',
      transfers,
      ['BG-17'],
      'A bank transfer needs the account to be paid to.',
    ] as const),
    ({ transfer }) => transfer !== undefined,
  ),
  paidBy(
    ...(['23-b', transfers, ['BG-18', 'BG-19']] as const),
    'A bank transfer must not come with a card or a direct debit.',
    (payment, invoice) => payment.card === undefined && !hasMandate(invoice, payment),
  ),
  paidBy(
    '24-a',
    cards,
    ['BG-18'],
    'A card payment needs the card.',
    ({ card }) => card !== undefined,
  ),
  paidBy(
    ...(['24-b', cards, ['BG-17', 'BG-19']] as const),
    'A card payment must not come with an account or a direct debit.',
    (payment, invoice) => payment.transfer === undefined && !hasMandate(invoice, payment),
  ),
  paidBy('25-a', debits, ['BG-19'], 'A direct debit needs its mandate.', (payment, invoice) =>
    hasMandate(invoice, payment),
  ),
  paidBy(
    ...(['25-b', debits, ['BG-17', 'BG-18']] as const),
    'A direct debit must not come with an account to be paid to or a card.',
    ({ transfer, card }) => transfer === undefined && card === undefined,
  ),
  twin('26', {
    ...{ of: whole, terms: ['BG-3'], severity: 'warning' },
    says: 'A corrected invoice (384) should name the invoice that it corrects.',
    holds: ({ typeCode, precedingInvoices }) =>
      typeCode !== '384' || precedingInvoices.some(({ number }) => number !== undefined),
  }),
  twin('27', {
    ...{ of: contact, terms: ['BT-42'], severity: 'warning' },
    says: "The seller's telephone number should have at least three digits.",
    holds: ({ phone = '' }) => phone.replace(/\D/g, '').length >= 3,
  }),
  twin('28', {
    ...{ of: contact, terms: ['BT-43'], severity: 'warning' },
    says: "The seller's email address does not look like one.",
    holds: ({ email = '' }) => emailPattern.test(email.trim()),
  }),
  twin('30', {
    ...{ of: whole, terms: ['BT-90'], says: 'A direct debit needs the creditor identifier.' },
    holds: (invoice) => !isDebited(invoice) || invoice.creditorIdentifier !== undefined,
  }),
  twin('31', {
    ...{ of: whole, terms: ['BT-91'], says: 'A direct debit needs the account that is debited.' },
    holds: (invoice) =>
      !isDebited(invoice) ||
      invoice.payments.some(({ debitedAccount }) => debitedAccount !== undefined),
  }),
]

/** Peppol's rules for sellers and buyers in Germany. */
export const germanPeppolRules: readonly Rule[] = twins.map(({ number, under }) =>
  under(`DE-R-${peppolIds[number] ?? number.padStart(3, '0')}`, (invoice) =>
    isWithin(invoice, 'DE'),
  ),
)

/** XRechnung 3, besides what it takes from Peppol. Its extension and its rules for vehicles are not in. */
export const xrechnungRules: readonly Rule[] = [
  ...twins.map(({ number, under }) => under(`BR-DE-${number}`, () => true)),
  rule({
    ...{ id: 'BR-DE-21', of: whole, terms: ['BT-24'], severity: 'warning' },
    says: `The specification identifier of XRechnung is '${xrechnungSpecification}'.`,
    holds: ({ specification = '' }) => specification.trim().startsWith(xrechnungSpecification),
  }),
  rule({
    ...{
      id: 'BR-DE-TMP-32',
      of: whole,
      terms: ['BT-72', 'BG-14', 'BG-26'],
      severity: 'information',
    },
    says: 'Say when it was delivered or done: a delivery date, or a period of the invoice or of each line.',
    holds: ({ delivery, period, lines }) =>
      delivery?.date !== undefined ||
      period !== undefined ||
      lines.every((line) => line.period !== undefined),
  }),
  rule({
    ...{ id: 'BR-TMP-2', of: attachments, terms: ['BT-124'], severity: 'warning' },
    says: 'The location of a supporting document must be a whole address, such as https://example.org/file.pdf.',
    holds: ({ location }) => location === undefined || /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(location),
  }),
]
