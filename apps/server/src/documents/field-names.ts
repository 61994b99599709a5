import { documentSchemas } from '@sheaf/domain/documents/document'
import { type DocumentType, documentTypes } from '@sheaf/domain/documents/document-type'
import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import { partyParts } from '@sheaf/domain/parties/party-fields'

/**
 * The generic screen and the galleries speak of every kind in the words of an invoice ('clientName', 'dueDate', 'rate').
 * Where a kind has no field of that name, the word stands for the one that takes its place.
 */
export function ownName(kind: DocumentType, name: string): string | undefined {
  if (name === 'type') return undefined
  if (Object.hasOwn(documentSchemas[kind].shape, name)) return name
  return otherNames[kind].get(name)
}

/** The same for the fields of a line. */
export const lineNames = forEachKind((rules, generic) =>
  pairs(rules, generic, ['linePriceField', 'lineAmountField']),
)

const sharedRules = [
  'numberField',
  'issuedField',
  'endsField',
  'taxLabelField',
  'taxRateField',
  'shippingField',
  'otherField',
  'messageField',
] as const satisfies (keyof KindRules)[]

const otherNames = forEachKind((rules, generic) => [
  ...pairs(rules, generic, sharedRules),
  ...[...partyParts, 'Company'].map(
    (part) => [`${generic.receiver}${part}`, `${rules.receiver}${part}`] as const,
  ),
  ['documentNumber', rules.numberField] as const,
  ['swiftCode', 'swift'] as const,
])

type Names = ReadonlyMap<string, string>
type Pair = readonly [string, string]

function forEachKind(
  namesOf: (rules: KindRules, generic: KindRules) => readonly Pair[],
): Readonly<Record<DocumentType, Names>> {
  const generic = rulesOf('invoice')
  const entries = documentTypes.map((kind) => [kind, new Map(namesOf(rulesOf(kind), generic))])
  return Object.fromEntries(entries)
}

function pairs<Key extends (typeof sharedRules)[number] | 'linePriceField' | 'lineAmountField'>(
  rules: KindRules,
  generic: KindRules,
  keys: readonly Key[],
): Pair[] {
  return keys.flatMap((key): Pair[] => {
    const [from, to] = [generic[key], rules[key]]
    return from === undefined || to === undefined || from === to ? [] : [[from, to]]
  })
}
