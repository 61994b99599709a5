import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, formatDay, isCalendarDay } from './calendar-day.ts'
import { formatNumber, formatPercent } from './format-number.ts'

describe('days', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '1999-12-31'])('[K1] %s is a day', (day) => {
    expect(isCalendarDay(day)).toBe(true)
  })

  it.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '01/02/2026',
  ])('[K1] %j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })

  it('[K2] counts over months and leap years', () => {
    expect(addDays('2026-01-15', 30)).toBe('2026-02-14')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  })

  it('[K2] agrees with the clock of the machine on any day of four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 90_000 }), (offset) => {
        const expected = new globalThis.Date(offset * 86_400_000).toISOString().slice(0, 10)
        expect(addDays('1970-01-01', offset)).toBe(expected)
        expect(daysBetween('1970-01-01', expected)).toBe(offset)
      }),
    )
  })

  it('[K3] is written as people write it', () => {
    expect(formatDay('2026-01-15')).toBe('15 January 2026')
    expect(formatDay('2026-01-15', 'en-US')).toBe('January 15, 2026')
    expect(formatDay('2026-01-15', 'de')).toBe('15. Januar 2026')
  })

  it('[K4] quantities and rates keep their digits', () => {
    expect(formatNumber('1234.125')).toBe('1234.125')
    expect(formatNumber('12345.5', 'de')).toBe('12.345,5')
    expect(formatPercent('9.975')).toBe('9.975%')
    expect(formatPercent('5.5', 'fr').replace(/[\u00a0\u202f]/g, ' ')).toBe('5,5 %')
  })
})
