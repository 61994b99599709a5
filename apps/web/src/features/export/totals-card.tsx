import type { CurrencyFigures, Figures, RateFigures } from '@sheaf/accounting/figures'
import { summaryOf } from '@sheaf/accounting/figures'
import { formatPercent } from '@sheaf/domain/locale/format-number'
import { formatMoney } from '@sheaf/domain/money/format-money'
import clsx from 'clsx'
import { useMemo } from 'react'
import type { ExportEntry } from '#studio/export/export-list.ts'
import { Card } from '#ui/layout/card.tsx'

/** What the selected documents come to, by currency and by tax. */
export function TotalsCard({ entries }: { readonly entries: readonly ExportEntry[] }) {
  const summary = useMemo(() => summaryOf(entries.map(({ computed }) => computed)), [entries])
  const hasCredits = entries.some(({ computed }) => computed.document.kind === 'credit_note')
  return (
    <Card
      title="Totals"
      help={
        hasCredits
          ? 'Of the selected documents. Credit notes are subtracted.'
          : 'Of the selected documents.'
      }
      className="overflow-x-auto"
    >
      {summary.length === 0 ? (
        <p className="text-ink-soft">Nothing with prices is selected.</p>
      ) : (
        <div className="flex flex-col gap-6">
          {summary.map((figures) => (
            <CurrencyTable key={figures.currency} figures={figures} />
          ))}
        </div>
      )}
    </Card>
  )
}

function CurrencyTable({ figures }: { readonly figures: CurrencyFigures }) {
  const { currency, documents, rates } = figures
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">Totals in {currency}</caption>
      <thead>
        <tr className="border-ink border-b text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-medium text-ink">
            {currency}{' '}
            <span className="font-normal text-ink-soft">
              {documents} {documents === 1 ? 'document' : 'documents'}
            </span>
          </th>
          {['Net', 'Tax', 'Gross'].map((label) => (
            <th key={label} scope="col" className="py-1.5 pl-3 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <FigureRow key={taxName(rate)} name={taxName(rate)} figures={rate} />
        ))}
      </tbody>
      <tfoot>
        <FigureRow name="Total" figures={figures} isStrong />
      </tfoot>
    </table>
  )
}

type FigureRowProps = {
  readonly name: string
  readonly figures: Figures
  readonly isStrong?: boolean
}

function FigureRow({ name, figures: { net, tax, gross }, isStrong = false }: FigureRowProps) {
  return (
    <tr className={clsx('border-hairline border-b last:border-none', isStrong && 'font-medium')}>
      <th scope="row" className={clsx('py-1.5 text-left', !isStrong && 'font-normal')}>
        {name}
      </th>
      {[net, tax, gross].map((amount, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is nothing but its place.
        <td key={at} className="py-1.5 pl-3 text-right">
          {formatMoney(amount)}
        </td>
      ))}
    </tr>
  )
}

function taxName({ taxes }: RateFigures): string {
  const names = taxes.map(({ label, rate }) => `${label} ${formatPercent(rate)}`.trim())
  return names.join(' + ') || 'No tax'
}
