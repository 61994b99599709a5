import { type Line, lineText } from '@sheaf/domain/documents/document'
import { linePath } from '@sheaf/domain/documents/field-path'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { type LineField, lineFields } from '@sheaf/domain/documents/fields'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import { taxCategories, taxCategoryNames } from '@sheaf/domain/tax/tax-categories'
import clsx from 'clsx'
import { type ComponentProps, memo } from 'react'
import { numberManners } from '#document/fields/field-manners.ts'
import { OwnForm } from '#document/fields/own-form.tsx'
import { SheetArea, SheetInput, SheetSelect } from '#document/fields/sheet-input.tsx'
import { SheetNumber } from '#document/fields/sheet-number.tsx'
import type { DocumentActions } from '#document/writing/document-editor.ts'
import { useLiveLine } from '#document/writing/live-text.ts'
import type { LineColumn } from './line-columns.ts'
import type { LineProblems } from './line-problems.ts'
import { LineHandle, type LineHandleProps, LineMenu, type LineMenuProps } from './line-tools.tsx'

export type LineRowProps = {
  readonly written: Pick<DocumentActions, 'now' | 'onWritten' | 'typeLine'>
  readonly index: number
  readonly count: number
  readonly columns: readonly LineColumn[]
  /** Undefined on a kind without prices. */
  readonly amount: string | undefined
  readonly mark: DecimalMark
  readonly writePrice: (text: string) => string
  /** By the field of the line. */
  readonly problems: LineProblems
  /** What waits there for somebody. */
  readonly remarks: LineProblems
  readonly tools: Omit<LineMenuProps & LineHandleProps, 'index' | 'count' | 'className'>
}

/** One line of the document. It is drawn again only when something on it changed: there may be a thousand. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { columns, index, count, amount, tools } = props
  const { handle, ...menu } = tools
  const line = useLiveLine(props.written, index)
  if (!line) return null
  return (
    <OwnForm className="contents">
      <LineHandle handle={handle} index={index} />
      {columns.map((column) => (
        <span
          key={column.name}
          data-cell={column.name}
          className={clsx('line-cell', column.isFigure && 'is-figure')}
        >
          <span aria-hidden="true" className="line-cell-label">
            {column.label}
          </span>
          <LineCell {...props} line={line} set={props.written.typeLine} column={column} />
        </span>
      ))}
      {amount !== undefined && (
        <span data-cell="amount" className="line-cell is-figure">
          <span aria-hidden="true" className="line-cell-label">
            Amount
          </span>
          <output aria-label={`Amount, line ${index + 1}`} aria-live="off" className="line-amount">
            {amount}
          </output>
        </span>
      )}
      <span className="line-menu">
        <LineMenu {...menu} index={index} count={count} />
      </span>
    </OwnForm>
  )
})

type LineCellProps = Pick<LineRowProps, 'index' | 'mark' | 'writePrice' | 'problems' | 'remarks'> &
  TaxCategoryCellProps & { readonly column: LineColumn }

/** One field of a line. */
export function LineCell({ column, ...row }: LineCellProps) {
  const { line, index, set, problems, remarks } = row
  const frame = {
    label: `${column.label}, line ${index + 1}`,
    value: lineText(line, column.name),
    onChange: (text: string) => set(index, column.name, text),
    problem: problems[column.name],
    name: linePath(index, column.name),
    enterKeyHint: 'next',
  } as const
  const words = { ...frame, remark: remarks[column.name] }
  if (column.name === 'description') {
    return <SheetArea {...words} placeholder="Description" maxLength={limits.longText} />
  }
  if (column.name === 'taxCategory') return <TaxCategoryCell {...row} />
  if (!column.isFigure)
    return (
      <SheetInput {...words} placeholder={placeholders[column.name]} maxLength={limits.shortText} />
    )
  return <FigureCell {...row} column={column} frame={frame} />
}

const placeholders: Partial<Record<LineField, string>> = {
  itemNumber: 'No.',
  unit: 'Unit',
}

type TaxCategoryCellProps = {
  readonly line: Line
  readonly index: number
  readonly set: DocumentActions['setLine']
}

/** Why a line bears another tax than the rest, or none. */
export function TaxCategoryCell({ line, index, set }: TaxCategoryCellProps) {
  return (
    <SheetSelect
      label={`Tax category, line ${index + 1}`}
      name={linePath(index, 'taxCategory')}
      value={lineText(line, 'taxCategory')}
      onChange={(category) => set(index, 'taxCategory', category)}
      options={taxCategoryOptions}
    />
  )
}

const taxCategoryOptions = taxCategories.map((value) => ({ value, label: taxCategoryNames[value] }))

type FigureCellProps = LineCellProps & {
  readonly frame: Omit<ComponentProps<typeof SheetNumber>, 'read'>
}

function FigureCell({ line, index, column, frame, mark, writePrice, set }: FigureCellProps) {
  const number = (
    <SheetNumber
      {...frame}
      {...numberManners(lineFields[column.name].type, mark)}
      {...(column.name === 'price' && { write: writePrice })}
    />
  )
  if (column.name !== 'discountValue') return number
  return (
    <span className="line-discount">
      {number}
      <SheetSelect
        label={`Discount type, line ${index + 1}`}
        name={linePath(index, 'discountKind')}
        value={lineText(line, 'discountKind')}
        onChange={(kind) => set(index, 'discountKind', kind)}
        options={discountKinds}
      />
    </span>
  )
}

export const discountKinds = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: 'off' },
]
