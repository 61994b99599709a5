import { describe, expect, it } from 'vitest'
import type { Language } from '../languages/languages.ts'
import { fold } from './fold.ts'
import { findQuantities } from './quantities.ts'

function quantities(text: string, language: Language) {
  const mark = language === 'en' ? '.' : ','
  return findQuantities(fold(text), [language], mark).map(({ value, unit }) => [value, unit])
}

describe('quantities', () => {
  it.each([
    ['12 hours of testing', 'en', [['12', 'hours']]],
    ['7h30 on Monday', 'en', [['7.5', 'h']]],
    ['1:45 h', 'en', [['1.75', 'h']]],
    ['two days', 'en', [['2', 'days']]],
    ['3 x M4 bolts', 'en', [['3', '']]],
    ['2½ days', 'en', [['2.5', 'days']]],
    ['7,5 Std. Beratung', 'de', [['7.5', 'std']]],
    ['zwei Tage à 600', 'de', [['2', 'tage']]],
    ['1.200 Wörter', 'de', [['1200', 'worter']]],
    ['4 demi-journées', 'fr', [['4', 'demi-journees']]],
    ['20 szt. kubków', 'pl', [['20', 'szt']]],
    ['due giornate', 'it', [['2', 'giornate']]],
  ] as const)('%s', (text, language, found) => {
    expect(quantities(text, language)).toEqual(found)
  })
})
