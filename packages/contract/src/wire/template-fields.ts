import { pathsOf } from '@sheaf/domain/documents/document'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { wireName } from './wire-names.ts'

/** The kinds whose templates keep fields of the document under its own names. */
export type CustomTemplateKind = Exclude<DocumentKind, 'invoice'>

const everywhere: readonly FieldPath[] = [
  'paymentTerms',
  'currency',
  'region',
  'language',
  'secondLanguage',
]

const besides: Readonly<Partial<Record<CustomTemplateKind, readonly FieldPath[]>>> = {
  quote: ['tax.label', 'tax.rate', 'texts.message', 'texts.terms', 'texts.instructions'],
  credit_note: ['tax.label', 'tax.rate', 'texts.message', 'texts.terms', 'texts.instructions'],
  purchase_order: [
    'people.requisitioner',
    'delivery.carrier',
    'delivery.fobPoint',
    'delivery.terms',
    'tax.rate',
    'charges.shipping',
    'charges.other',
    'texts.message',
    'texts.instructions',
  ],
}

/** What a template of a kind keeps: sender, terms and settings; a whole one also says whom it is for. */
export function templateFields(kind: CustomTemplateKind, isWhole: boolean): FieldPath[] {
  return pathsOf(kind).filter((path) => {
    const { group } = fields[path]
    // Number, days and the rate of a second currency are those of each new document.
    if (group === 'heading' || path.startsWith('secondCurrency.')) return false
    if (group === 'sender' || everywhere.includes(path) || besides[kind]?.includes(path))
      return true
    if (kind === 'purchase_order') return isWhole && (group === 'receiver' || group === 'shipTo')
    return isWhole || group === 'bank'
  })
}

// A template of orders has names of its own for what each order starts with.
const startsWith = new Set<string>([
  ...(
    [
      'tax.rate',
      'charges.shipping',
      'charges.other',
      'texts.message',
      'texts.instructions',
    ] as const
  ).map((path) => wireName('purchase_order', path)),
  'lineItems',
])

/** Under which name a template keeps a field of the wire: orders keep 'taxRate' as 'defaultTaxRate'. */
export function storedName(kind: CustomTemplateKind, name: string): string {
  if (kind !== 'purchase_order' || !startsWith.has(name)) return name
  return `default${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The other way round. */
export function ownNameOf(kind: CustomTemplateKind, stored: string): string {
  if (kind !== 'purchase_order' || !stored.startsWith('default')) return stored
  return stored.charAt(7).toLowerCase() + stored.slice(8)
}
