import { useState } from 'react'
import { SeriesDialog } from '#studio/numbering/series-dialog.tsx'
import { Button } from '#ui/actions/button.tsx'

type NumbersNoticeProps = {
  /** Whether the user was told that the schedule cannot do without. */
  readonly problem: string | undefined
}

/** For those whose invoices have no series yet: nobody is there to number what goes out by itself. */
export function NumbersNotice({ problem }: NumbersNoticeProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      aria-label="Invoice numbers"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-hairline bg-paper p-5"
    >
      <div className="min-w-0 grow basis-72">
        <h2 className="text-lead">Set up invoice numbers</h2>
        <p className="text-ink-soft text-small">
          Recurring invoices get the next number automatically, together with the ones you create
          yourself.
        </p>
        {problem && (
          <p role="alert" className="text-small text-vermilion-ink">
            {problem}
          </p>
        )}
      </div>
      <Button onClick={() => setIsOpen(true)}>Set up numbers</Button>
      <SeriesDialog
        key={String(isOpen)}
        kind="invoice"
        series={undefined}
        {...{ isOpen, setIsOpen }}
      />
    </section>
  )
}
