import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { figureText, limits } from '@sheaf/domain/documents/field-schemas'
import { fieldTypes, rulesOfType } from '@sheaf/domain/documents/field-types'
import {
  type FieldPath,
  fields,
  isPricedKind,
  type LineField,
  lineFields,
} from '@sheaf/domain/documents/fields'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { type Labels, labelsField } from '@sheaf/domain/locale/words/labels'
import { z } from 'zod'
import { figureNamesOf } from './figures.ts'
import { figureNames, lineWireName, wireName } from './wire-names.ts'

export type WireLine = Readonly<Record<string, string>>

/** A document as it travels: flat, by the names of the specification, with its figures. */
export type WireDocument = {
  readonly type: DocumentKind
  readonly lineItems: readonly WireLine[]
  readonly labels: Labels
  readonly [name: string]: string | boolean | readonly WireLine[] | Labels
}

type WireShape = Readonly<Record<string, z.ZodType>>

const shapes = new Map(documentKinds.map((kind) => [kind, makeShape(kind, fields)]))

/** Each field of a kind by its wire name: for schemas that take only some of them. */
export function wireShape(kind: DocumentKind, table: FieldTable = fields): WireShape {
  const shape = table === fields ? shapes.get(kind) : undefined
  return shape ?? makeShape(kind, table)
}

/** What a document of a kind must be on the wire: its shape and limits hold, though fields may still be empty. */
export function wireSchema(
  kind: DocumentKind,
  table: FieldTable = fields,
): z.ZodType<WireDocument> {
  const known = table === fields ? schemas.get(kind) : undefined
  return known ?? makeSchema(kind, table)
}

const schemas = new Map(documentKinds.map((kind) => [kind, makeSchema(kind, fields)]))

function makeSchema(kind: DocumentKind, table: FieldTable): z.ZodType<WireDocument> {
  const schema = z.object({ type: z.literal(kind).default(kind), ...makeShape(kind, table) })
  return schema as z.ZodType<unknown> as z.ZodType<WireDocument>
}

function makeShape(kind: DocumentKind, table: FieldTable): WireShape {
  const rows = Object.entries(table).filter(([, row]) => row.on[kind] !== undefined)
  return {
    ...Object.fromEntries(
      rows.map(([path, row]) => [wireName(kind, path as FieldPath), rulesOfType(row.type).schema]),
    ),
    ...Object.fromEntries(figureNamesOf(kind).map((name) => [name, figureText])),
    labels: labelsField,
    lineItems: lineItemsSchema(kind),
  }
}

export function lineItemsSchema(kind: DocumentKind) {
  const names = (Object.keys(lineFields) as LineField[]).filter(
    (name) => kind in lineFields[name].on,
  )
  const shape = names.map((name) => [
    lineWireName(kind, name),
    fieldTypes[lineFields[name].type].schema,
  ])
  const amount = isPricedKind(kind) && { [figureNames[kind].lineAmount]: figureText }
  return z
    .array(z.object({ ...Object.fromEntries(shape), ...amount }))
    .min(1, 'At least one line item is required')
    .max(limits.lines, `A document can have up to ${limits.lines} line items`)
}
