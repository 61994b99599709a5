import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import clsx from 'clsx'
import { ChevronRight, CircleAlert, CircleDashed, Lightbulb, type LucideIcon } from 'lucide-react'
import { isWritable } from '#document/paper/options.ts'
import { Button } from '#ui/actions/button.tsx'
import { adviceWords, mendWords, severityWords } from './coach-words.ts'

export type FindingListProps = {
  readonly kind: DocumentKind
  readonly findings: readonly Finding[]
  /** The tax is proposed above the list, and not once more in it. */
  readonly hasProposedTax: boolean
  readonly onGo: (path: AnyPath) => void
  /** Missing where the document is not written on. */
  readonly onMend: ((finding: Finding) => void) | undefined
}

export function FindingList({ findings, ...rest }: FindingListProps) {
  if (findings.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {findings.map((finding) => (
        <FindingRow key={finding.id} finding={finding} {...rest} />
      ))}
    </ul>
  )
}

/** What no law asks for stays out of sight until somebody wants to know. */
export function AdviceFold(props: FindingListProps) {
  const { length } = props.findings
  if (length === 0) return null
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-control py-1 text-ink-soft text-small hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        {adviceWords(length)}
      </summary>
      <div className="pt-3">
        <FindingList {...props} />
      </div>
    </details>
  )
}

const icons: Readonly<Record<Finding['severity'], LucideIcon>> = {
  missing: CircleDashed,
  wrong: CircleAlert,
  advice: Lightbulb,
}

type FindingRowProps = Omit<FindingListProps, 'findings'> & { readonly finding: Finding }

function FindingRow({ finding, kind, hasProposedTax, onGo, onMend }: FindingRowProps) {
  const { severity, field, message, why, phrase } = finding
  const isWrong = severity === 'wrong'
  const Icon = icons[severity]
  const isProposed = hasProposedTax && field === 'tax.rate'
  const isText = field.startsWith('texts.') || field === 'tax.isReverseCharge'
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        className={clsx('mt-0.5 size-4 shrink-0', isWrong ? 'text-vermilion-ink' : 'text-ink-soft')}
      />
      <div className="flex min-w-0 flex-col items-start gap-1 text-small">
        {isWritable(kind, field) || onMend === undefined ? (
          <button
            type="button"
            onClick={() => onGo(field)}
            className="wrap-anywhere cursor-pointer rounded-control text-left font-medium underline decoration-edge underline-offset-3 hover:decoration-ink"
          >
            {message}
          </button>
        ) : (
          <p className="wrap-anywhere font-medium">{message}</p>
        )}
        <p className="wrap-anywhere text-ink-soft">
          <span className={clsx(isWrong && 'text-vermilion-ink')}>{severityWords[severity]}</span>{' '}
          {why}
        </p>
        {phrase !== undefined && onMend && !isProposed && (
          <>
            {isText && <q className="wrap-anywhere border-hairline border-l-2 pl-2">{phrase}</q>}
            <Button size="small" className="mt-1" onClick={() => onMend(finding)}>
              {mendWords(finding)}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
