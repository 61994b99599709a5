import { describe, expect, it } from 'vitest'
import type { Language } from '../languages/languages.ts'
import { after, findDurations } from './durations.ts'
import { fold } from './fold.ts'
import { findRelativeDates } from './relative-dates.ts'

function days(text: string, language: Language) {
  const context = { today: '2026-11-15', languages: [language], order: 'day-first' as const }
  return findRelativeDates(fold(text), context).map((date) => date.day)
}

describe('days relative to today, a Sunday', () => {
  it.each([
    ['by tomorrow', 'en', '2026-11-16'],
    ['pay by the end of next month', 'en', '2026-12-31'],
    ['by the end of the month please', 'en', '2026-11-30'],
    ['by Friday', 'en', '2026-11-20'],
    ['bis Ende nächsten Monats', 'de', '2026-12-31'],
    ['bis Monatsende', 'de', '2026-11-30'],
    ['bis Ende Januar', 'de', '2027-01-31'],
    ['avant la fin du mois prochain', 'fr', '2026-12-31'],
    ['a finales de enero', 'es', '2027-01-31'],
    ['entro fine mese', 'it', '2026-11-30'],
    ['eind volgende maand', 'nl', '2026-12-31'],
    ['até ao fim do mês', 'pt', '2026-11-30'],
    ['do końca przyszłego miesiąca', 'pl', '2026-12-31'],
  ] as const)('%s', (text, language, day) => {
    expect(days(text, language)).toEqual([day])
  })

  it.each([
    ['within 14 days', 'en', '2026-11-29'],
    ['in zwei Wochen', 'de', '2026-11-29'],
    ['dans un mois', 'fr', '2026-12-15'],
    ['30 giorni', 'it', '2026-12-15'],
    ['termin 21 dni', 'pl', '2026-12-06'],
  ] as const)('a duration counts from a day: %s', (text, language, day) => {
    expect(
      findDurations(fold(text), [language]).map((found) => after('2026-11-15', found)),
    ).toEqual([day])
  })
})
