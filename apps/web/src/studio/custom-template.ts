import {
  type CustomTemplateKind,
  customTemplateKinds,
  type SaveCustomTemplate,
} from '@sheaf/contract/custom-templates'
import { type BusinessDocument, documentSchemas } from '@sheaf/domain/documents/document'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import { parseWithFigures } from '@sheaf/domain/documents/new-document'
import { bankFieldNames } from '@sheaf/domain/parties/bank-fields'
import { partyFields } from '@sheaf/domain/parties/party-fields'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { Design } from '#document/design.ts'
import { fieldsOf } from '#sheets/custom-template-order.ts'

type Card = {
  readonly name: string
  readonly theme: string
  /** Whom it is for and its lines are kept, too: only when the user wants that. */
  readonly isWhole?: boolean
}

/** A template of a quote, an order or a credit note: sender, terms and look. */
export function customTemplateOf(
  document: BusinessDocument,
  { name, theme, isWhole = false }: Card,
  design: Design,
): SaveCustomTemplate {
  const kind = document.type as CustomTemplateKind
  const { dataKey } = customTemplateKinds[kind]
  const [some, all] =
    dataKey === null
      ? [orderNames, wholeOrderNames]
      : [documentNames(rulesOf(kind)), wholeNames(kind)]
  const values: Readonly<Record<string, unknown>> = document
  const kept = Object.entries(isWhole ? all : some)
    .map(([own, stored]) => [stored, values[own]] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  const fields = { ...Object.fromEntries(kept), ...design }
  const card = { name, systemTemplateId: theme }
  return dataKey === null ? { ...card, ...fields } : { ...card, [dataKey]: fields }
}

/** Whether a template says whom its documents are for, or what they list. */
export function isWholeTemplate(kind: CustomTemplateKind, template: AnyCustomTemplate): boolean {
  const fields = fieldsOf(kind, template)
  return 'lineItems' in fields || `${rulesOf(kind).receiver}Name` in fields
}

/** The document with what a saved template of its kind brings. Its own number and dates stay. */
export function withCustomTemplate(
  document: BusinessDocument,
  template: AnyCustomTemplate,
): BusinessDocument {
  const kind = document.type as CustomTemplateKind
  const { numberField, issuedField, endsField = '' } = rulesOf(kind)
  const {
    [numberField]: _number,
    [issuedField]: _issued,
    [endsField]: _ends,
    ...brought
  } = fieldsOf(kind, template)
  return parseWithFigures(kind, { ...document, ...brought, type: kind })
}

const senderNames = [
  'companyName',
  'companyContact',
  'companyAddress',
  'companyPhone',
  'companyFax',
  'companyEmail',
  'companyWebsite',
  'companyTaxId',
  'companyLogoUrl',
]

const everywhere = same([...senderNames, 'paymentTerms', 'currency', 'jurisdiction', 'language'])

// A template of orders has names of its own for what each order starts with.
const orderNames: Readonly<Record<string, string>> = {
  ...everywhere,
  ...same(['requisitioner', 'shipVia', 'fobPoint', 'shippingTerms']),
  taxRate: 'defaultTaxRate',
  shippingAmount: 'defaultShippingAmount',
  otherAmount: 'defaultOtherAmount',
  comments: 'defaultComments',
  specialInstructions: 'defaultSpecialInstructions',
}

const wholeOrderNames: Readonly<Record<string, string>> = {
  ...orderNames,
  ...same(Object.keys(partyFields('vendor', 'Company'))),
  ...same(Object.keys(partyFields('shipTo', 'Company'))),
  lineItems: 'defaultLineItems',
}

// Number and days are those of each new document, and figures are computed from its lines.
function wholeNames(kind: CustomTemplateKind): Record<string, string> {
  const { numberField, issuedField, endsField, taxFigures, endAmountField } = rulesOf(kind)
  const own = [
    'type',
    'subtotal',
    numberField,
    issuedField,
    endsField,
    endAmountField,
    ...Object.values(taxFigures),
  ]
  return same(Object.keys(documentSchemas[kind].shape).filter((name) => !own.includes(name)))
}

function documentNames({ taxLabelField, taxRateField, messageField }: KindRules) {
  const own = [taxLabelField, taxRateField, messageField, 'terms', 'specialInstructions']
  return { ...everywhere, ...same([...own, ...bankFieldNames]) }
}

function same(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]))
}
