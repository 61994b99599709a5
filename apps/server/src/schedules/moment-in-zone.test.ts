import { addDays } from '@sheaf/domain/locale/calendar-day'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInZone, momentInZone } from './moment-in-zone.ts'

describe('a moment is that of the clocks of its zone', () => {
  it.each([
    ['2026-07-01', 480, 'America/New_York', '2026-07-01T12:00:00.000Z'],
    ['2026-12-01', 480, 'America/New_York', '2026-12-01T13:00:00.000Z'],
    // 02:30 is skipped in spring and comes twice in autumn.
    ['2027-03-28', 150, 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2027-03-14', 150, 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-01-01', 0, 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', 345, 'Asia/Kathmandu', '2026-01-01T00:00:00.000Z'],
    ['9999-12-31', 480, 'America/New_York', '9999-12-31T13:00:00.000Z'],
  ])('%s %i minutes in %s', (day, minutes, zone, expected) => {
    expect(momentInZone(day, minutes, zone).toISOString()).toBe(expected)
  })

  it('and a day that begins is that day there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata'),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 180, max: 1439 }),
        (zone, offset, minutes) => {
          const day = addDays('2024-01-01', offset)
          expect(dayInZone(momentInZone(day, minutes, zone), zone)).toBe(day)
        },
      ),
    )
  })
})
