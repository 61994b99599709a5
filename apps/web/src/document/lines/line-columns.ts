import { lineFieldLabel } from '@sheaf/domain/documents/field-labels'
import {
  type FieldRow,
  isPricedKind,
  type LineField,
  lineFields,
} from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { OptionId } from '@sheaf/domain/documents/options'

export type LineColumn = {
  readonly name: LineField
  readonly label: string
  /** In pixels; the description takes what is left. */
  readonly width: number
  readonly isFigure: boolean
}

const amountWidth = 104
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
}

/** The columns beside each other, as CSS lays them out. */
export function columnTemplate(columns: readonly LineColumn[], kind: DocumentKind): string {
  const own = columns.map(({ name, width }) =>
    name === 'description' ? 'minmax(0, 1fr)' : `${width}px`,
  )
  return [...own, ...(isPricedKind(kind) ? [`${amountWidth}px`] : [])].join(' ')
}

/** Columns that leave no room for the description stand below it instead. */
export function needsStack(columns: readonly LineColumn[], room: number): boolean {
  const needed = columns.reduce((sum, { width }) => sum + width + gap, amountWidth)
  return room < needed
}

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
    isFigure: type !== 'text' && type !== 'long-text',
  }
}

function isColumnShown(kind: DocumentKind, name: LineField, shown: ReadonlySet<OptionId>): boolean {
  const { on, option }: Pick<FieldRow, 'on' | 'option'> = lineFields[name]
  const where = on[kind]
  return where === 'always' || (where !== undefined && option !== undefined && shown.has(option))
}
