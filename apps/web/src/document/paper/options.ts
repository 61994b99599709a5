import {
  type BusinessDocument,
  type FieldValues,
  lineText,
  valueAt,
} from '@sheaf/domain/documents/document'
import { type AnyPath, linePartsOf } from '@sheaf/domain/documents/field-path'
import type { FieldRow, FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields, type LineField, lineFields } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type OptionId, optionIds } from '@sheaf/domain/documents/options'

/** The fields that an option brings on a kind of document. */
export type OptionFields = {
  readonly paths: readonly FieldPath[]
  readonly lineFields: readonly LineField[]
}

/** The options that a kind has, each with what it brings. */
export function optionsOf(
  kind: DocumentKind,
  table: FieldTable = fields,
): ReadonlyMap<OptionId, OptionFields> {
  const offered = optionIds.map((id) => {
    const isOf = (row: Pick<FieldRow, 'on' | 'option'> | undefined) =>
      row?.option === id && isOptional(row.on[kind])
    const paths = (Object.keys(table) as FieldPath[]).filter((path) => isOf(table[path]))
    const names = (Object.keys(lineFields) as LineField[]).filter((name) => isOf(lineFields[name]))
    return [id, { paths, lineFields: names }] as const
  })
  return new Map(offered.filter(([, own]) => own.paths.length + own.lineFields.length > 0))
}

/** The options that a kind starts with. */
export function openOptions(kind: DocumentKind): OptionId[] {
  const rows: readonly Pick<FieldRow, 'on' | 'option'>[] = [
    ...Object.values(fields),
    ...Object.values(lineFields),
  ]
  return optionIds.filter((id) =>
    rows.some(({ option, on }) => option === id && on[kind] === 'open'),
  )
}

/** The option that shows a field; undefined where it always shows. */
export function optionOf(kind: DocumentKind, path: AnyPath): OptionId | undefined {
  const row: Pick<FieldRow, 'on' | 'option'> | undefined = rowAt(path)
  return isOptional(row?.on[kind]) ? row?.option : undefined
}

function rowAt(path: AnyPath) {
  const line = linePartsOf(path)
  return line ? lineFields[line.name] : fields[path as FieldPath]
}

/** Whether a document of this kind has a field there that can be written in. */
export function isWritable(kind: DocumentKind, path: AnyPath): boolean {
  const row = rowAt(path) as FieldRow | undefined
  const where = row?.on[kind]
  return where !== undefined && where !== 'print' && row?.type !== 'flag'
}

/** The options of which something is filled. */
export function filledOptions(
  document: BusinessDocument,
  table: FieldTable = fields,
): ReadonlySet<OptionId> {
  const filled = [...optionsOf(document.kind, table)].filter(
    ([, { paths, lineFields: names }]) =>
      paths.some((path) => opensOption(path, document, table)) ||
      names.some((name) => !isChoice(lineFields[name]) && isOnALine(document, name)),
  )
  return new Set(filled.map(([id]) => id))
}

/** What leaving an option out sets its fields to. */
export function emptied({ paths }: OptionFields): FieldValues {
  return Object.fromEntries(
    paths
      .filter((path) => fields[path].type !== 'discount-kind')
      .map((path) => [path, fields[path].type === 'flag' ? false : '']),
  )
}

/** Whether a field shows, with these options asked for. */
export function isShown(
  document: BusinessDocument,
  path: FieldPath,
  shown: ReadonlySet<OptionId>,
  table: FieldTable = fields,
): boolean {
  const row = table[path]
  const where = row?.on[document.kind]
  if (where === 'always') return true
  if (!isOptional(where) || row?.option === undefined) return false
  return shown.has(row.option) || (where === 'filled' && isSaid(valueAt(document, path)))
}

function isOptional(where: FieldRow['on'][DocumentKind]): boolean {
  return where === 'option' || where === 'open' || where === 'filled'
}

function opensOption(path: FieldPath, document: BusinessDocument, table: FieldTable): boolean {
  const row = table[path]
  if (isChoice(row) || row?.on[document.kind] === 'filled') return false
  return isSaid(valueAt(document, path))
}

// A choice always has a value: it says nothing about what the user filled in.
function isChoice(row: Pick<FieldRow, 'type'> | undefined): boolean {
  return row?.type === 'discount-kind'
}

function isOnALine({ lines }: BusinessDocument, name: LineField): boolean {
  return lines.some((line) => isSaid(lineText(line, name)))
}

function isSaid(value: string | boolean | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' && value !== '0' : value === true
}
