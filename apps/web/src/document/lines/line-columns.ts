import { lineFieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldRow } from '@sheaf/domain/documents/field-row'
import type { FieldType } from '@sheaf/domain/documents/field-types'
import { type LineField, lineFields } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { OptionId } from '@sheaf/domain/documents/options'

export type LineColumn = {
  readonly name: LineField
  readonly label: string
  /** In pixels; the description takes what is left. */
  readonly width: number
  readonly isFigure: boolean
}

export const amountWidth = 104
const gap = 20

const widths: Readonly<Record<LineField, number>> = {
  itemNumber: 64,
  description: 150,
  quantity: 56,
  unit: 48,
  price: 96,
  discountKind: 0,
  discountValue: 76,
  taxRate: 44,
  taxCategory: 108,
  unitCode: 0,
}

/** The columns beside each other, as CSS lays them out. The amount is the last. */
export function columnTemplate(columns: readonly LineColumn[], amount: number | undefined): string {
  const own = columns.map(({ name, width }) =>
    name === 'description' ? 'minmax(0, 1fr)' : `${width}px`,
  )
  return [...own, ...(amount === undefined ? [] : [`${amount}px`])].join(' ')
}

/** Columns that leave no room for the description stand below it instead. */
export function needsStack(columns: readonly LineColumn[], amount: number, room: number): boolean {
  return room < columns.reduce((sum, { width }) => sum + width + gap, amount)
}

/** As wide as the longest of its figures, so that none loses a digit. */
export function figureWidth(usual: number, figures: readonly string[]): number {
  const longest = Math.max(0, ...figures.map((figure) => figure.length))
  return Math.max(usual, Math.ceil(longest * digitWidth))
}

// Of the widest face that a sheet may have.
const digitWidth = 8.6

/** What a line is made of, from left to right; the amount follows behind. */
export function lineColumns(kind: DocumentKind, shown: ReadonlySet<OptionId>): LineColumn[] {
  const names = Object.keys(lineFields) as LineField[]
  // The kind of a discount stands with its value.
  return names
    .filter((name) => name !== 'discountKind' && isColumnShown(kind, name, shown))
    .map((name) => columnOf(kind, name))
}

export function columnOf(kind: DocumentKind, name: LineField): LineColumn {
  const { type } = lineFields[name]
  return {
    name,
    label: lineFieldLabel(kind, name),
    width: widths[name],
    isFigure: !wordTypes.has(type),
  }
}

const wordTypes: ReadonlySet<FieldType> = new Set(['text', 'long-text', 'tax-category'])

function isColumnShown(kind: DocumentKind, name: LineField, shown: ReadonlySet<OptionId>): boolean {
  const { on, option }: Pick<FieldRow, 'on' | 'option'> = lineFields[name]
  const where = on[kind]
  return where === 'always' || (where !== undefined && option !== undefined && shown.has(option))
}
