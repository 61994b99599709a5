import { expect, it } from 'vitest'
import { lastSeen } from './sessions-section.tsx'

const now = new Date('2026-03-20T12:00:00')

it.each([
  ['2026-03-20T11:59:59', 'in the last hour'],
  ['2026-03-20T12:00:05', 'in the last hour'],
  ['2026-03-20T10:30:00', '1 hour ago'],
  ['2026-03-19T11:00:00', 'yesterday'],
  ['2026-03-15T11:00:00', '5 days ago'],
  ['2026-03-05T11:00:00', 'on Mar 5, 2026'],
])('a browser that was used at %s was seen %s', (moment, words) => {
  expect(lastSeen(moment, now)).toBe(words)
})
