import type { ReadReminderOrder } from '@sheaf/contract/reminders'
import { wireName } from '@sheaf/contract/wire/wire-names'
import { addDays, type CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { type Owed, owedBy } from '@sheaf/domain/reminders/owed'
import { isTrueOn } from '@sheaf/domain/reminders/reminder-mail'
import type { ReminderTone } from '@sheaf/domain/reminders/tones'
import { fieldsToKeep, type KeptInvoice, readKeptInvoice } from '../documents/kept-invoice.ts'
import { AppError } from '../http/app-error.ts'
import { momentInZone } from '../schedules/moment-in-zone.ts'
import type { KeptReminder } from './kept-reminder.ts'

export type PlannedMail = {
  readonly day: CalendarDay
  readonly tone: ReminderTone
  readonly dueAt: Date
}

export type ReadReminder = {
  readonly kept: KeptReminder
  readonly invoice: KeptInvoice
  readonly owed: Owed
  readonly mails: readonly PlannedMail[]
}

const nineInTheMorning = 9 * 60
const dueDateField = `document.${wireName('invoice', 'endsOn')}`

/** Refuses at its field what could not be sent when its day has come. */
export function readReminderOrder(order: ReadReminderOrder, at: Date): ReadReminder {
  requireSteps(order)
  requireReader(order)
  const invoice = readKeptInvoice(order.document, at)
  const owed = owedBy(invoice.invoice)
  if (owed === undefined) throw refused(...notOwed(invoice))
  requireNearDay(owed)
  const { number, client: clientName, amountDue } = owed
  const kept = {
    order: { ...order, document: fieldsToKeep(invoice.order) },
    ...{ number, clientName, amountDue },
  }
  return { kept, invoice, owed, mails: plannedMails(order, owed) }
}

/** One for each step, in the order of their days. */
function plannedMails(
  { steps, timeZone }: Pick<ReadReminderOrder, 'steps' | 'timeZone'>,
  { dueOn }: Owed,
): PlannedMail[] {
  return steps
    .toSorted((a, b) => a.days - b.days)
    .map(({ days, tone }) => {
      const day = addDays(dueOn, days)
      return { day, tone, dueAt: momentInZone(day, nineInTheMorning, timeZone) }
    })
}

function requireSteps({ steps }: ReadReminderOrder): void {
  for (const [index, { days, tone }] of steps.entries()) {
    if (steps.findIndex((other) => other.days === days) < index)
      throw refused(`steps.${index}.days`, 'Another reminder is on the same day')
    if (!isTrueOn(tone, days))
      throw refused(
        `steps.${index}.tone`,
        'This wording says the invoice is overdue. Choose the friendly one until the due date',
      )
  }
}

function requireReader({ deliverTo, clientEmail }: ReadReminderOrder): void {
  if (deliverTo === 'client' && clientEmail === '')
    throw refused('clientEmail', "Enter your client's email address")
}

// At the end of the calendar, the days of its mails would lie beyond it.
function requireNearDay({ dueOn }: Owed): void {
  if (dueOn >= '2100') throw refused(dueDateField, 'Choose a due date before 2100')
}

function notOwed({ invoice }: KeptInvoice): [string, string] {
  return invoice.endsOn === ''
    ? [dueDateField, 'Enter the due date to be reminded of it']
    : ['document', 'Nothing is due on this invoice']
}

export function refused(field: string, message: string): AppError {
  return new AppError('request.invalid', message, { [field]: message })
}
