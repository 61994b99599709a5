import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import type { ExtraId } from './extras.ts'
import { kindLayouts } from './kind-layout.ts'

export type LineColumn = {
  readonly id: 'item-number' | 'description' | 'quantity' | 'unit' | 'price' | 'discount' | 'tax'
  /** The field of a line. */
  readonly name: string
  readonly label: string
  /** In pixels; the description takes what is left. */
  readonly width: number
  readonly isFigure: boolean
}

const descriptionWidth = 150
const amountWidth = 104
const gap = 20

/** The columns beside each other, as CSS lays them out. */
export function columnTemplate(columns: readonly LineColumn[]): string {
  const widths = columns.map(({ id, width }) =>
    id === 'description' ? 'minmax(0, 1fr)' : `${width}px`,
  )
  return [...widths, `${amountWidth}px`].join(' ')
}

/** Columns that leave no room for the description stand below it instead. */
export function needsStack(columns: readonly LineColumn[], room: number): boolean {
  const needed = columns.reduce((sum, { width }) => sum + width + gap, amountWidth)
  return room < needed
}

/** What a line is made of, from left to right; the amount follows behind. */
export function lineColumns(kind: DocumentType, shown: ReadonlySet<ExtraId>): LineColumn[] {
  const { linePriceField } = rulesOf(kind)
  const text = (id: LineColumn['id'], name: string, label: string, width: number): LineColumn => ({
    id,
    name,
    label,
    width,
    isFigure: false,
  })
  const figure = (...of: Parameters<typeof text>): LineColumn => ({
    ...text(...of),
    isFigure: true,
  })
  return [
    ...(shown.has('item-numbers') ? [text('item-number', 'itemNumber', 'Item', 64)] : []),
    text('description', 'description', 'Description', descriptionWidth),
    figure('quantity', 'quantity', 'Qty', 56),
    ...(shown.has('units') ? [text('unit', 'unit', 'Unit', 48)] : []),
    figure('price', linePriceField, kindLayouts[kind].priceLabel, 96),
    ...(shown.has('line-discounts') ? [figure('discount', 'discountValue', 'Discount', 76)] : []),
    ...(shown.has('line-taxes') ? [figure('tax', 'taxRate', 'Tax %', 44)] : []),
  ]
}
