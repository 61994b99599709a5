import type { ScheduleRun } from '@sheaf/contract/schedules'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, Clock, SkipForward } from 'lucide-react'
import { Badge } from '#ui/layout/badge.tsx'
import { dayWords } from './rhythm-words.ts'
import { runWords } from './schedule-words.ts'

const icons = {
  sent: CircleCheck,
  waiting: Clock,
  failed: CircleAlert,
  skipped: SkipForward,
} as const

const colors = {
  sent: 'text-spruce',
  waiting: 'text-ink-soft',
  failed: 'text-vermilion-ink',
  skipped: 'text-ink-soft',
} as const

/** What was sent and when. The invoices themselves are not kept. */
export function RunList({ runs }: { readonly runs: readonly ScheduleRun[] }) {
  if (runs.length === 0) {
    return (
      <p className="text-ink-soft">Nothing sent yet. Each invoice is listed here afterwards.</p>
    )
  }
  return (
    <ul className="flex flex-col border-hairline border-b">
      {runs.map((run) => {
        const { turn, day, number, state, isLate, problem } = run
        const Icon = icons[state]
        return (
          <li key={turn} className="flex gap-3 border-hairline border-t py-3">
            <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', colors[state])} />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
                <span className="wrap-anywhere font-medium">
                  {number ?? `Invoice of ${dayWords(day)}`}
                </span>
                {isLate && <Badge>Late</Badge>}
              </p>
              <p className="text-ink-soft text-small tabular-nums">
                {number !== null && `${dayWords(day)} · `}
                {runWords(run)}
              </p>
              {problem && <p className="text-small">{problem}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
