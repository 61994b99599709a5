import { type BusinessDocument, pathsOf } from '@sheaf/domain/documents/document'
import { fieldLabel, fieldPrompt, lineFieldLabel } from '@sheaf/domain/documents/field-labels'
import { type AnyPath, labelKeyOf, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { oversights } from '@sheaf/domain/documents/issue-problems'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { OptionId } from '@sheaf/domain/documents/options'
import { englishLabels } from '@sheaf/domain/locale/words/labels'
import { isShown } from '#document/paper/options.ts'

/** What the field at a path is called where it is written. */
export function labelAt(kind: DocumentKind, path: AnyPath): string {
  const label = labelKeyOf(path)
  if (label !== undefined) return `Label ${englishLabels.get(label)}`
  const line = linePartsOf(path)
  return line
    ? `${lineFieldLabel(kind, line.name)}, line ${line.index + 1}`
    : fieldLabel(kind, path as FieldPath)
}

/** What the empty fields show that a sheet has a place for: the usual ones, and what was asked for besides. */
export function ghostsOf(
  document: BusinessDocument,
  shown: ReadonlySet<OptionId>,
  table: FieldTable = fields,
): Readonly<Partial<Record<AnyPath, string>>> {
  const { kind } = document
  const usual = pathsOf(kind, table)
    .filter((path) => isOnSheet(path, table) && isShown(document, path, shown, table))
    .map((path) => [path, fieldPrompt(kind, path)])
  const lines = document.lines.flatMap((_, index) => [
    [linePath(index, 'description'), lineFieldLabel(kind, 'description')],
    ...(shown.has('item-numbers') ? [[linePath(index, 'itemNumber'), 'No.']] : []),
  ])
  const unnamed = Object.keys(oversights(document)).map((path) => [
    path,
    fieldLabel(kind, path as FieldPath),
  ])
  return Object.fromEntries([...usual, ...lines, ...unnamed])
}

// Choices have no empty state.
const unwritten = new Set(['flag', 'discount-kind', 'rounding', 'picture'])

const unprinted = new Set(['settings', 'e-invoice'])

function isOnSheet(path: FieldPath, table: FieldTable): boolean {
  const row = table[path]
  if (!row || unprinted.has(row.group) || row.hidesWhenEmpty) return false
  return !unwritten.has(row.type)
}
