import {
  type CustomTemplateKind,
  customTemplateKinds,
  type SaveCustomTemplate,
} from '@sheaf/contract/custom-templates'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import { parseWithFigures } from '@sheaf/domain/documents/new-document'
import { bankFieldNames } from '@sheaf/domain/parties/bank-fields'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { Design } from '#document/design.ts'
import { fieldsOf } from '#sheets/custom-template-order.ts'

type Card = { readonly name: string; readonly theme: string }

/** A template of a quote, an order or a credit note: sender, terms and look. Never whom it is for, nor its lines. */
export function customTemplateOf(
  document: BusinessDocument,
  { name, theme }: Card,
  design: Design,
): SaveCustomTemplate {
  const kind = document.type as CustomTemplateKind
  const { dataKey } = customTemplateKinds[kind]
  const names = dataKey === null ? orderNames : documentNames(rulesOf(kind))
  const kept = Object.entries(names)
    .map(([own, stored]) => [stored, textField(document, own)] as const)
    .filter(([, text]) => text !== '')
  const fields = { ...Object.fromEntries(kept), ...design }
  const card = { name, systemTemplateId: theme }
  return dataKey === null ? { ...card, ...fields } : { ...card, [dataKey]: fields }
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
  taxRate: 'defaultTaxRate',
  shippingAmount: 'defaultShippingAmount',
  otherAmount: 'defaultOtherAmount',
  comments: 'defaultComments',
  specialInstructions: 'defaultSpecialInstructions',
}

function documentNames({ taxLabelField, taxRateField, messageField }: KindRules) {
  const own = [taxLabelField, taxRateField, messageField, 'terms', 'specialInstructions']
  return { ...everywhere, ...same([...own, ...bankFieldNames]) }
}

function same(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]))
}
