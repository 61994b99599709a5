import { describe, expect, it } from 'vitest'
import type { Language } from '../languages/languages.ts'
import { dateOrderOf, findDates } from './dates.ts'
import { fold } from './fold.ts'

function days(text: string, languages: Language[] = ['en'], order = 'day-first' as const) {
  return findDates(fold(text), { today: '2026-11-15', languages, order }).map((date) => date.day)
}

describe('dates in a text', () => {
  it.each([
    ['on 2026-11-03', 'en', '2026-11-03'],
    ['am 3.11.2026 und', 'de', '2026-11-03'],
    ['03/11/26', 'en', '2026-11-03'],
    ['Nov 3rd, 2026', 'en', '2026-11-03'],
    ['3 November', 'en', '2026-11-03'],
    ['le 1er décembre 2026', 'fr', '2026-12-01'],
    ['15 de noviembre de 2026', 'es', '2026-11-15'],
    ['il 2 dicembre', 'it', '2026-12-02'],
    ['3 listopada 2026 r.', 'pl', '2026-11-03'],
    ['5. März 2027', 'de', '2027-03-05'],
    ['vom 28.11.', 'de', '2026-11-28'],
    ['10 january', 'en', '2027-01-10'],
  ] as const)('%s', (text, language, day) => {
    expect(days(text, [language])).toEqual([day])
  })

  it('are month first where one of them says so', () => {
    const text = '11/03/2026 and 11/20/2026'
    expect(dateOrderOf(text, 'day-first')).toBe('month-first')
    expect(
      findDates(text, { today: '2026-11-15', languages: ['en'], order: 'month-first' })[0]?.day,
    ).toBe('2026-11-03')
  })

  it('are not seen in amounts, versions and days that do not exist', () => {
    expect(days('1.234,50 and v2.10.3 and 31.02.2026 and 12.5 hours, may 3.5%')).toEqual([])
  })
})
