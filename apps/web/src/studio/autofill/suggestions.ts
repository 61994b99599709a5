import { type AutofillAnswer, sureFrom } from '@sheaf/contract/autofill'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { type Moment, newDocument } from '@sheaf/domain/documents/new-document'
import { bankFieldNames } from '@sheaf/domain/parties/bank-fields'
import { kindLayouts, textLabels } from '#document/kind-layout.ts'
import { endFollows } from '#document/payment-link.ts'
import { acceptField, type FieldValue } from '#document/read-field.ts'
import { type Detail, detailOf, isAmount } from './details.ts'
import { isSameValue } from './same-value.ts'

/** A detail that was read, beside the one that stands in the document. */
export type Suggestion = {
  readonly id: string
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
  readonly values: Readonly<Record<string, FieldValue>>
}

export type SuggestionGroup = {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
}

/** Every detail that was read and has a field on this kind of document, in groups. */
export function suggestionsOf(
  fields: Readonly<Record<string, unknown>>,
  evidence: AutofillAnswer['evidence'],
  document: BusinessDocument,
  moment: Moment,
): SuggestionGroup[] {
  const accepted = acceptedValues(fields, document)
  const details = new Map<string, Detail>()
  for (const name of accepted.keys()) {
    const detail = detailOf(document, name)
    if (detail) details.set(detail.id, detail)
  }
  const suggestions = [...details.values()].map((detail) => {
    const given = detail.fields.filter((name) => accepted.has(name))
    const values = Object.fromEntries(given.map((name) => [name, accepted.get(name) ?? '']))
    return suggestionOf(detail, values, isSureOf(evidence, given), document, moment)
  })
  return titlesOf(document).flatMap((title) => {
    const own = suggestions.filter(({ id }) => titleOf(id, document) === title)
    return own.length > 0 ? [{ title, suggestions: own }] : []
  })
}

/** What has no evidence is not sure. */
export function isSureOf(evidence: AutofillAnswer['evidence'], fields: readonly string[]): boolean {
  return fields.every((field) => (evidence[field]?.confidence ?? 0) >= sureFrom)
}

function acceptedValues(
  fields: Readonly<Record<string, unknown>>,
  document: BusinessDocument,
): ReadonlyMap<string, FieldValue> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'boolean') return []
      const read = acceptField(document, name, value, '.')
      return read === undefined || read === '' || read === false ? [] : [[name, read] as const]
    }),
  )
}

function suggestionOf(
  { id, label, write }: Detail,
  values: Readonly<Record<string, FieldValue>>,
  isSure: boolean,
  document: BusinessDocument,
  moment: Moment,
): Suggestion {
  const standing = document as Readonly<Record<string, unknown>>
  const other = Object.entries(values).filter(
    ([name, value]) => !isSameValue(standing[name], value),
  )
  const isThere = other.length === 0
  const isOwn = other.some(([name]) => !isUntouched(document, name, moment))
  const now = write(document)
  return {
    id,
    label,
    value: write({ ...document, ...values } as BusinessDocument),
    now: now === '' ? undefined : now,
    isThere,
    isSure,
    isTicked: isSure && !isOwn && !isThere,
    values,
  }
}

function isFirstNumber(number: string, prefix: string): boolean {
  return number.startsWith(prefix) && /^(?:\d{6}|001)$/.test(number.slice(prefix.length))
}

/** Empty, or as every new document begins. */
function isUntouched(document: BusinessDocument, name: string, moment: Moment): boolean {
  const { numberField, numberPrefix, endsField } = rulesOf(document.type)
  const value = (document as Readonly<Record<string, unknown>>)[name]
  if (value === '' || value === '0' || value === false) return true
  if (name === numberField) return isFirstNumber(String(value), numberPrefix)
  if (name === endsField && endFollows(document)) return true
  const fresh: Readonly<Record<string, unknown>> = newDocument(document.type, moment)
  return isSameValue(fresh[name], value)
}

const ownCompany = 'Your company'
const shipTo = 'Ship to'
const dates = 'Dates and references'
const amounts = 'Amounts'
const bank = 'Bank details'
const texts = 'Texts'

function titlesOf({ type }: BusinessDocument): string[] {
  return [kindLayouts[type].receiver, shipTo, dates, amounts, bank, texts, ownCompany]
}

function titleOf(name: string, document: BusinessDocument): string {
  const { receiver } = rulesOf(document.type)
  const banks: readonly string[] = bankFieldNames
  if (name.startsWith('company')) return ownCompany
  if (name.startsWith(receiver)) return kindLayouts[document.type].receiver
  if (name.startsWith('shipTo')) return shipTo
  if (banks.includes(name)) return bank
  if (name in textLabels) return texts
  return isAmount(document, name) ? amounts : dates
}
