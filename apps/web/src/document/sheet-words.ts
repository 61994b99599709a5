import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { bankFieldNames } from '@sheaf/domain/parties/bank-fields'
import { type ExtraId, extrasOf } from './extras.ts'
import { factLabels, kindLayouts, textLabels, textPrompts } from './kind-layout.ts'
import { lineColumns } from './line-columns.ts'

type Words = {
  /** What the field is called. */
  readonly label: string
  /** What stands in its place while it is empty. */
  readonly ghost: string
}

const everyLineColumn: ReadonlySet<ExtraId> = new Set([
  'item-numbers',
  'units',
  'line-discounts',
  'line-taxes',
])

/** `lineItems.2.unitPrice` in its parts. */
export function lineFieldOf(field: string): { index: number; name: string } | undefined {
  const [, index, name] = /^lineItems\.(\d+)\.(\w+)$/.exec(field) ?? []
  return index === undefined || name === undefined ? undefined : { index: Number(index), name }
}

export function lineColumnOf(kind: DocumentType, name: string) {
  return lineColumns(kind, everyLineColumn).find((column) => column.name === name)
}

/** Undefined for what cannot be written on the sheet. */
export function wordsOf(kind: DocumentType, field: string): Words | undefined {
  const line = lineFieldOf(field)
  if (!line) return fieldWords(kind)[field]
  const column = lineColumnOf(kind, line.name)
  if (!column) return undefined
  const ghost = column.id === 'item-number' ? 'No.' : column.label
  return { label: `${column.label}, line ${line.index + 1}`, ghost }
}

/** The empty fields that a sheet shows: the usual ones, and what was asked for besides. */
export function ghostsOf(
  document: BusinessDocument,
  shown: ReadonlySet<ExtraId>,
): Readonly<Record<string, string>> {
  const words = fieldWords(document.type)
  const usual = Object.entries(words).filter(([name]) => isShown(document, shown, name))
  const lines = document.lineItems.flatMap((_, index) => [
    [`lineItems.${index}.description`, 'Description'] as const,
    ...(shown.has('item-numbers') ? [[`lineItems.${index}.itemNumber`, 'No.'] as const] : []),
  ])
  return Object.fromEntries([...usual.map(([name, { ghost }]) => [name, ghost] as const), ...lines])
}

const seldom = ['tax2Label', 'tax2Rate', 'withholdingLabel', 'withholdingRate']
const seldomInBank = ['bankAddress', 'routingNumber', 'aba', 'otherBankingInfo']

function isShown(document: BusinessDocument, shown: ReadonlySet<ExtraId>, name: string): boolean {
  const { numberField, issuedField, endsField, taxLabelField, receiver } = rulesOf(document.type)
  const { facts, texts } = kindLayouts[document.type]
  // On an order its own number and day, elsewhere those of another document.
  if ([numberField, issuedField, endsField].includes(name)) return true
  if ([...seldom, ...seldomInBank, taxLabelField].includes(name)) return false
  if (name === `${receiver}Phone`) return shown.has('contacts')
  if (name in factLabels || name in textLabels) {
    return [...facts, ...texts].includes(name) || isAskedFor(document, shown, name)
  }
  return isOfExtra(document, name) ? isAskedFor(document, shown, name) : true
}

function isOfExtra(document: BusinessDocument, name: string): boolean {
  return [...extrasOf(document).values()].some((extra) => namesOf(extra).includes(name))
}

function isAskedFor(document: BusinessDocument, shown: ReadonlySet<ExtraId>, name: string) {
  return [...extrasOf(document)].some(
    ([id, extra]) => shown.has(id) && namesOf(extra).includes(name),
  )
}

function namesOf({
  fields = [],
  facts = [],
}: {
  fields?: readonly string[]
  facts?: readonly string[]
}) {
  return [...fields, ...facts]
}

const known = new Map<DocumentType, Readonly<Record<string, Words>>>()

function fieldWords(kind: DocumentType): Readonly<Record<string, Words>> {
  const words = known.get(kind) ?? makeWords(kind)
  known.set(kind, words)
  return words
}

function makeWords(kind: DocumentType): Readonly<Record<string, Words>> {
  const rules = rulesOf(kind)
  const { numberLabel, receiver } = kindLayouts[kind]
  const plain = (label: string): Words => ({ label, ghost: label })
  return {
    ...companyWords,
    ...receiverWords(rules.receiver, receiver),
    ...receiverWords('shipTo', 'Ship to'),
    ...Object.fromEntries(Object.entries(factLabels).map(([name, label]) => [name, plain(label)])),
    [rules.numberField]: { label: `${rules.title} number`, ghost: numberLabel },
    [rules.issuedField]: plain('Date'),
    ...(rules.endsField && { [rules.endsField]: plain(rules.endsLabel ?? '') }),
    discountValue: plain('Discount'),
    [rules.taxLabelField]: plain('Tax label'),
    [rules.taxRateField]: { label: 'Tax rate', ghost: 'Tax' },
    tax2Label: plain('Second tax label'),
    tax2Rate: plain('Second tax rate'),
    [rules.shippingField]: plain('Shipping'),
    [rules.otherField]: plain('Other'),
    withholdingLabel: plain('Withholding label'),
    withholdingRate: plain('Withholding rate'),
    ...Object.fromEntries(
      Object.entries(textLabels).map(([name, label]) => [
        name,
        { label, ghost: textPrompts[name] ?? label },
      ]),
    ),
    ...(rules.asksForPayment &&
      Object.fromEntries(bankFieldNames.map((name) => [name, plain(bankLabels[name] ?? name)]))),
  }
}

const companyWords: Readonly<Record<string, Words>> = {
  companyName: { label: 'Company name', ghost: 'Your company' },
  companyContact: { label: 'Contact person', ghost: 'Contact person' },
  companyEmail: { label: 'Company email', ghost: 'you@example.com' },
  companyPhone: { label: 'Company phone', ghost: 'Phone' },
  companyAddress: { label: 'Company address', ghost: 'Street, city, country' },
  companyWebsite: { label: 'Website', ghost: 'Website' },
  companyFax: { label: 'Company fax', ghost: 'Fax' },
  companyTaxId: { label: 'Company tax ID', ghost: 'Your tax ID' },
}

function receiverWords(prefix: string, word: string): Readonly<Record<string, Words>> {
  const parts = {
    Name: ['name', `${word} name`],
    Company: ['company', 'Company, if any'],
    Phone: ['phone', 'Phone'],
    Address: ['address', 'Street, city, country'],
    ...(prefix !== 'shipTo' && {
      Email: ['email', `${word} email`],
      Fax: ['fax', 'Fax'],
      TaxId: ['tax ID', `${word} tax ID`],
    }),
  }
  return Object.fromEntries(
    Object.entries(parts).map(([part, [label = '', ghost = '']]) => [
      prefix + part,
      { label: `${word} ${label}`, ghost },
    ]),
  )
}

const bankLabels: Readonly<Record<string, string>> = {
  bankName: 'Bank name',
  accountNumber: 'Account number',
  iban: 'IBAN',
  swift: 'SWIFT',
  routingNumber: 'Routing number',
  aba: 'ABA',
  bankAddress: 'Bank address',
  otherBankingInfo: 'Other banking information',
}
