import type { Reminder, ReminderMail } from '@sheaf/contract/reminders'
import { type CalendarDay, daysBetween, formatDay } from '@sheaf/domain/locale/calendar-day'
import { useCurrentUser } from '#api/current-user.ts'
import type { StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { mailWords } from '#studio/reminders/reminder-standing.ts'
import { toneNames, whenInWords } from '#studio/reminders/reminder-steps.ts'
import { StepMail } from '#studio/reminders/step-mail.tsx'
import { TimelineDot } from '#studio/reminders/timeline-dot.tsx'

type MailTimelineProps = {
  readonly reminder: Reminder
  /** Missing once nothing of it is kept. */
  readonly styled: StyledInvoice | undefined
}

const dots = { sent: 'done', waiting: 'waiting', failed: 'failed', skipped: 'quiet' } as const

/** The emails around the due date: what became of each, and what those that are to come will say. */
export function MailTimeline({ reminder, styled }: MailTimelineProps) {
  const { mails, dueOn } = reminder
  const before = mails.filter(({ day }) => day < dueOn)
  const after = mails.filter(({ day }) => day >= dueOn)
  return (
    <ol className="flex flex-col">
      {before.map((mail) => (
        <MailRow key={keyOf(mail)} {...{ mail, reminder, styled }} isLast={false} />
      ))}
      <li className="flex gap-4">
        <TimelineDot tone="due" isLast={after.length === 0} />
        <p className="pb-5">
          <Day day={dueOn} />
          <span className="block text-ink-soft text-small">Payment is due</span>
        </p>
      </li>
      {after.map((mail, index) => (
        <MailRow
          key={keyOf(mail)}
          {...{ mail, reminder, styled }}
          isLast={index === after.length - 1}
        />
      ))}
    </ol>
  )
}

/** A day may have an email that was sent and, after a change, one that was skipped. */
function keyOf({ day, state, at }: ReminderMail): string {
  return `${day} ${state} ${at}`
}

type MailRowProps = MailTimelineProps & { readonly mail: ReminderMail; readonly isLast: boolean }

function MailRow({ mail, reminder, styled, isLast }: MailRowProps) {
  const { day, tone, state, problem } = mail
  return (
    <li className="flex gap-4">
      <TimelineDot tone={dots[state]} isLast={isLast} />
      <div className="flex min-w-0 grow flex-col pb-5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Day day={day} />
          <span className="text-ink-soft text-small">
            {toneNames[tone]}, {whenInWords(daysBetween(reminder.dueOn, day)).toLowerCase()}
          </span>
        </p>
        <p className="text-ink-soft text-small tabular-nums">{mailWords(mail)}</p>
        {problem && <p className="text-small">{problem}</p>}
        {state === 'waiting' && styled && <ComingMail {...{ mail, reminder, styled }} />}
      </div>
    </li>
  )
}

function Day({ day }: { readonly day: CalendarDay }) {
  return (
    <time dateTime={day} className="font-medium tabular-nums">
      {formatDay(day, 'en-US')}
    </time>
  )
}

type ComingMailProps = {
  readonly mail: ReminderMail
  readonly reminder: Reminder
  readonly styled: StyledInvoice
}

function ComingMail({ mail, reminder: { order, dueOn }, styled }: ComingMailProps) {
  const session = useCurrentUser()
  const step = order?.steps.find(({ days }) => days === daysBetween(dueOn, mail.day))
  if (!order || !step || session.state !== 'member') return null
  return (
    <details className="mt-1 max-w-reading text-small">
      <summary className="w-fit cursor-pointer rounded-control text-spruce">Read the email</summary>
      <div className="pt-3 text-body">
        <StepMail user={session.user} {...{ styled, step }} order={order} />
      </div>
    </details>
  )
}
