import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counterIn,
  type NumberSeries,
  nextInSeries,
  parseSeries,
  proposedNumber,
  type Restarts,
  seriesNumber,
  seriesOfNumber,
  type Taken,
  takenAs,
} from './number-series.ts'

function series(pattern: string, restarts: Restarts = 'never'): NumberSeries {
  const parsed = parseSeries(pattern, restarts)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.series
}

/** The numbers that are given out on these days, one after the other. */
function numbersOn(days: readonly string[], made: NumberSeries): string[] {
  let last: Taken | undefined
  return days.map((day) => {
    last = nextInSeries({ series: made, last }, day)
    return seriesNumber(made, last)
  })
}

describe('a series of numbers', () => {
  it('[D15] counts on from the first that its pattern shows', () => {
    expect(numbersOn(['2026-05-01', '2026-05-01', '2026-05-02'], series('INV-{0001}'))).toEqual([
      'INV-0001',
      'INV-0002',
      'INV-0003',
    ])
    expect(numbersOn(['2026-05-01', '2026-05-01'], series('{500}'))).toEqual(['500', '501'])
  })

  it('[D15] starts again each year, or runs on', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-01-01']
    expect(numbersOn(days, series('{YYYY}-{0001}', 'yearly'))).toEqual([
      '2026-0001',
      '2026-0002',
      '2027-0001',
    ])
    expect(numbersOn(days, series('{YYYY}-{0001}'))).toEqual([
      '2026-0001',
      '2026-0002',
      '2027-0003',
    ])
  })

  it('[D15] gives a late document of last year no number of a year that is over', () => {
    const days = ['2026-12-30', '2027-01-02', '2026-12-31', '2027-01-03']
    expect(numbersOn(days, series('{YYYY}-{0001}', 'yearly'))).toEqual([
      '2026-0001',
      '2027-0001',
      '2027-0002',
      '2027-0003',
    ])
    // Until the new year has begun, it counts in its own.
    expect(numbersOn(days.toReversed().slice(1), series('{YYYY}-{0001}', 'yearly'))).toEqual([
      '2026-0001',
      '2027-0001',
      '2027-0002',
    ])
  })

  it('[D15] writes year, month and day', () => {
    expect(numbersOn(['2026-03-09'], series('{YY}{MM}{DD}/{001} A'))).toEqual(['260309/001 A'])
  })

  it('[D15] grows wider when its digits run out', () => {
    const made = series('A{09}')
    expect(
      numbersOn(
        Array.from({ length: 3 }, () => '2026-01-01'),
        made,
      ),
    ).toEqual(['A09', 'A10', 'A11'])
    expect(seriesNumber(made, { counter: 1234n, day: '2026-01-01' })).toBe('A1234')
  })

  it('[D15] reads its own numbers back, and no others', () => {
    const patterns = ['{YYYY}-{0001}', '{YY}{1}', 'R{MM}.{01}-X', '{001}{YYYY}']
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
        fc.integer({ min: 2000, max: 2099 }),
        (pattern, counter, year) => {
          const taken = { counter, day: `${year}-07-01` }
          const number = seriesNumber(series(pattern), taken)
          expect(counterIn(series(pattern), number, taken.day)).toBe(counter)
        },
      ),
    )
    const made = series('{YYYY}-{0001}')
    expect(counterIn(made, '2025-0001', '2026-01-01')).toBeUndefined()
    expect(counterIn(made, '2026-', '2026-01-01')).toBeUndefined()
    expect(counterIn(made, '2026-12a', '2026-01-01')).toBeUndefined()
  })
})

describe('the last number that was used', () => {
  const today = '2026-11-16'
  it.each([
    ['{YYYY}-{0001}', '2026-0042', '2026-0043'],
    ['{YYYY}-{0001}', ' 42 ', '2026-0043'],
    ['{YYYY}-{0001}', '2025-0042', '2026-0001'],
    ['INV-{001}', 'INV-1204', 'INV-1205'],
    ['INV-{001}', '9', 'INV-010'],
  ])('[D17] of %s is %s: next comes %s', (pattern, typed, next) => {
    const made = series(pattern, pattern.includes('YYYY') ? 'yearly' : 'never')
    const last = takenAs(made, typed, today)
    expect(last && proposedNumber({ series: made, last }, today)).toBe(next)
  })

  it('[D17] is one that the series could have made', () => {
    for (const typed of ['', 'INV-', 'QUO-001', 'INV-1a', '-5', '1'.repeat(16)]) {
      expect(takenAs(series('INV-{001}'), typed, today), typed).toBeUndefined()
    }
  })
})

describe('the series of a number', () => {
  it.each([
    ['INV-0042', 'INV-{0001}', 'never', 42n],
    ['2026-0042', '{YYYY}-{0001}', 'yearly', 42n],
    ['R2026/7-A', 'R{YYYY}/{1}-A', 'yearly', 7n],
    ['2025-0042', '2025-{0001}', 'never', 42n],
    ['2026', '{0001}', 'never', 2026n],
    ['INV-204817', 'INV-{000001}', 'never', 204_817n],
  ] as const)('[D17] %s is of %s', (number, pattern, restarts, counter) => {
    expect(seriesOfNumber(number, '2026-11-16')).toEqual({ pattern, restarts, counter })
  })

  it('[D17] is unknown for a text that does not count, or that no pattern can write', () => {
    for (const number of ['', 'first', '{x}-1', 'A'.repeat(60).concat('1'), '1'.repeat(13)]) {
      expect(seriesOfNumber(number, '2026-11-16'), number).toBeUndefined()
    }
  })
})

describe('a pattern', () => {
  it.each([
    ['', 'never', 'Enter a pattern such as {YYYY}-{0001}'],
    ['INV-', 'never', 'Add a counter such as {0001}'],
    ['{YYYY}', 'never', 'Add a counter such as {0001}'],
    ['{01}-{01}', 'never', 'Use only one counter'],
    ['{0001', 'never', 'Close each { with a }'],
    ['0001}', 'never', 'Close each { with a }'],
    ['{{0001}}', 'never', 'Close each { with a }'],
    [
      '{year}-{1}',
      'never',
      'Use {YYYY}, {YY}, {MM}, {DD} or a counter such as {0001} instead of {year}',
    ],
    ['{}{1}', 'never', 'Use {YYYY}, {YY}, {MM}, {DD} or a counter such as {0001} instead of {}'],
    [
      'INV-{0001}',
      'yearly',
      'Add {YYYY} or {YY} so that no number repeats when counting starts again each year',
    ],
    [`{1}${'x'.repeat(50)}`, 'never', 'Use at most 50 characters'],
  ] as const)('[D15] %j, %s: %s', (pattern, restarts, problem) => {
    expect(parseSeries(pattern, restarts)).toEqual({ problem })
  })
})
