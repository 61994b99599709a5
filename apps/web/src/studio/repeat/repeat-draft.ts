import type { Delivery } from '@sheaf/contract/kept-invoices'
import type { Schedule, ScheduleOrder } from '@sheaf/contract/schedules'
import { addDays, type CalendarDay, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { Plan } from '@sheaf/domain/schedules/bill-of-turn'
import { asFirstBill } from '@sheaf/domain/schedules/first-bill'
import type { PriceRise } from '@sheaf/domain/schedules/price-rise'
import {
  movedByTurns,
  nextTurns,
  type Recurrence,
  type RecurrenceUnit,
} from '@sheaf/domain/schedules/recurrence'
import { invoiceOf, type StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { pdfOrder } from '#studio/pdf-order.ts'

type Rhythm = Pick<RepeatDraft, 'every' | 'unit' | 'start'>

/** A schedule that exists already, as far as its changes depend on it. */
export type Running = {
  readonly id: string
  readonly rhythm: Rhythm
  /** From when on it goes on in the same rhythm. */
  readonly next: CalendarDay
  /** From when on another rhythm may begin: what was made is over. */
  readonly free: CalendarDay
}

/** A schedule while it is being set up: figures and days as they are typed. */
export type RepeatDraft = {
  readonly styled: StyledInvoice
  /** Undefined for a new one. */
  readonly running: Running | undefined
  readonly every: string
  readonly unit: RecurrenceUnit
  readonly start: CalendarDay | ''
  readonly ending: Ending
  readonly lastDay: CalendarDay | ''
  readonly count: string
  readonly rises: readonly PriceRise[]
  readonly timeZone: string
  readonly deliverTo: Delivery
  readonly clientEmail: string
  readonly mailSubject: string
  readonly mailMessage: string
}

export const endings = ['never', 'day', 'count'] as const
export type Ending = (typeof endings)[number]

type Circumstances = {
  /** Its PDF was made: the next one is the first that is repeated. */
  readonly isIssued: boolean
  readonly today: CalendarDay
  readonly timeZone: string
}

/** A schedule for an invoice as most people would have it: monthly, on the same day, to themselves. */
export function startOfRepeat(styled: StyledInvoice, circumstances: Circumstances): RepeatDraft {
  const { timeZone } = circumstances
  return {
    styled,
    running: undefined,
    every: '1',
    unit: 'month',
    start: firstDay(styled.document.issuedOn, circumstances),
    ending: 'never',
    lastDay: '',
    count: '12',
    rises: [],
    timeZone,
    deliverTo: 'me',
    clientEmail: styled.document.receiver.email,
    mailSubject: '',
    mailMessage: '',
  }
}

function firstDay(issuedOn: CalendarDay, { isIssued, today }: Circumstances): CalendarDay {
  if (!isCalendarDay(issuedOn)) return today
  const rhythm = { every: 1, unit: 'month', start: issuedOn } as const
  const [next] = nextTurns(rhythm, { turn: isIssued ? 1 : 0, notBefore: today }, 1)
  return next?.day ?? movedByTurns(today, rhythm, 1)
}

/** A schedule that runs, to be changed. Undefined for one that has ended, of which nothing is kept. */
export function repeatOf(schedule: Schedule, today: CalendarDay): RepeatDraft | undefined {
  const { order } = schedule
  const styled = order && invoiceOf(order.document)
  if (!styled) return undefined
  const { recurrence, rises, timeZone, deliverTo, clientEmail, mailSubject, mailMessage } = order
  const { unit, start, end } = recurrence
  const every = String(recurrence.every)
  return {
    styled,
    running: { id: schedule.id, rhythm: { every, unit, start }, ...restOf(schedule, today) },
    ...{ every, unit, start },
    ending: end === undefined ? 'never' : 'count' in end ? 'count' : 'day',
    lastDay: end && 'lastDay' in end ? end.lastDay : '',
    count: end && 'count' in end ? String(end.count) : '12',
    ...{ rises, timeZone, deliverTo, clientEmail, mailSubject, mailMessage },
  }
}

/** An invoice may have gone out before its day: what counts is the day that was planned for it. */
function restOf({ order, coming }: Schedule, today: CalendarDay): Pick<Running, 'next' | 'free'> {
  const [next] = coming
  const done =
    order &&
    next &&
    next.turn > 0 &&
    movedByTurns(order.recurrence.start, order.recurrence, next.turn - 1)
  const free = done && done >= today ? addDays(done, 1) : today
  return { next: next?.day ?? free, free }
}

/** What the server is asked to do. Its own schema says what is wrong with it. */
export function orderOf(draft: RepeatDraft): ScheduleOrder {
  const { styled, rises, timeZone, deliverTo, clientEmail, mailSubject, mailMessage } = draft
  const { document } = planOf(draft)
  return {
    document: pdfOrder({ ...styled, document, takesNumber: true }),
    recurrence: recurrenceOf(draft),
    ...{ rises: [...rises], timeZone, deliverTo, clientEmail, mailSubject, mailMessage },
  }
}

export function recurrenceOf(draft: RepeatDraft): Recurrence {
  const { every, unit, start, ending, lastDay, count } = draft
  return {
    every: Number(every),
    unit,
    start,
    ...(ending === 'day' && { end: { lastDay } }),
    ...(ending === 'count' && { end: { count: Number(count) } }),
  }
}

/** What its invoices are made from. */
export function planOf(draft: RepeatDraft): Plan {
  const { styled, rises, start, unit } = draft
  const { document } = styled
  return {
    document: isCalendarDay(start) ? asFirstBill(document, { start, unit }) : document,
    recurrence: recurrenceOf(draft),
    rises: rises.filter(({ from, percent }) => isCalendarDay(from) && isPercentage(percent)),
  }
}

/** The next five as far as the draft says; none while its rule is not whole. */
export function comingTurns(draft: RepeatDraft) {
  const { every, start, ending, lastDay, count, running } = draft
  const isWhole =
    isCount(every, 99) &&
    isCalendarDay(start) &&
    (ending !== 'day' || isCalendarDay(lastDay)) &&
    (ending !== 'count' || isCount(count, 1000))
  if (!isWhole) return []
  const notBefore = running && (keepsRhythm(draft) ? running.next : running.free)
  return nextTurns(recurrenceOf(draft), { turn: 0, ...(notBefore && { notBefore }) }, 5)
}

/** Whether a schedule goes on as it counted. Another rhythm counts from its own first invoice. */
export function keepsRhythm({ running, every, unit, start }: RepeatDraft): boolean {
  const before = running?.rhythm
  return before?.every === every && before.unit === unit && before.start === start
}

export function isCount(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

export function isPercentage(text: string): boolean {
  return /^-?\d{1,3}(\.\d{1,4})?$/.test(text)
}
