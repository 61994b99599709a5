import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ComparedFigure } from './findings.ts'
import { type Pointing, pointedBy } from './pointing.ts'
import { columns, rowLook } from './suggestion-list.tsx'

type FigureCheckProps = {
  readonly figures: readonly ComparedFigure[]
  readonly pointing: Pointing
}

/** Sums are never copied from a text: Sheaf computes them, and says where the text has others. */
export function FigureCheck({ figures, pointing }: FigureCheckProps) {
  return (
    <section aria-label="Calculated totals">
      <h4 className="mb-1 text-ink-soft text-small">Totals, calculated by Sheaf</h4>
      <ul aria-live="polite">
        {figures.map((figure) => (
          <li key={figure.id} {...pointedBy(figure.id, pointing)} className={rowLook}>
            <Comparison {...figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Comparison({ label, stated, computed, agrees }: ComparedFigure) {
  return (
    <p className={columns}>
      <span className="flex gap-3 text-ink-soft">
        {agrees ? (
          <CircleCheck aria-hidden="true" className="m-0.5 size-4 shrink-0 text-spruce" />
        ) : (
          <CircleAlert aria-hidden="true" className="m-0.5 size-4 shrink-0 text-vermilion-ink" />
        )}
        {label}
      </span>{' '}
      <span className="tabular-nums max-sm:pl-8">
        {computed}
        {agrees ? (
          <span className="text-ink-soft">, same as in the text</span>
        ) : (
          <span className="text-vermilion-ink">, but the text says {stated}</span>
        )}
      </span>
    </p>
  )
}
