import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { textField } from '@sheaf/domain/documents/field-access'
import { limits } from '@sheaf/domain/documents/field-schemas'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import clsx from 'clsx'
import { type ComponentProps, memo } from 'react'
import type { DocumentActions } from './document-editor.ts'
import type { Line } from './document-state.ts'
import { InkArea, InkInput, InkSelect } from './ink-input.tsx'
import { InkNumber } from './ink-number.tsx'
import type { LineColumn } from './line-columns.ts'
import { LineTools } from './line-tools.tsx'
import { readLineNumber } from './read-field.ts'

export type LineRowProps = {
  readonly kind: DocumentType
  readonly line: Line
  readonly index: number
  readonly count: number
  readonly columns: readonly LineColumn[]
  readonly amount: string
  readonly mark: DecimalMark
  readonly writePrice: (text: string) => string
  readonly set: DocumentActions['setLine']
  /** By the field of the line. */
  readonly problems: Readonly<Record<string, string>>
  readonly tools: Omit<ComponentProps<typeof LineTools>, 'index' | 'count'>
}

/** One line of the document. It is drawn again only when something on it changed: there may be a thousand. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { columns, index, count, amount, tools } = props
  return (
    <>
      <LineTools {...tools} index={index} count={count} />
      {columns.map((column) => (
        <span
          key={column.id}
          data-cell={column.id}
          className={clsx('line-cell', column.isFigure && 'is-figure')}
        >
          <span aria-hidden="true" className="line-cell-label">
            {column.label}
          </span>
          <LineCell {...props} column={column} />
        </span>
      ))}
      <span data-cell="amount" className="line-cell is-figure">
        <span aria-hidden="true" className="line-cell-label">
          Amount
        </span>
        <output aria-label={`Amount, line ${index + 1}`} aria-live="off" className="line-amount">
          {amount}
        </output>
      </span>
    </>
  )
})

type LineCellProps = Pick<
  LineRowProps,
  'kind' | 'line' | 'index' | 'mark' | 'writePrice' | 'set' | 'problems'
> & { readonly column: LineColumn }

/** One field of a line. */
export function LineCell({ column, ...row }: LineCellProps) {
  const { line, index, set, problems } = row
  const frame = {
    label: `${column.label}, line ${index + 1}`,
    value: textField(line, column.name),
    onChange: (text: string) => set(index, column.name, text),
    problem: problems[column.name],
    name: `lineItems.${index}.${column.name}`,
    enterKeyHint: 'next',
  } as const
  if (column.id === 'description') {
    return <InkArea {...frame} placeholder="Description" maxLength={limits.longText} />
  }
  if (!column.isFigure)
    return (
      <InkInput {...frame} placeholder={placeholders[column.id]} maxLength={limits.shortText} />
    )
  return <FigureCell {...row} column={column} frame={frame} />
}

const placeholders: Partial<Record<LineColumn['id'], string>> = {
  'item-number': 'No.',
  unit: 'Unit',
}

type FigureCellProps = LineCellProps & {
  readonly frame: Omit<ComponentProps<typeof InkNumber>, 'read'>
}

function FigureCell({ kind, line, index, column, frame, mark, writePrice, set }: FigureCellProps) {
  const number = (
    <InkNumber
      {...frame}
      read={(typed) => readLineNumber(kind, column.name, typed, mark)}
      {...(column.id === 'price' && { write: writePrice })}
    />
  )
  if (column.id !== 'discount') return number
  return (
    <span className="line-discount">
      {number}
      <InkSelect
        label={`Kind of discount, line ${index + 1}`}
        name={`lineItems.${index}.discountType`}
        value={line.discountType}
        onChange={(type) => set(index, 'discountType', type)}
        options={discountKinds}
      />
    </span>
  )
}

export const discountKinds = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: 'off' },
]
