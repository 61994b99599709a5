import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type Moment, startingValues } from '@sheaf/domain/documents/new-document'
import { lineWireName, wireName, wireNames } from './wire-names.ts'
import { wireShape } from './wire-schema.ts'

/** As they come in a query or in JSON, under any name that the wire has for them. */
export type Fields = Readonly<Record<string, unknown>>

/** The name that a field came with, by the name under which the schema knows it, where it is another. */
export type Spellings = ReadonlyMap<string, string>

/** Lines came as a text that is no JSON. */
export class UnreadableLinesError extends Error {
  override readonly name = 'UnreadableLinesError'
}

/** The fields of a document among these, by their own names; whatever else came with them is left out. */
export function documentFields(
  kind: DocumentKind,
  fields: Fields,
): { readonly values: Fields; readonly spellings: Spellings } {
  const values: Record<string, unknown> = {}
  const spellings = new Map<string, string>()
  for (const [name, value] of Object.entries(fields)) {
    const own = ownName(kind, name)
    if (own === undefined || isLeftOut(kind, own, value)) continue
    if (own !== name) {
      // Its own name comes before another one for the same field.
      if (isGiven(fields[own])) continue
      spellings.set(own, name)
    }
    values[own] = readField(kind, own, value, spellings)
  }
  return { values, spellings }
}

/** For the schema of the wire: what was left out is as on a new document. */
export function withStartingValues(kind: DocumentKind, values: Fields, moment: Moment): Fields {
  // Copied whole, then filled: field by field takes as long as reading what was sent.
  const whole: Record<string, unknown> = { ...values, type: kind }
  for (const [path, value] of Object.entries(startingValues(kind, moment))) {
    whole[wireName(kind, path as FieldPath)] ??= value
  }
  if (!('lineItems' in values)) whole.lineItems = [{ quantity: '1' }]
  return whole
}

/** JSON may write a number without quotes; the domain takes its digits. */
export function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function ownName(kind: DocumentKind, name: string): string | undefined {
  if (Object.hasOwn(wireShape(kind), name)) return name
  const path = wireNames(kind).paths.get(name)
  return path && wireName(kind, path)
}

function readField(
  kind: DocumentKind,
  own: string,
  value: unknown,
  spellings: Map<string, string>,
): unknown {
  if (own === 'lineItems') return readLines(kind, value, spellings)
  if (own === 'labels') return typeof value === 'string' ? (parseJson(value) ?? value) : value
  // A picture is named by its address: a number would be taken for one that is not there.
  return own === 'companyLogoUrl' ? value : asText(value)
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

// An empty choice, such as a currency that nobody picked yet, is no choice.
function isLeftOut(kind: DocumentKind, name: string, value: unknown): boolean {
  return !isGiven(value) || (value === '' && !mayBeEmpty(kind).has(name))
}

const emptyNames = new Map<DocumentKind, ReadonlySet<string>>()

// Asked for each empty field of every document that is read, and answered once.
function mayBeEmpty(kind: DocumentKind): ReadonlySet<string> {
  const known = emptyNames.get(kind)
  if (known !== undefined) return known
  const rows = Object.entries(wireShape(kind))
  const names = new Set(rows.filter(([, rule]) => rule.safeParse('').success).map(([name]) => name))
  emptyNames.set(kind, names)
  return names
}

function readLines(kind: DocumentKind, value: unknown, spellings: Map<string, string>): unknown {
  const lines = typeof value === 'string' ? parseLines(value) : value
  if (!Array.isArray(lines)) return lines
  return lines.map((line: unknown, index) => {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return line
    return readLine(kind, line, `lineItems.${index}.`, spellings)
  })
}

function readLine(
  kind: DocumentKind,
  line: object,
  path: string,
  spellings: Map<string, string>,
): Fields {
  const given: Fields = { ...line }
  const own: [string, unknown][] = []
  for (const [name, value] of Object.entries(given)) {
    if (!isGiven(value)) continue
    const ownLineName = ownLineNameOf(kind, name)
    if (ownLineName !== name) {
      if (isGiven(given[ownLineName])) continue
      spellings.set(path + ownLineName, path + name)
    }
    own.push([ownLineName, asText(value)])
  }
  return Object.fromEntries(own)
}

function ownLineNameOf(kind: DocumentKind, name: string): string {
  const field = wireNames(kind).lineFields.get(name)
  return field === undefined
    ? (wireNames(kind).lineAmounts.get(name) ?? name)
    : lineWireName(kind, field)
}

function parseLines(text: string): unknown {
  const lines = parseJson(text)
  if (lines === undefined) throw new UnreadableLinesError('Line items must be a list in JSON')
  return lines
}

/** Undefined for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
