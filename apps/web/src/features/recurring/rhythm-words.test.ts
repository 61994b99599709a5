import { describe, expect, it } from 'vitest'
import { endWords, rhythmWords } from './rhythm-words.ts'

describe('a rhythm in words', () => {
  it.each([
    [{ every: 1, unit: 'month', start: '2026-12-31' }, 'Every month on the 31st, or the last day'],
    [{ every: 2, unit: 'month', start: '2026-12-22' }, 'Every 2 months on the 22nd'],
    [
      { every: 1, unit: 'quarter', start: '2026-11-30' },
      'Every quarter on the 30th, or the last day',
    ],
    [{ every: 1, unit: 'month', start: '2026-12-11' }, 'Every month on the 11th'],
    [{ every: 2, unit: 'week', start: '2026-12-24' }, 'Every 2 weeks on Thursday'],
    [{ every: 1, unit: 'year', start: '2027-03-05' }, 'Every year on March 5'],
    [{ every: 1, unit: 'year', start: '2028-02-29' }, 'Every year on February 29, or February 28'],
  ] as const)('%j', (recurrence, words) => {
    expect(rhythmWords(recurrence)).toBe(words)
  })

  it('says when it ends', () => {
    expect(endWords({})).toBe('No end date')
    expect(endWords({ end: { lastDay: '2027-06-30' } })).toBe('Until June 30, 2027')
    expect(endWords({ end: { count: 12 } })).toBe('12 invoices')
  })
})
