import type { ScheduleRun } from '@sheaf/contract/schedules'
import { describe, expect, it } from 'vitest'
import { lastRunWords, runWords, standingOf } from './schedule-words.ts'

const sent: ScheduleRun = {
  turn: 0,
  day: '2026-11-01',
  number: '2026-0042',
  state: 'sent',
  at: '2026-11-01T08:00:00.000Z',
  deliveredTo: 'client',
  isLate: false,
  problem: null,
}
const failed: ScheduleRun = { ...sent, state: 'failed', number: null, problem: 'No series' }

describe('a schedule in words', () => {
  it('stands as its user left it, unless its last invoice went wrong', () => {
    expect(standingOf({ state: 'active', runs: [sent] }).label).toBe('Active')
    expect(standingOf({ state: 'paused', runs: [] }).label).toBe('Paused')
    expect(standingOf({ state: 'paused', runs: [failed, sent] }).label).toBe('Needs attention')
    expect(standingOf({ state: 'ended', runs: [failed] }).label).toBe('Ended')
  })

  it('says what became of an invoice, and who got it', () => {
    expect(runWords(sent)).toMatch(/^Sent to your client on (Oct 31|Nov 1), 2026, \d+:\d\d.[AP]M$/)
    expect(runWords({ ...sent, deliveredTo: 'me' })).toMatch(/^Sent to you on /)
    expect(runWords({ ...sent, state: 'waiting', at: null })).toBe('Being sent')
  })

  it('names the last invoice in its list', () => {
    expect(lastRunWords([])).toBe('Nothing sent yet')
    expect(lastRunWords([sent, failed])).toBe('Sent: 2026-0042, November 1, 2026')
    expect(lastRunWords([failed])).toBe('Not sent: November 1, 2026')
  })
})
