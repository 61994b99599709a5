import { z } from 'zod'
import { type Labels, labelsField } from '../locale/words/labels.ts'
import type { FieldTable, PricedKind } from './field-row.ts'
import { limits } from './field-schemas.ts'
import { rulesOfType } from './field-types.ts'
import {
  type FieldPath,
  type FieldPathOf,
  type FieldValue,
  fields,
  type LineField,
  type LineFieldOf,
  type LineFieldValue,
  lineFields,
} from './fields.ts'
import { type DocumentKind, documentKinds } from './kind.ts'

type PartOf<Path extends string> = Path extends `${infer Part}.${string}` ? Part : never

type Nested<Paths extends FieldPath> = {
  readonly [Path in Exclude<Paths, `${string}.${string}`>]: FieldValue<Path>
} & {
  readonly [Part in PartOf<Paths>]: {
    readonly [Path in Paths as Path extends `${Part}.${infer Name}`
      ? Name
      : never]: FieldValue<Path>
  }
}

export type LineOf<Kind extends DocumentKind> = Kind extends DocumentKind
  ? { readonly [Name in LineFieldOf<Kind>]: LineFieldValue<Name> }
  : never

/** A business document of one kind: what the kind lacks cannot be asked for. */
export type DocumentOf<Kind extends DocumentKind> = Kind extends DocumentKind
  ? {
      readonly kind: Kind
      readonly lines: readonly LineOf<Kind>[]
      /** What its sheet calls otherwise than its language does. */
      readonly labels: Labels
    } & Nested<FieldPathOf<Kind>>
  : never

/** A document that can be drawn: its shape and limits hold, though fields may still be empty. */
export type BusinessDocument = DocumentOf<DocumentKind>

export type PricedDocument = DocumentOf<PricedKind>

export type UnpricedDocument = DocumentOf<Exclude<DocumentKind, PricedKind>>

export type Line = LineOf<DocumentKind>

export function isPriced(document: BusinessDocument): document is PricedDocument {
  return 'currency' in document
}

// Every document that is read, drawn or counted asks for them.
const knownPaths = new Map(documentKinds.map((kind) => [kind, findPaths(kind, fields)]))
const knownLineFields = new Map(documentKinds.map((kind) => [kind, findLineFields(kind)]))

/** The paths that a kind has, in the order of the table. */
export function pathsOf(kind: DocumentKind, table: FieldTable = fields): readonly FieldPath[] {
  const known = table === fields ? knownPaths.get(kind) : undefined
  return known ?? findPaths(kind, table)
}

function findPaths(kind: DocumentKind, table: FieldTable): readonly FieldPath[] {
  const rows = Object.entries(table).filter(([, row]) => row.on[kind] !== undefined)
  return rows.map(([path]) => path as FieldPath)
}

/** A field of a document, or several under one name: ['sender', [['name', 'sender.name'], …]]. */
export type Part = readonly [
  name: string,
  fields: FieldPath | readonly (readonly [name: string, path: FieldPath])[],
]

/** The fields of a kind, each at its place in a document. */
export function partsOf(kind: DocumentKind, table: FieldTable = fields): readonly Part[] {
  const known = table === fields ? knownParts.get(kind) : undefined
  return known ?? findParts(kind, table)
}

function findParts(kind: DocumentKind, table: FieldTable): readonly Part[] {
  const paths = pathsOf(kind, table).map((path) => [path, path])
  const places = Object.entries(nested(Object.fromEntries(paths)))
  return places.map(([name, place]) => [
    name,
    typeof place === 'string' ? (place as FieldPath) : Object.entries(place as object),
  ])
}

export function lineFieldsOf(kind: DocumentKind): readonly LineField[] {
  return knownLineFields.get(kind) ?? findLineFields(kind)
}

function findLineFields(kind: DocumentKind): readonly LineField[] {
  const names = Object.keys(lineFields) as LineField[]
  return names.filter((name) => kind in lineFields[name].on)
}

export function hasField(kind: DocumentKind, path: FieldPath, table: FieldTable = fields): boolean {
  return table[path]?.on[kind] !== undefined
}

type Parts = Readonly<Record<string, unknown>>

/** The value of a field; undefined where the kind has none of that path. */
export function valueAt(document: BusinessDocument, path: FieldPath): string | boolean | undefined {
  const { part, name } = placeOf(path)
  const found = (document as Parts)[part]
  const value = name === undefined ? found : (found as Parts | undefined)?.[name]
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

type Place = { readonly part: string; readonly name: string | undefined }

// All fields of every document go through here, several times.
const knownPlaces = new Map(Object.keys(fields).map((path) => [path, findPlace(path)]))
const knownParts = new Map(documentKinds.map((kind) => [kind, findParts(kind, fields)]))

/** Where the value of a path stands: in a part of the document, or in the document itself. */
function placeOf(path: string): Place {
  return knownPlaces.get(path) ?? findPlace(path)
}

function findPlace(path: string): Place {
  const dot = path.indexOf('.')
  return dot < 0
    ? { part: path, name: undefined }
    : { part: path.slice(0, dot), name: path.slice(dot + 1) }
}

/** What a field says; empty where the kind has none of that path. */
export function textAt(document: BusinessDocument, path: FieldPath): string {
  const value = valueAt(document, path)
  return typeof value === 'string' ? value : ''
}

export function lineText(line: object, name: LineField): string {
  const value = (line as Parts)[name]
  return typeof value === 'string' ? value : ''
}

/** Nothing is written on it: it has no words, and its price is nothing. */
export function isBlankLine(line: Line): boolean {
  const isPriced = Number(lineText(line, 'price')) !== 0
  return line.description.trim() === '' && line.itemNumber.trim() === '' && !isPriced
}

export type FieldValues = Readonly<Partial<Record<FieldPath, string | boolean>>>

/** The document with other values of some fields, which have been accepted for them. */
export function withValues<Document extends BusinessDocument>(
  document: Document,
  values: FieldValues,
): Document {
  return { ...document, ...nested(values, document) }
}

/** `{ 'sender.name': 'Ada' }` as `{ sender: { name: 'Ada' } }`, over the parts that are there. */
export function nested(
  values: Readonly<Record<string, unknown>>,
  over: object = {},
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  const parts = new Map<string, Record<string, unknown>>()
  for (const [path, value] of Object.entries(values)) {
    const { part, name } = placeOf(path)
    if (name === undefined) {
      result[part] = value
      continue
    }
    // One copy for each part: one for each of its fields would be most of the time that reading a document takes.
    const before = (over as Parts)[part] as Parts | undefined
    const own: Record<string, unknown> = parts.get(part) ?? { ...before }
    own[name] = value
    parts.set(part, own)
    result[part] = own
  }
  return result
}

const schemas = new Map<DocumentKind, z.ZodType<BusinessDocument>>()

/** What a document of a kind must be, from the table of fields. */
export function schemaOf<Kind extends DocumentKind>(
  kind: Kind,
  table: FieldTable = fields,
): z.ZodType<DocumentOf<Kind>> {
  const known = table === fields ? schemas.get(kind) : undefined
  const schema = known ?? makeSchema(kind, table)
  if (table === fields) schemas.set(kind, schema)
  return schema as z.ZodType<unknown> as z.ZodType<DocumentOf<Kind>>
}

function makeSchema(kind: DocumentKind, table: FieldTable): z.ZodType<BusinessDocument> {
  const own = Object.entries(table).filter(([, row]) => row.on[kind] !== undefined)
  const shapes = nested(
    Object.fromEntries(own.map(([path, row]) => [path, rulesOfType(row.type).schema])),
  )
  const shape = Object.entries(shapes).map(([name, schema]) => [
    name,
    schema instanceof z.ZodType ? schema : z.object(schema as z.ZodRawShape).prefault({}),
  ])
  return z.object({
    kind: z.literal(kind).default(kind),
    ...Object.fromEntries(shape),
    lines: linesSchema(kind),
    labels: labelsField,
  }) as z.ZodType<unknown> as z.ZodType<BusinessDocument>
}

function linesSchema(kind: DocumentKind) {
  const shape = lineFieldsOf(kind).map((name) => [name, rulesOfType(lineFields[name].type).schema])
  return z
    .array(z.object(Object.fromEntries(shape)))
    .min(1, 'At least one line item is required')
    .max(limits.lines, `A document can have up to ${limits.lines} line items`)
}
