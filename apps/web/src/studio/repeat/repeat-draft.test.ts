import { scheduleSchema } from '@sheaf/contract/schedules'
import { withValues } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { invoiceOf, type StyledInvoice } from '#studio/kept-invoice/kept-invoice.ts'
import { keepRepeat, readRepeat } from './handed-repeat.ts'
import { comingTurns, orderOf, type RepeatDraft, repeatOf, startOfRepeat } from './repeat-draft.ts'
import { repeatProblems } from './repeat-problems.ts'

const today = '2026-11-16'
const now = { isIssued: false, today, timeZone: 'Europe/Berlin' }

const blank = newDocument('invoice', { today, now: 0 })
const [line] = blank.lines
if (!line) throw new Error('A new invoice has a line')

const styled: StyledInvoice = {
  document: {
    ...blank,
    number: 'INV-7',
    sender: { ...blank.sender, name: 'Marlow & Finch' },
    receiver: { ...blank.receiver, name: 'Elena Castellan', email: 'elena@example.com' },
    lines: [{ ...line, description: 'Care, {month}', price: '640' }],
    serviceFrom: '2026-11-01',
    serviceTo: '2026-11-30',
  },
  themeId: 'corporate-stripe',
  design: { primaryColor: '#123456', secondaryColor: '#654321', fontFamily: 'Lato' },
  contents: { carryDocument: 'off' },
}

const daysOf = (draft: RepeatDraft) => comingTurns(draft).map(({ day }) => day)

describe('an invoice that is to repeat', () => {
  it('begins on its own day, or today if that is over', () => {
    expect(startOfRepeat(styled, now).start).toBe(today)
    const later = { ...styled, document: { ...styled.document, issuedOn: '2026-12-01' } }
    expect(startOfRepeat(later, now).start).toBe('2026-12-01')
    const older = { ...styled, document: { ...styled.document, issuedOn: '2026-08-31' } }
    expect(startOfRepeat(older, now).start).toBe('2026-11-30')
  })

  it('begins a month later once its PDF was made', () => {
    expect(startOfRepeat(styled, { ...now, isIssued: true }).start).toBe('2026-12-16')
  })

  it('is sent as its first day prints it, with the next number and its look', () => {
    const { document, recurrence } = orderOf(startOfRepeat(styled, { ...now, isIssued: true }))
    expect(recurrence).toEqual({ every: 1, unit: 'month', start: '2026-12-16' })
    expect(document).toMatchObject({
      issueDate: '2026-12-16',
      serviceFrom: '2026-12-01',
      serviceTo: '2026-12-31',
      numberSeries: true,
      templateId: 'corporate-stripe',
      carryDocument: 'off',
    })
  })

  it('comes back from the server and from this tab as it was', () => {
    const draft: RepeatDraft = {
      ...startOfRepeat(styled, now),
      unit: 'quarter',
      ending: 'count',
      count: '4',
      rises: [{ from: '2027-01-01', percent: '2.5' }],
      deliverTo: 'client',
      mailSubject: 'Invoice {number}',
    }
    const order = orderOf(draft)
    expect(invoiceOf(order.document)).toMatchObject({
      themeId: styled.themeId,
      contents: styled.contents,
    })
    const schedule = scheduleSchema.parse({
      id: 'sch_1',
      state: 'active',
      order,
      clientName: 'Elena Castellan',
      total: '$640.00',
      coming: [],
      runs: [],
      createdAt: '2026-11-16T08:00:00.000Z',
    })
    const read = repeatOf(schedule, today)
    expect(read && orderOf(read)).toEqual(order)
    expect(repeatOf({ ...schedule, state: 'ended', order: null }, today)).toBeUndefined()

    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }
    expect(readRepeat(store)).toBeUndefined()
    expect(keepRepeat('usr_1', draft, store)).toBe(true)
    const resumed = readRepeat(store)
    expect(resumed && orderOf(resumed)).toEqual(order)
  })

  it('goes on with the next invoice, or by another rhythm after what was made', () => {
    const draft = { ...startOfRepeat(styled, now), start: '2026-01-31' }
    const schedule = scheduleSchema.parse({
      ...{ id: 'sch_1', state: 'active', order: orderOf(draft), clientName: '', total: '' },
      // That of November 30 was sent early.
      coming: [{ turn: 11, day: '2026-12-31', number: 'A-12' }],
      ...{ runs: [], createdAt: '2026-01-01T00:00:00.000Z' },
    })
    const running = repeatOf(schedule, today)
    if (!running) throw new Error('A schedule that runs can be changed')
    expect(daysOf(running).slice(0, 2)).toEqual(['2026-12-31', '2027-01-31'])
    expect(daysOf({ ...running, ending: 'count', count: '12' })).toEqual(['2026-12-31'])
    const unnumbered = withValues(running.styled.document, { number: '' })
    const kept = { ...running, styled: { ...running.styled, document: unnumbered } }
    expect(repeatProblems(kept, { today, hasSeries: true })).toEqual({})
    const quarterly = { ...running, unit: 'quarter' } as const
    expect(daysOf(quarterly).slice(0, 2)).toEqual(['2027-01-31', '2027-04-30'])
    expect(daysOf({ ...running, start: '2026-12-05' })[0]).toBe('2026-12-05')
    expect(daysOf({ ...running, every: '' })).toEqual([])
  })
})

describe('what is in the way of a schedule', () => {
  const draft = startOfRepeat(styled, now)
  const problemsOf = (changed: Partial<RepeatDraft>, hasSeries = true) =>
    repeatProblems({ ...draft, ...changed }, { today, hasSeries })

  it('is nothing at first, but for numbers', () => {
    expect(problemsOf({})).toEqual({})
    expect(problemsOf({}, false)).toEqual({ numberSeries: 'Set up invoice numbers first' })
  })

  it.each<[Partial<RepeatDraft>, object]>([
    [{ every: '0' }, { every: 'Enter a number from 1 to 99' }],
    [{ start: '2026-11-15' }, { start: 'Choose today or a later day' }],
    [{ ending: 'day', lastDay: '2026-11-01' }, { lastDay: 'No more invoices would be sent' }],
    [{ ending: 'count', count: '' }, { count: 'Enter a number from 1 to 1000' }],
    [
      {
        rises: [
          { from: '', percent: '3' },
          { from: '2027-01-01', percent: 'x' },
        ],
      },
      { 'rises.0': 'Choose a date', 'rises.1': 'Enter a percentage such as 3 or 2.5' },
    ],
    [
      { deliverTo: 'client', clientEmail: ' ' },
      { clientEmail: "Enter your client's email address" },
    ],
    [{ deliverTo: 'client', clientEmail: 'elena' }, { clientEmail: 'Enter an email address' }],
    [{ timeZone: 'Mars' }, { timeZone: 'Choose a time zone, such as Europe/Berlin' }],
  ])('%j', (changed, expected) => {
    expect(problemsOf(changed)).toEqual(expected)
  })

  it('is an invoice that could not be issued', () => {
    const receiver = { ...styled.document.receiver, email: 'elena at home' }
    const unreachable = { ...styled, document: { ...styled.document, receiver } }
    expect(problemsOf({ styled: unreachable }).invoice).toMatch(/email/)
  })
})
