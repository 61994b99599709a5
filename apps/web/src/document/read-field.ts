import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { documentSchemas } from '@sheaf/domain/documents/document'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import {
  addressText,
  limits,
  longText,
  numberText,
  ownPercentText,
  percentText,
  positiveNumberText,
  shortText,
} from '@sheaf/domain/documents/field-schemas'
import { compareDecimals, decimal } from '@sheaf/domain/money/decimal'
import { type DecimalMark, readNumber } from '@sheaf/domain/money/read-number'
import type { z } from 'zod'

export type FieldValue = string | boolean

/** How a number field reads what is typed. `wrong` says in words why another number counts. */
export type Reading = { readonly value: string; readonly wrong?: string }

type Schemas = Readonly<Record<string, z.ZodType>>

/** What a field of the document becomes when this is typed into it; undefined where that cannot be. */
export function acceptField(
  document: BusinessDocument,
  name: string,
  typed: FieldValue,
  mark: DecimalMark,
): FieldValue | undefined {
  return accept(fieldSchema(document.type, name), typed, mark)
}

export function acceptLineField(
  document: BusinessDocument,
  name: string,
  typed: string,
  mark: DecimalMark,
): string | undefined {
  const accepted = accept(lineSchema(document.type, name), typed, mark)
  return typeof accepted === 'string' ? accepted : undefined
}

export function readFieldNumber(
  kind: DocumentType,
  name: string,
  typed: string,
  mark: DecimalMark,
): Reading {
  return readAs(fieldSchema(kind, name), typed, mark) ?? { value: typed }
}

export function readLineNumber(
  kind: DocumentType,
  name: string,
  typed: string,
  mark: DecimalMark,
): Reading {
  return readAs(lineSchema(kind, name), typed, mark) ?? { value: typed }
}

/** As many characters as a field takes. */
export function fieldLength(kind: DocumentType, name: string): number {
  return lengths.get(fieldSchema(kind, name)) ?? limits.shortText
}

function fieldSchema(kind: DocumentType, name: string): z.ZodType | undefined {
  return (documentSchemas[kind].shape as Schemas)[name]
}

function lineSchema(kind: DocumentType, name: string): z.ZodType | undefined {
  return (documentSchemas[kind].shape.lineItems.element.shape as Schemas)[name]
}

const lengths: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  [shortText, limits.shortText],
  [addressText, limits.address],
  [longText, limits.longText],
])

function accept(
  schema: z.ZodType | undefined,
  typed: FieldValue,
  mark: DecimalMark,
): FieldValue | undefined {
  if (!schema) return undefined
  if (typeof typed === 'string') {
    const length = lengths.get(schema)
    if (length !== undefined) return typed.slice(0, length)
    const number = readAs(schema, typed, mark)
    if (number) return number.value
  }
  const { data } = schema.safeParse(typed)
  return typeof data === 'string' || typeof data === 'boolean' ? data : undefined
}

type Range = { readonly whenEmpty: string; readonly min?: string; readonly max?: string }

const ranges: ReadonlyMap<unknown, Range> = new Map<unknown, Range>([
  [numberText, { whenEmpty: '0' }],
  [positiveNumberText, { whenEmpty: '0', min: '0' }],
  [percentText, { whenEmpty: '0', min: '0', max: '100' }],
  [ownPercentText, { whenEmpty: '', min: '0', max: '100' }],
])

function readAs(
  schema: z.ZodType | undefined,
  typed: string,
  mark: DecimalMark,
): Reading | undefined {
  const range = ranges.get(schema)
  if (!range) return undefined
  const text = typed.trim().replace(/%$/, '')
  if (text === '') return { value: range.whenEmpty }
  const read = readNumber(text, mark)
  // A sign on the way to its number is no mistake yet.
  if (read === undefined) {
    return /^[-−+.,]$/.test(text)
      ? { value: range.whenEmpty }
      : { value: range.whenEmpty, wrong: 'This is not a number: it counts as 0.' }
  }
  return withinRange(read, range, numberText)
}

function withinRange(read: string, { whenEmpty, min, max }: Range, any: z.ZodType): Reading {
  if (!any.safeParse(read).success) {
    return { value: whenEmpty, wrong: 'This number has too many digits: it counts as 0.' }
  }
  const number = decimal(read)
  if (min !== undefined && compareDecimals(number, decimal(min)) < 0) {
    return { value: min, wrong: 'Must not be negative: it counts as 0.' }
  }
  if (max !== undefined && compareDecimals(number, decimal(max)) > 0) {
    return { value: max, wrong: `At most ${max}: it counts as ${max}.` }
  }
  return { value: read }
}
