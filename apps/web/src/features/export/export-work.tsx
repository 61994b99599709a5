import { type FormatId, formatOf } from '@sheaf/accounting/formats'
import type { Mapping } from '@sheaf/accounting/mapping'
import type { CurrentUser } from '@sheaf/contract/current-user'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { useMemo, useRef, useState } from 'react'
import type { ExportEntry } from '#studio/export/export-list.ts'
import { CountBadge } from '#ui/layout/count-badge.tsx'
import { DocumentTable } from './document-table.tsx'
import type { RowCall } from './document-table-row.tsx'
import { DownloadBar } from './download-bar.tsx'
import { FindingsList } from './findings-list.tsx'
import { useKeptExport } from './kept-mapping.ts'
import { MappingForm } from './mapping-form.tsx'
import { ProgramChoice } from './program-choice.tsx'
import { inBookOrder, noFilter, rowsOf, type Sorting, shownRows } from './table-rows.ts'
import { TableTools } from './table-tools.tsx'
import { TotalsCard } from './totals-card.tsx'
import { usePreflight } from './use-preflight.ts'

type ExportWorkProps = {
  readonly user: CurrentUser
  readonly entries: readonly ExportEntry[]
  readonly onInclude: (ids: readonly string[], isIncluded: boolean) => void
  readonly onClear: () => void
}

/** The documents, the program that they go to, and what it will say. */
export function ExportWork({ user, entries, onInclude, onClear }: ExportWorkProps) {
  const included = useMemo(
    () => inBookOrder(entries.filter(({ isIncluded }) => isIncluded)),
    [entries],
  )
  const { choose, setMapping, ...order } = useOrder(user, included)
  const preflight = usePreflight(order)
  const findings = preflight?.findings
  const program = formatOf(order.format).name
  const rows = useMemo(() => rowsOf(entries, findings ?? []), [entries, findings])
  const [sorting, setSorting] = useState<Sorting>({ by: 'day', isDescending: false })
  const [filter, setFilter] = useState(noFilter)
  const shown = useMemo(() => shownRows(rows, filter, sorting), [rows, filter, sorting])
  const kinds = documentKinds.filter((kind) => rows.some((row) => row.kind === kind))
  const [call, setCall] = useState<RowCall>()
  const form = useRef<HTMLDivElement>(null)

  function goToRow(id: string) {
    if (!shown.some((row) => row.id === id)) setFilter(noFilter)
    setCall({ id })
  }

  function goToMapping(fieldId: string) {
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(fieldId)}"]`)?.focus()
  }

  return (
    <>
      <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 sm:px-6">
        <section aria-labelledby="documents-read" className="flex flex-col gap-4">
          <h2 id="documents-read" className="flex items-center gap-3 text-title">
            Documents
            <CountBadge count={entries.length} />
          </h2>
          <TableTools {...{ kinds, filter, onClear }} onFilter={setFilter} />
          {shown.length > 0 ? (
            <DocumentTable rows={shown} {...{ sorting, call, onInclude }} onSort={setSorting} />
          ) : (
            <p className="py-8 text-center text-ink-soft">No document matches your search.</p>
          )}
        </section>
        <ProgramChoice value={order.format} onChange={choose} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <MappingForm
            ref={form}
            {...{ program, preflight }}
            own={order.own}
            onChange={(own) => setMapping(order.format, own)}
          />
          <div className="flex min-w-0 flex-col gap-6">
            <FindingsList
              {...{ program, findings }}
              onGoToRow={goToRow}
              onGoToMapping={goToMapping}
            />
            <TotalsCard entries={included} />
          </div>
        </div>
      </div>
      <DownloadBar {...{ user, order, rows }} />
    </>
  )
}

/** What is to be done: for the program that was chosen, or that is usual where the documents come from. */
function useOrder({ id: userId }: CurrentUser, entries: readonly ExportEntry[]) {
  const { format: chosen, mappings, ...changes } = useKeptExport(userId)
  const country = entries[0]?.computed.document.region ?? ''
  const format = chosen ?? usualFormats[country] ?? 'csv'
  return { entries, format, country, own: mappings[format] ?? nothingTold, ...changes }
}

const nothingTold: Mapping = {}

/** What small businesses of a country mostly keep their books with. */
const usualFormats: Readonly<Record<string, FormatId>> = {
  ...{ US: 'quickbooks-online', CA: 'quickbooks-online' },
  ...{ GB: 'xero', AU: 'xero', NZ: 'xero' },
  ...{ DE: 'datev', IN: 'zoho-books' },
}
