import type { Delivery } from '@sheaf/contract/kept-invoices'
import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { Schedule, ScheduleOrder } from '@sheaf/contract/schedules'
import type { DocumentOf } from '@sheaf/domain/documents/document'
import { type CalendarDay, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { findFont, fontFamilies } from '@sheaf/domain/look/fonts'
import type { Plan } from '@sheaf/domain/schedules/bill-of-turn'
import { asFirstBill } from '@sheaf/domain/schedules/first-bill'
import type { PriceRise } from '@sheaf/domain/schedules/price-rise'
import {
  movedByTurns,
  nextTurns,
  type Recurrence,
  type RecurrenceUnit,
} from '@sheaf/domain/schedules/recurrence'
import { type StyledDocument, unpackDocument } from '#document/writing/styled-document.ts'
import { pdfOrder } from '#studio/pdf-order.ts'

export type StyledInvoice = StyledDocument & { readonly document: DocumentOf<'invoice'> }

/** A schedule that exists already, as far as its changes depend on it. */
export type Running = {
  readonly id: string
  /** The day of the last invoice that was made or skipped: what comes is later. Empty while none was. */
  readonly doneUntil: CalendarDay | ''
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

export function isInvoice(styled: StyledDocument): styled is StyledInvoice {
  return styled.document.kind === 'invoice'
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
export function repeatOf({ id, order, runs }: Schedule): RepeatDraft | undefined {
  const styled = order && invoiceOf(order.document)
  if (!styled) return undefined
  const { recurrence, rises, timeZone, deliverTo, clientEmail, mailSubject, mailMessage } = order
  const { every, unit, start, end } = recurrence
  return {
    styled,
    running: { id, doneUntil: runs[0]?.day ?? '' },
    every: String(every),
    unit,
    start,
    ending: end === undefined ? 'never' : 'count' in end ? 'count' : 'day',
    lastDay: end && 'lastDay' in end ? end.lastDay : '',
    count: end && 'count' in end ? String(end.count) : '12',
    ...{ rises, timeZone, deliverTo, clientEmail, mailSubject, mailMessage },
  }
}

/** The invoice that a schedule keeps, as the editors know it. */
export function invoiceOf(body: Readonly<Record<string, unknown>>): StyledInvoice | undefined {
  const document = unpackDocument('invoice', body)
  if (document?.kind !== 'invoice') return undefined
  const { templateId, customization } = body
  const { font, color } = (customization ?? {}) as Readonly<Record<string, unknown>>
  return {
    document,
    themeId: textOr(templateId, ''),
    design: {
      primaryColor: textOr(color ?? body.primaryColor, ''),
      secondaryColor: textOr(body.secondaryColor, ''),
      fontFamily: findFont(textOr(font ?? body.fontFamily, '')) ?? fontFamilies[0],
    },
    contents: leftOutOf(body),
  }
}

/** What a PDF is to leave out, as its order says. */
export function leftOutOf({
  eInvoice,
  carryDocument,
}: Readonly<Record<string, unknown>>): Partial<PdfContents> {
  return {
    ...(eInvoice === 'off' && { eInvoice }),
    ...(carryDocument === 'off' && { carryDocument }),
  }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
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
  const doneUntil = running?.doneUntil ?? ''
  const all = nextTurns(recurrenceOf(draft), { turn: 0, notBefore: doneUntil }, 6)
  return all.filter(({ day }) => day > doneUntil).slice(0, 5)
}

export function isCount(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

export function isPercentage(text: string): boolean {
  return /^-?\d{1,3}(\.\d{1,4})?$/.test(text)
}
