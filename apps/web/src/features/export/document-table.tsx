import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { useWindowedRows } from '#ui/layout/use-windowed-rows.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { useMedia } from '#ui/page/use-media.ts'
import { DocumentTableRow, type RowCall, rowHeights, wideOnly } from './document-table-row.tsx'
import { type ColumnId, columns, type Sorting, type TableRow } from './table-rows.ts'

type DocumentTableProps = {
  readonly rows: readonly TableRow[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly onInclude: (ids: readonly string[], isIncluded: boolean) => void
  /** The row that a finding leads to. */
  readonly call: RowCall | undefined
}

const mostShown = 11

/** What was read. Only what its frame shows is drawn, so that a thousand documents scroll as ten do. */
export function DocumentTable({ rows, sorting, onSort, onInclude, call }: DocumentTableProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const rowHeight = isWide ? rowHeights.wide : rowHeights.narrow
  const { frame, showRow, first, end, above, below } = useWindowedRows({
    ...{ rows: rows.length, rowHeight, shown: mostShown },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a call is answered once, when it comes.
  useEffect(() => {
    const index = rows.findIndex(({ id }) => id === call?.id)
    if (index < 0) return
    showRow(index)
    requestAnimationFrame(() => {
      const row = frame.current?.querySelector<HTMLElement>(`[data-row="${call?.id}"] input`)
      row?.focus({ preventScroll: true })
      frame.current?.scrollIntoView({ block: 'nearest' })
    })
  }, [call])

  return (
    <section
      ref={frame}
      aria-label="Documents to export"
      className="relative overflow-y-auto overscroll-contain rounded-panel border border-hairline bg-paper"
      style={{ maxHeight: headHeight + mostShown * rowHeight + 2 }}
    >
      <table aria-rowcount={rows.length + 1} className="w-full table-fixed text-small">
        <caption className="sr-only">Documents to export</caption>
        <Columns />
        <thead className="sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_0_var(--color-hairline)]">
          <tr aria-rowindex={1} style={{ height: headHeight }}>
            <th scope="col" className="pl-4 text-left">
              <IncludeAll {...{ rows, onInclude }} />
            </th>
            {columns.map((column) => (
              <Head key={column.id} {...{ column, sorting, onSort }} />
            ))}
          </tr>
        </thead>
        {above > 0 && <Gap height={above} />}
        <tbody>
          {rows.slice(first, end).map((row, at) => (
            <DocumentTableRow
              key={row.id}
              row={row}
              index={first + at + 2}
              isCalled={row.id === call?.id}
              onInclude={(isIncluded) => onInclude([row.id], isIncluded)}
            />
          ))}
        </tbody>
        {below > 0 && <Gap height={below} />}
      </table>
    </section>
  )
}

const headHeight = 44

function Gap({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )
}

/** The client has what the others leave. */
function Columns() {
  return (
    <colgroup>
      <col className="w-13" />
      <col className={`${wideOnly} w-28`} />
      <col className="lg:w-36" />
      <col className={`${wideOnly} w-28`} />
      <col className={wideOnly} />
      <col className={`${wideOnly} w-30`} />
      <col className={`${wideOnly} w-28`} />
      <col className="w-34 lg:w-30" />
      <col className={`${wideOnly} w-22`} />
      <col className={`${wideOnly} w-32`} />
    </colgroup>
  )
}

type HeadProps = Pick<DocumentTableProps, 'sorting' | 'onSort'> & {
  readonly column: (typeof columns)[number]
}

function Head({ column, sorting, onSort }: HeadProps) {
  const { id, label } = column
  const isFigure = 'isFigure' in column
  const isSorted = sorting.by === id
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
      className={clsx(
        'px-1.5 font-normal last:pr-4',
        isFigure ? 'text-right' : 'text-left',
        id === 'currency' && 'pl-4',
        !stays.has(id) && wideOnly,
      )}
    >
      <button
        type="button"
        onClick={() => onSort({ by: id, isDescending: isSorted && !sorting.isDescending })}
        className={clsx(
          'inline-flex h-8 cursor-pointer items-center gap-1 rounded-control text-ink-soft transition-colors hover:text-ink pointer-coarse:h-10',
          isFigure && 'flex-row-reverse',
          isSorted && 'font-medium text-ink',
        )}
      >
        {label}
        {isSorted && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  )
}

/** What a narrow screen has room for: the others stand below them. */
const stays: ReadonlySet<ColumnId> = new Set(['number', 'gross'])

function IncludeAll({ rows, onInclude }: Pick<DocumentTableProps, 'rows' | 'onInclude'>) {
  const included = rows.filter(({ isIncluded }) => isIncluded).length
  const areAll = rows.length > 0 && included === rows.length
  return (
    <Checkbox
      label={<VisuallyHidden>Include all documents shown</VisuallyHidden>}
      checked={areAll}
      ref={(input) => {
        if (input) input.indeterminate = included > 0 && !areAll
      }}
      disabled={rows.length === 0}
      onChange={() =>
        onInclude(
          rows.map(({ id }) => id),
          !areAll,
        )
      }
    />
  )
}
