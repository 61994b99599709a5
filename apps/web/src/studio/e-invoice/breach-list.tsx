import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import { CircleAlert, Info } from 'lucide-react'

type BreachListProps = {
  readonly findings: readonly Finding[]
  /** Leads to the field where it is put right. */
  readonly onFix: (field: AnyPath) => void
}

/** What the rules of an e-invoice find, in words, each with the way to its field. */
export function BreachList({ findings, onFix }: BreachListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {findings.map(({ id, severity, field, message, why }) => (
        <li key={`${id} ${field}`} className="flex gap-2 text-small">
          {severity === 'advice' ? (
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-vermilion-ink" />
          )}
          <span className="min-w-0">
            {severity === 'advice' && <span className="text-ink-soft">Advice: </span>}
            {message}{' '}
            <button
              type="button"
              title={why}
              className="cursor-pointer rounded-control text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
              onClick={() => onFix(field)}
            >
              Go to the field
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
