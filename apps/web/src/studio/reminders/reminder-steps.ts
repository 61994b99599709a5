import type { ReadReminderOrder } from '@sheaf/contract/reminders'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { addDays, type CalendarDay, daysBetween } from '@sheaf/domain/locale/calendar-day'
import { isTrueOn } from '@sheaf/domain/reminders/reminder-mail'
import { type ReminderTone, reminderTones } from '@sheaf/domain/reminders/tones'
import { currentMoment } from '#document/writing/moment.ts'

export type Step = ReadReminderOrder['steps'][number]

/** A step with a name of its own, so that its row stays the same while its days change. */
export type KeyedStep = Step & { readonly key: string }

export const toneNames: Readonly<Record<ReminderTone, string>> = {
  friendly: 'Friendly',
  polite: 'Polite',
  firm: 'Firm',
}

export function tonesOn(days: number): readonly ReminderTone[] {
  return reminderTones.filter((tone) => isTrueOn(tone, days))
}

export const mostSteps = 10
export const mostDays = { before: 60, after: 365 } as const

export function aStep(days: number, tone: ReminderTone): Step {
  return { days, tone, subject: '', message: '' }
}

/** Emails go out at nine: from then on the first day that can have one is tomorrow. */
export function firstDay({ today }: Moment, hour: number): CalendarDay {
  return hour < 9 ? today : addDays(today, 1)
}

export function currentFirstDay(): CalendarDay {
  return firstDay(currentMoment(), new Date().getHours())
}

/** What most people send. For an invoice that is overdue already, what comes next. */
export function usualSteps(dueOn: CalendarDay, first: CalendarDay): readonly Step[] {
  const usual = [aStep(-3, 'friendly'), aStep(3, 'polite'), aStep(14, 'firm')]
  const ahead = usual.filter((step) => dayOf(step, dueOn) >= first)
  if (ahead.length > 0) return ahead
  const overdue = daysBetween(dueOn, first)
  return [aStep(overdue, 'polite'), aStep(overdue + 7, 'firm')].filter(
    ({ days }) => days <= mostDays.after,
  )
}

/** One more, a week after the last, in the tone that follows. */
export function nextStep(steps: readonly Step[]): Step {
  const last = inOrder(steps).at(-1)
  if (last === undefined) return aStep(3, 'polite')
  const days = Math.min(last.days < 0 ? 3 : last.days + 7, mostDays.after)
  return aStep(days, last.tone === 'friendly' ? 'polite' : 'firm')
}

export function inOrder<Each extends Pick<Step, 'days'>>(steps: readonly Each[]): readonly Each[] {
  return steps.toSorted((a, b) => a.days - b.days)
}

export function dayOf({ days }: Pick<Step, 'days'>, dueOn: CalendarDay): CalendarDay {
  return addDays(dueOn, days)
}

/** A tone stays where it is true, and becomes friendly where it isn't. */
export function withDays(step: Step, days: number): Step {
  const tone = isTrueOn(step.tone, days) ? step.tone : 'friendly'
  return { ...step, days, tone }
}

/** What keeps the steps from being ordered, in words. */
export function problemOf(
  steps: readonly Pick<Step, 'days'>[],
  dueOn: CalendarDay,
  first: CalendarDay,
): string | undefined {
  if (steps.length === 0) return 'Add at least one reminder.'
  if (new Set(steps.map(({ days }) => days)).size < steps.length) {
    return 'Two reminders are on the same day. Move or remove one of them.'
  }
  if (steps.every((step) => dayOf(step, dueOn) < first)) {
    return 'All of these dates have passed. Move at least one to a later day.'
  }
  return undefined
}

/** '3 days before the due date' */
export function whenInWords(days: number): string {
  if (days === 0) return 'On the due date'
  const count = Math.abs(days)
  const span = count === 1 ? '1 day' : `${count} days`
  return `${span} ${days < 0 ? 'before' : 'after'} the due date`
}
