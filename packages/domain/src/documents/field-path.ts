import { isLabelKey } from '../locale/words/labels.ts'
import { type FieldPath, fields, type LineField, lineFields } from './fields.ts'

export type LinePath = `lines.${number}.${LineField}`

/** A label that can be renamed, by its key. */
export type LabelPath = `labels.${string}`

/** Any place where something can be written: a field of the document, one of a line, or a label. */
export type AnyPath = FieldPath | LinePath | LabelPath

export function linePath(index: number, name: LineField): LinePath {
  return `lines.${index}.${name}`
}

/** `lines.2.price` in its parts; undefined for a field of the document. */
export function linePartsOf(
  path: string,
): { readonly index: number; readonly name: LineField } | undefined {
  const [, index, name] = /^lines\.(\d{1,4})\.(\w+)$/.exec(path) ?? []
  return name !== undefined && isLineField(name) ? { index: Number(index), name } : undefined
}

export function isFieldPath(text: string): text is FieldPath {
  return Object.hasOwn(fields, text)
}

export function isAnyPath(text: string): text is AnyPath {
  return isFieldPath(text) || linePartsOf(text) !== undefined || labelKeyOf(text) !== undefined
}

export function labelPath(key: string): LabelPath {
  return `labels.${key}`
}

/** The key of the label at a path; undefined where none stands. */
export function labelKeyOf(path: string): string | undefined {
  const key = path.startsWith('labels.') ? path.slice('labels.'.length) : undefined
  return key !== undefined && isLabelKey(key) ? key : undefined
}

export function isLineField(text: string): text is LineField {
  return Object.hasOwn(lineFields, text)
}
