import { sureFrom } from '@sheaf/contract/autofill'
import {
  type BusinessDocument,
  type FieldValues,
  hasField,
  valueAt,
  withValues,
} from '@sheaf/domain/documents/document'
import { endsWithTerms } from '@sheaf/domain/documents/due-day'
import type { FieldGroup, FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { kinds } from '@sheaf/domain/documents/kinds'
import { type Moment, newDocument } from '@sheaf/domain/documents/new-document'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { acceptTyped, type FieldValue } from '#document/writing/read-field.ts'
import { type Detail, detailOf } from './details.ts'
import type { ReadAnswer } from './read-answer.ts'
import { isSameValue } from './same-value.ts'

/** A detail that was read, beside the one that stands in the document. */
export type Suggestion = {
  readonly id: FieldPath
  readonly label: string
  /** As the document would print it. */
  readonly value: string
  /** What it takes the place of; undefined where the document says nothing. */
  readonly now: string | undefined
  /** The document says the same already: there is nothing to fill in. */
  readonly isThere: boolean
  readonly isSure: boolean
  /** Ticked from the start: a sure reading that drives out nothing of the user's. */
  readonly isTicked: boolean
  readonly values: FieldValues
}

export type SuggestionGroup = {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
}

/** Every detail that was read and has a field on this kind of document, in groups. */
export function suggestionsOf(
  { values, evidence }: ReadAnswer,
  document: BusinessDocument,
  moment: Moment,
  table: FieldTable = fields,
  words?: PaperWords,
): SuggestionGroup[] {
  const accepted = acceptedValues(values, document, table)
  const details = new Map<FieldPath, Detail>()
  for (const path of accepted.keys()) {
    const detail = detailOf(document, path, table, words)
    if (detail) details.set(detail.id, detail)
  }
  const suggestions = [...details.values()].map((detail) => {
    const given = detail.paths.filter((path) => accepted.has(path))
    const own = Object.fromEntries(given.map((path) => [path, accepted.get(path) ?? '']))
    return suggestionOf(detail, own, isSureOf(evidence, given), document, moment)
  })
  return groups.flatMap((group) => {
    const own = suggestions.filter(({ id }) => groupOf(id, table) === group)
    const title = group === 'receiver' ? kinds[document.kind].receiver : titles[group]
    return own.length > 0 ? [{ title, suggestions: own }] : []
  })
}

/** What has no evidence is not sure. */
export function isSureOf(evidence: ReadAnswer['evidence'], paths: readonly string[]): boolean {
  return paths.every((path) => (evidence[path]?.confidence ?? 0) >= sureFrom)
}

function acceptedValues(
  values: FieldValues,
  { kind }: BusinessDocument,
  table: FieldTable,
): ReadonlyMap<FieldPath, FieldValue> {
  const given = Object.entries(values) as [FieldPath, FieldValue][]
  return new Map(
    given.flatMap(([path, value]) => {
      if (!hasField(kind, path, table)) return []
      const read = acceptTyped(table[path]?.type ?? 'text', value, '.')
      return read === undefined || read === '' || read === false ? [] : [[path, read] as const]
    }),
  )
}

function suggestionOf(
  { id, label, write }: Detail,
  values: FieldValues,
  isSure: boolean,
  document: BusinessDocument,
  moment: Moment,
): Suggestion {
  const given = Object.entries(values) as [FieldPath, FieldValue][]
  const other = given.filter(([path, value]) => !isSameValue(valueAt(document, path), value))
  const isThere = other.length === 0
  const isOwn = other.some(([path]) => !isUntouched(document, path, moment))
  const now = write(document)
  return {
    id,
    label,
    value: write(withValues(document, values)),
    now: now === '' ? undefined : now,
    isThere,
    isSure,
    isTicked: isSure && !isOwn && !isThere,
    values,
  }
}

/** Empty, or as every new document begins. */
function isUntouched(document: BusinessDocument, path: FieldPath, moment: Moment): boolean {
  const { kind } = document
  const value = valueAt(document, path)
  if (value === '' || value === '0' || value === false) return true
  if (path === 'number') {
    const { numberPrefix } = kinds[kind]
    return document.number.startsWith(numberPrefix) && isFirst(document.number, numberPrefix)
  }
  if (path === 'endsOn' && endsWithTerms(document)) return true
  return isSameValue(valueAt(newDocument(kind, moment), path), value)
}

function isFirst(number: string, prefix: string): boolean {
  return /^(\d{6}|001)$/.test(number.slice(prefix.length))
}

const groups = ['receiver', 'shipTo', 'facts', 'amounts', 'bank', 'texts', 'sender'] as const

type ShownGroup = (typeof groups)[number]

const titles: Readonly<Record<Exclude<ShownGroup, 'receiver'>, string>> = {
  shipTo: 'Ship to',
  facts: 'Dates and references',
  amounts: 'Amounts',
  bank: 'Bank details',
  texts: 'Notes and terms',
  sender: 'Your company',
}

function groupOf(path: FieldPath, table: FieldTable): ShownGroup {
  const group: FieldGroup = table[path]?.group ?? 'facts'
  if (group === 'settings') return 'amounts'
  return group === 'heading' || group === 'e-invoice' ? 'facts' : group
}
