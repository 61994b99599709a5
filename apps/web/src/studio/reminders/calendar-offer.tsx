import { formatDay } from '@sheaf/domain/locale/calendar-day'
import { calendarFile, reminderEntries } from '@sheaf/domain/reminders/calendar-file'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/actions/save-file.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Sheet } from '#ui/layout/sheet.tsx'
import type { WayProps } from './reminder-form.tsx'
import { Problem, Split } from './reminder-layout.tsx'
import { dayOf, problemOf } from './reminder-steps.ts'
import { StepTimeline } from './step-timeline.tsx'

/** The same dates as a file for the user's own calendar. It is made here and nothing leaves this browser. */
export function CalendarOffer({ owed, draft, first, onChange, onDone }: WayProps) {
  const { dueOn, number } = owed
  const [isTold, setIsTold] = useState(false)
  const problem = problemOf(draft.steps, dueOn, first)
  const ahead = draft.steps.filter((step) => dayOf(step, dueOn) >= first)
  const entries = reminderEntries(owed, ahead)

  function save() {
    setIsTold(true)
    if (problem !== undefined) return
    const file = calendarFile(entries, new Date().toISOString())
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileNameOf(number))
    toast({
      title: 'Calendar file downloaded',
      description: 'Open it to add the dates to your calendar.',
    })
    onDone()
  }

  return (
    <Split
      aside={
        <Sheet>
          <section aria-label="Calendar entries" className="flex flex-col gap-4 px-5 py-5">
            <h3 className="border-ink border-b-2 pb-3 text-lead">In your calendar</h3>
            <ul className="flex flex-col gap-4">
              {entries.map(({ id, day, title, notes }) => (
                <li key={id}>
                  <time dateTime={day} className="text-ink-soft text-small tabular-nums">
                    {formatDay(day, 'en-US')}
                  </time>
                  <p className="wrap-anywhere font-medium">{title}</p>
                  <p className="wrap-anywhere whitespace-pre-line text-ink-soft text-small">
                    {notes}
                  </p>
                </li>
              ))}
            </ul>
            <p className="border-hairline border-t pt-3 text-ink-soft text-small">
              Your calendar alerts you at 9 AM on each day.
            </p>
          </section>
        </Sheet>
      }
      actions={
        <Button variant="primary" onClick={save}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to my calendar
        </Button>
      }
    >
      <StepTimeline
        {...{ dueOn, first }}
        steps={draft.steps}
        hasTones={false}
        onChange={(steps) => onChange({ steps })}
        onSelect={() => {}}
      />
      {isTold && problem && <Problem>{problem}</Problem>}
    </Split>
  )
}

function fileNameOf(number: string): string {
  const plain = number.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
  return `${['payment-reminders', plain].filter(Boolean).join('-')}.ics`
}
