import { english } from '../locale/words/english.ts'
import type { LabelledPath, PaperWords } from '../locale/words/paper-words.ts'
import { type FieldPath, isPricedKind, type LineField } from './fields.ts'
import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'
import { options } from './options.ts'

/** 'Credit Note', as in titles and on buttons. */
export function kindTitle(kind: DocumentKind): string {
  return english.kinds[kind].title
}

/** 'credit note', as in a sentence. */
export function kindInText(kind: DocumentKind): string {
  return kindTitle(kind).toLowerCase()
}

/** What sheets, messages and screen readers call a field: 'Client email', 'Ship Via'. Screens are in English. */
export function fieldLabel(
  kind: DocumentKind,
  path: FieldPath,
  words: PaperWords = english,
): string {
  if (path === 'number') return `${capitalized(kindInText(kind))} number`
  if (path === 'endsOn')
    return kind in words.ends ? words.ends[kind as keyof typeof words.ends] : ''
  if (path === 'texts.message') return words.kinds[kind].message
  const [part, name = ''] = path.split('.')
  if (part === 'receiver') return `${kinds[kind].receiver} ${partyParts[name] ?? name}`
  if (part === 'shipTo') return `Ship to ${partyParts[name] ?? name}`
  const printed = words.fields[path as LabelledPath] ?? path
  return ownLabels[path] ?? (part === 'bank' ? sentence(printed) : printed)
}

/** What a form calls it, in the words of a sentence: 'Ship via', 'PO number'. */
export function formLabel(
  kind: DocumentKind,
  path: FieldPath,
  words: PaperWords = english,
): string {
  return formLabels[path] ?? sentence(fieldLabel(kind, path, words))
}

const formLabels: Readonly<Partial<Record<FieldPath, string>>> = {
  'references.invoiceNumber': 'Original invoice number',
}

/** What an empty field asks for in its place. */
export function fieldPrompt(
  kind: DocumentKind,
  path: FieldPath,
  words: PaperWords = english,
): string {
  if (path === 'number') return words.kinds[kind].number
  if (path === 'texts.message') return messagePrompts[words.kinds[kind].message] ?? ''
  const [part, name = ''] = path.split('.')
  const shared = part === 'receiver' || part === 'shipTo' ? partyPrompts[name] : undefined
  return (
    shared ?? prompts[path] ?? words.fields[path as LabelledPath] ?? fieldLabel(kind, path, words)
  )
}

export function lineFieldLabel(kind: DocumentKind, name: LineField): string {
  if (name === 'price') return isPricedKind(kind) ? english.price[kind] : ''
  return lineLabels[name]
}

const lineLabels = {
  itemNumber: 'Item',
  description: 'Description',
  quantity: 'Qty',
  unit: 'Unit',
  discountKind: 'Discount type',
  discountValue: 'Discount',
  taxRate: 'Tax %',
  taxCategory: 'Tax category',
  unitCode: 'Unit code',
} as const satisfies Record<Exclude<LineField, 'price'>, string>

const partyParts: Readonly<Record<string, string>> = {
  taxId: 'tax ID',
  logoUrl: 'logo',
  electronicAddress: 'electronic address',
  electronicAddressScheme: 'electronic address type',
}

const partyPrompts: Readonly<Record<string, string>> = {
  company: 'Company (optional)',
  phone: 'Phone',
  fax: 'Fax',
  address: 'Street, city, country',
}

const ownLabels: Readonly<Partial<Record<FieldPath, string>>> = {
  issuedOn: 'Date',
  'sender.name': 'Company name',
  'sender.contact': 'Contact person',
  'sender.email': 'Company email',
  'sender.phone': 'Company phone',
  'sender.address': 'Company address',
  'sender.website': 'Website',
  'sender.fax': 'Company fax',
  'sender.taxId': 'Company tax ID',
  'sender.logoUrl': 'Logo',
  'sender.electronicAddress': 'Company electronic address',
  'sender.electronicAddressScheme': 'Company electronic address type',
  'discount.kind': 'Discount type',
  'discount.value': 'Discount',
  'tax.label': 'Tax label',
  'tax.rate': 'Tax rate',
  'tax.hasSecond': 'Second tax',
  'tax.secondLabel': 'Second tax label',
  'tax.secondRate': 'Second tax rate',
  'tax.isIncluded': options['prices-include-tax'].label,
  'tax.isReverseCharge': options['reverse-charge'].label,
  'tax.rounding': 'Tax rounding',
  'charges.shipping': 'Shipping',
  'charges.other': 'Other',
  'withholding.label': 'Withholding label',
  'withholding.rate': 'Withholding rate',
  amountPaid: 'Already paid',
  'deposits.numbers': 'Deposit invoice numbers',
  'deposits.days': 'Deposit invoice dates',
  'deposits.amounts': 'Deposit amounts',
  'bank.name': 'Bank name',
  'bank.other': 'Other banking information',
  paymentLink: 'Payment link',
  'texts.terms': 'Terms and conditions',
  paymentCode: 'Payment code',
  supplyType: 'Goods or services',
  buyerType: 'Business or consumer',
  currency: 'Currency',
  'secondCurrency.code': 'Show total in',
  'secondCurrency.rate': 'Exchange rate',
  'secondCurrency.day': 'Exchange rate date',
  'secondCurrency.source': 'Exchange rate source',
  region: 'Country',
  language: 'Language',
  secondLanguage: 'Also in',
  buyerReference: 'Buyer reference',
  paymentMeansCode: 'Payment method',
  taxExemptionReason: 'Reason for no tax',
}

const messagePrompts: Readonly<Record<string, string>> = {
  Notes: 'Anything your client should know',
  Comments: 'Anything else to add',
}

const prompts: Readonly<Partial<Record<FieldPath, string>>> = {
  'sender.name': 'Your company',
  'sender.email': 'you@example.com',
  'sender.phone': 'Phone',
  'sender.address': 'Street, city, country',
  'sender.fax': 'Fax',
  'sender.taxId': 'Your tax ID',
  'tax.rate': 'Tax',
  'bank.name': 'Bank name',
  'bank.accountNumber': 'Account number',
  'bank.routingNumber': 'Routing number',
  'bank.address': 'Bank address',
  'bank.other': 'Other banking information',
  paymentLink: 'Payment link',
  'texts.terms': 'When and how to pay',
  'texts.reason': 'Reason for this credit',
  'texts.instructions': 'Anything the vendor should know',
}

// On paper labels are titles: 'Ship Via', 'PO No.'. On a screen they are words in a sentence.
function sentence(label: string): string {
  return label
    .replace(/No\.$/, 'number')
    .replace(/(?<=\s)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
