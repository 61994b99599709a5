import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReceivedInvoice } from '#studio/e-invoice/opened-document.ts'
import { Card } from '#ui/layout/card.tsx'

const syntaxes = { ubl: 'UBL', cii: 'UN/CEFACT CII', 'zugferd-1': 'ZUGFeRD 1.0' } as const

/** Whether the file follows the rules that it claims to follow, and which it breaks. */
export function VerdictCard({ received }: { readonly received: ReceivedInvoice }) {
  const { format, profile, isValid, findings } = received
  const broken = findings.filter(({ severity }) => severity === 'fatal').length
  return (
    <Card className="flex flex-col gap-4 p-5 print:hidden">
      <div className="flex items-start gap-3">
        {isValid ? (
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-spruce" />
        ) : (
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-vermilion-ink" />
        )}
        <div>
          <h2 className="text-lead">
            {isValid ? 'Follows the rules' : `Breaks ${broken} ${broken === 1 ? 'rule' : 'rules'}`}
          </h2>
          <p className="text-ink-soft text-small">
            {profile}, written in {syntaxes[format]}.
            {!isValid &&
              ' The buyer’s software may refuse it. Ask the sender for a corrected file.'}
          </p>
        </div>
      </div>
      {findings.length > 0 && (
        <ul className="flex flex-col gap-2">
          {findings.map(({ rule, severity, at, message, term }) => (
            <li key={`${rule} ${at}`} className="flex gap-2 text-small">
              {severity === 'fatal' ? (
                <CircleAlert
                  aria-label="Broken"
                  className="mt-0.5 size-4 shrink-0 text-vermilion-ink"
                />
              ) : (
                <Info aria-label="Advice" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
              )}
              <span className="min-w-0">
                {message}{' '}
                <span className="text-ink-soft">{[rule, term].filter(Boolean).join(', ')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
