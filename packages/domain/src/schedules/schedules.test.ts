import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDocument } from '../documents/new-document.ts'
import { addDays, isCalendarDay } from '../locale/calendar-day.ts'
import { billOfTurn } from './bill-of-turn.ts'
import { asFirstBill } from './first-bill.ts'
import { withPeriod } from './period-texts.ts'
import { withPricesOf } from './price-rise.ts'
import { dayOfTurn, nextTurns, type Recurrence, recurrenceUnits } from './recurrence.ts'

const monthly = (start: string, more: Partial<Recurrence> = {}): Recurrence => ({
  ...{ every: 1, unit: 'month' as const, start },
  ...more,
})
const days = (recurrence: Recurrence, count: number) =>
  nextTurns(recurrence, { turn: 0 }, count).map(({ day }) => day)

describe('[R1] turns are counted from the first day', () => {
  it.each([
    [{ every: 2, unit: 'week', start: '2026-12-24' }, ['2026-12-24', '2027-01-07', '2027-01-21']],
    [
      { every: 1, unit: 'quarter', start: '2026-11-30' },
      ['2026-11-30', '2027-02-28', '2027-05-30'],
    ],
    [{ every: 1, unit: 'year', start: '2028-02-29' }, ['2028-02-29', '2029-02-28', '2030-02-28']],
    [{ every: 4, unit: 'year', start: '2028-02-29' }, ['2028-02-29', '2032-02-29', '2036-02-29']],
  ] as const)('%j', (recurrence, expected) => {
    expect(days(recurrence, 3)).toEqual(expected)
  })

  it('and end on the last day or after the last time', () => {
    const last = { lastDay: '2026-03-31' }
    expect(days(monthly('2026-01-31', { end: last }), 9)).toHaveLength(3)
    expect(days(monthly('2026-01-31', { end: { count: 2 } }), 9)).toHaveLength(2)
    expect(dayOfTurn(monthly('2026-01-31', { end: { count: 2 } }), 2)).toBeUndefined()
  })

  it('and what lies before a day is left out', () => {
    expect(nextTurns(monthly('2026-01-31'), { turn: 0, notBefore: '2026-03-01' }, 2)).toEqual([
      { turn: 2, day: '2026-03-31' },
      { turn: 3, day: '2026-04-30' },
    ])
  })

  it.each(recurrenceUnits)(
    'and end with the last year that a day is written in, every 99 %ss',
    (unit) => {
      const rule = { every: 99, unit, start: '2099-12-31' }
      const found = days(rule, 5000)
      expect(found.every(isCalendarDay)).toBe(true)
      expect(dayOfTurn(rule, found.length)).toBeUndefined()
      expect(nextTurns(rule, { turn: 0, notBefore: '9999-12-31' }, 1)).toEqual([])
    },
  )
})

it('[R2] the 31st is the last day of shorter months, and the 31st again after them', () => {
  expect(days(monthly('2027-12-31'), 5)).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
  ])
})

it('[R1] days only go on, whatever the rule', () => {
  const recurrence = fc.record({
    every: fc.integer({ min: 1, max: 30 }),
    unit: fc.constantFrom(...recurrenceUnits),
    start: fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('2000-01-01', count)),
  })
  fc.assert(
    fc.property(recurrence, (rule) => {
      const found = days(rule, 40)
      expect(found.every(isCalendarDay)).toBe(true)
      expect(found).toEqual([...new Set(found)].toSorted())
    }),
  )
})

const invoice = {
  ...newDocument('invoice', { today: '2026-01-31', now: 0 }),
  issuedOn: '2026-01-31',
  serviceFrom: '2026-01-01',
  serviceTo: '2026-01-31',
  paymentTerms: 'net-15' as const,
}

it('[R3] the days of a bill move by the rule, and the end of a month stays the end', () => {
  const plan = { document: invoice, recurrence: monthly('2026-01-31'), rises: [] }
  expect(billOfTurn(plan, 1, 'A-2')).toMatchObject({
    number: 'A-2',
    issuedOn: '2026-02-28',
    endsOn: '2026-03-15',
    serviceFrom: '2026-02-01',
    serviceTo: '2026-02-28',
  })
  const own = { ...invoice, paymentTerms: '' as const, endsOn: '2026-02-10' }
  expect(billOfTurn({ ...plan, document: own }, 2, 'A-3').endsOn).toBe('2026-04-10')
})

it('[R3] a bill that is written before its day bears that earlier day, and is still for its own period', () => {
  const [line] = invoice.lines
  const document = { ...invoice, lines: [{ ...line, description: '{month}' } as typeof line & {}] }
  const plan = { document, recurrence: monthly('2026-01-31'), rises: [] }
  const early = billOfTurn(plan, 1, 'A-2', '2026-02-10')
  expect(early).toMatchObject({ issuedOn: '2026-02-10', endsOn: '2026-02-25' })
  expect(early).toMatchObject({ serviceFrom: '2026-02-01', serviceTo: '2026-02-28' })
  expect(early.lines[0]?.description).toBe('February')
  expect(billOfTurn(plan, 1, 'A-2', '2026-03-10').issuedOn).toBe('2026-02-28')
})

it('[R4] prices rise from a day on, each rise upon the one before', () => {
  const [line] = invoice.lines
  if (!line) throw new Error('A new invoice has a line')
  const document = {
    ...invoice,
    lines: ['100', '9.99', '0.0125', '-3'].map((price) => ({ ...line, price })),
  }
  const rises = [
    { from: '2027-01-01', percent: '3' },
    { from: '2026-06-01', percent: '10' },
  ]
  const prices = (day: string) => withPricesOf(document, rises, day).lines.map(({ price }) => price)
  expect(prices('2026-05-31')).toEqual(['100', '9.99', '0.0125', '-3'])
  expect(prices('2026-06-01')).toEqual(['110.00', '10.99', '0.0138', '-3.30'])
  expect(prices('2027-01-01')).toEqual(['113.30', '11.32', '0.0142', '-3.40'])
})

describe('[R5] a text names its period in the language of the document', () => {
  const bill = { day: '2026-03-01', every: 1, unit: 'month', language: 'en' } as const
  it.each([
    ['Hosting {month} {year}', bill, 'Hosting March 2026'],
    ['Hosting {Period}', { ...bill, language: 'de' }, 'Hosting März 2026'],
    ['{period}', { ...bill, unit: 'quarter' }, 'March 2026 – May 2026'],
    ['{period}', { ...bill, unit: 'year', day: '2026-01-01' }, '2026'],
    ['{period}', { ...bill, unit: 'week', day: '2026-03-30' }, 'March 30, 2026 – April 5, 2026'],
    ['{month}', { ...bill, language: 'ga' }, 'Márta'],
    ['{month} {name} {}', { ...bill, language: 'mt' }, 'Marzu {name} {}'],
  ] as const)('%s', (text, given, expected) => {
    expect(withPeriod(text, given)).toBe(expected)
  })

  it('in lines and notes', () => {
    const [line] = invoice.lines
    const document = {
      ...invoice,
      lines: [{ ...line, description: 'Care, {month}' } as (typeof invoice.lines)[number]],
      texts: { ...invoice.texts, message: 'For {period}' },
    }
    const bill = billOfTurn({ document, recurrence: monthly('2026-01-31'), rises: [] }, 1, 'A-2')
    expect(bill.lines[0]?.description).toBe('Care, February')
    expect(bill.texts.message).toBe('For February 2026')
  })
})

describe('[R6] an invoice goes with all its days to the first day of its schedule', () => {
  it('by months, so that a whole month stays one', () => {
    expect(asFirstBill(invoice, { start: '2026-02-28', unit: 'month' })).toMatchObject({
      issuedOn: '2026-02-28',
      endsOn: '2026-03-15',
      serviceFrom: '2026-02-01',
      serviceTo: '2026-02-28',
    })
  })

  it('by days where it repeats by weeks', () => {
    const weekly = { ...invoice, paymentTerms: '' as const, endsOn: '2026-02-10' }
    expect(asFirstBill(weekly, { start: '2026-02-14', unit: 'week' })).toMatchObject({
      issuedOn: '2026-02-14',
      endsOn: '2026-02-24',
      serviceFrom: '2026-01-15',
      serviceTo: '2026-02-14',
    })
  })

  it('and one without a date gets that of the start', () => {
    const undated = { ...invoice, issuedOn: '' }
    expect(asFirstBill(undated, { start: '2026-05-01', unit: 'year' }).issuedOn).toBe('2026-05-01')
  })
})
