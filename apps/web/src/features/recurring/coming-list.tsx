import type { ComingInvoice } from '@sheaf/contract/schedules'
import clsx from 'clsx'
import { currentMoment } from '#document/writing/moment.ts'
import { dayWords, distanceWords } from './rhythm-words.ts'

type ComingListProps = {
  readonly coming: readonly ComingInvoice[]
  /** The turn whose invoice is shown beside the list. */
  readonly shown: number | undefined
  readonly onShow: (turn: number) => void
}

/** The invoices to come, as days with their numbers. A click shows what one will look like. */
export function ComingList({ coming, shown, onShow }: ComingListProps) {
  const { today } = currentMoment()
  return (
    <ol className="flex flex-col">
      {coming.map(({ turn, day, number }) => {
        const distance = distanceWords(day, today)
        return (
          <li key={turn} className="border-hairline border-t last:border-b">
            <button
              type="button"
              aria-pressed={turn === shown}
              onClick={() => onShow(turn)}
              className={clsx(
                '-mx-3 flex w-[calc(100%+1.5rem)] cursor-pointer items-baseline justify-between gap-4 px-3 py-2 text-left tabular-nums',
                'transition-colors hover:bg-wash focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                turn === shown && 'bg-wash font-medium',
              )}
            >
              <time dateTime={day}>
                {dayWords(day)}
                {distance && <span className="font-normal text-ink-soft"> ({distance})</span>}
              </time>
              <span className="wrap-anywhere min-w-0 text-right text-ink-soft">
                {number ?? 'Next number'}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
