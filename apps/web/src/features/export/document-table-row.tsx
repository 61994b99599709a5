import { formatMoney } from '@sheaf/domain/money/format-money'
import type { Money } from '@sheaf/domain/money/money'
import clsx from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { shortDay, type TableRow } from './table-rows.ts'

/** A row that is to be looked at; calling the same again is another call. */
export type RowCall = { readonly id: string }

/** In pixels: the table knows where a row stands that is not drawn. */
export const rowHeights = { wide: 44, narrow: 68 } as const

export const wideOnly = 'max-lg:hidden'
const narrowOnly = 'lg:hidden'

type DocumentTableRowProps = {
  readonly row: TableRow
  /** Its place in the whole table, counted from one, with the head. */
  readonly index: number
  readonly isCalled: boolean
  readonly onInclude: (isIncluded: boolean) => void
}

export function DocumentTableRow({ row, index, isCalled, onInclude }: DocumentTableRowProps) {
  const { kindTitle, number, day, client, figures, currency, fileName } = row
  const name = `${kindTitle} ${number}`.trim()
  return (
    <tr
      aria-rowindex={index}
      data-row={row.id}
      title={fileName}
      className={clsx(
        'h-17 border-hairline border-b last:border-none lg:h-11',
        isCalled && 'bg-vermilion-tint',
        !row.isIncluded && 'text-ink-soft',
      )}
    >
      <td className="pl-4">
        <Checkbox
          label={<VisuallyHidden>Include {name}</VisuallyHidden>}
          checked={row.isIncluded}
          onChange={({ target }) => onInclude(target.checked)}
        />
      </td>
      <Cell className={wideOnly}>{kindTitle}</Cell>
      <Cell>
        <span className="font-medium lg:font-normal">{number || 'No number'}</span>
        <span className={clsx(narrowOnly, 'block truncate text-ink-soft')}>
          {client || kindTitle}
        </span>
        <StandingMark row={row} className={narrowOnly} />
      </Cell>
      <Cell className={wideOnly}>{shortDay(day)}</Cell>
      <Cell className={wideOnly}>{client}</Cell>
      <Figure amount={figures?.net} className={wideOnly} />
      <Figure amount={figures?.tax} className={wideOnly} />
      <Figure amount={figures?.gross} className="pr-4 lg:pr-1.5">
        <span className={clsx(narrowOnly, 'block text-ink-soft')}>{shortDay(day)}</span>
      </Figure>
      <Cell className={clsx(wideOnly, 'pl-4')}>{currency}</Cell>
      <Cell className={clsx(wideOnly, 'pr-4')}>
        <StandingMark row={row} />
      </Cell>
    </tr>
  )
}

type CellProps = { readonly className?: string; readonly children: ReactNode }

function Cell({ className, children }: CellProps) {
  return <td className={clsx('truncate px-1.5', className)}>{children}</td>
}

type FigureProps = {
  readonly amount: Money | undefined
  readonly className?: string
  readonly children?: ReactNode
}

function Figure({ amount, className, children }: FigureProps) {
  return (
    <td className={clsx('truncate px-1.5 text-right tabular-nums', className)}>
      {amount && formatMoney(amount)}
      {children}
    </td>
  )
}

type StandingMarkProps = { readonly row: TableRow; readonly className?: string }

function StandingMark({ row: { standing, problems, isIncluded }, className }: StandingMarkProps) {
  if (standing === 'ready' || !isIncluded) return null
  const isLeftOut = standing === 'left-out'
  const Mark = isLeftOut ? CircleAlert : Info
  return (
    <span
      title={problems.join('\n')}
      className={clsx(
        'flex items-center gap-1.5 truncate',
        isLeftOut ? 'text-vermilion-ink' : 'text-ink-soft',
        className,
      )}
    >
      <Mark aria-hidden="true" className="size-4 shrink-0" />
      {isLeftOut ? 'Left out' : `${problems.length} to check`}
    </span>
  )
}
