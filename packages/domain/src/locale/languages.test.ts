import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '../money/currency.ts'
import { zero } from '../money/money.ts'
import { daysBetween, formatDay } from './calendar-day.ts'
import { documentLocale } from './document-locale.ts'
import { directionOf, languageCodes, languageOf, languages } from './languages.ts'
import { english } from './words/english.ts'
import { wordsFor } from './words/words-for.ts'

describe('the languages of sheets', () => {
  it.each([
    ['de-AT', 'de'],
    ['no', 'nb'],
    ['nb-NO', 'nb'],
    ['pt-PT', 'pt'],
    ['pt-BR', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['en-US', 'en'],
    ['en-gb', 'en-GB'],
    ['en-IE', 'en-GB'],
  ])('%s is printed as %s', (tag, code) => {
    expect(languageOf(tag)).toBe(code)
  })

  it('[D16] each have words of their own', () => {
    const titles = languageCodes.map((code) => [code, wordsFor(code)] as const)
    expect(titles.filter(([code, words]) => code !== 'en' && words === english)).toEqual([])
    expect(wordsFor('de-CH').kinds.invoice.title).toBe('Rechnung')
    expect(wordsFor('zh-TW').kinds.invoice.title).not.toBe(wordsFor('zh-CN').kinds.invoice.title)
  })

  it('[D16] that are not offered any more are printed in English words', () => {
    for (const tag of ['th', 'xx', 'constructor', '']) {
      expect(languageOf(tag)).toBeUndefined()
      expect(wordsFor(tag)).toBe(english)
    }
  })

  it('are listed by their English names, in a script of their own', () => {
    const names = languageCodes.map((code) => languages[code].name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(languageCodes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar', 'he'])
  })
})

describe('dates, figures and money', () => {
  const written = (language: string, region: string) => {
    const locale = documentLocale({ language, region })
    const money = locale.money({ ...zero('EUR' as CurrencyCode), minor: 123_450n })
    return [locale.day('2026-03-05'), money.replace(/[\u00a0\u202f\u200f]/g, ' ').trim()]
  }

  it('follow language and region', () => {
    expect(written('de', 'DE')).toEqual(['5. März 2026', '1.234,50 €'])
    expect(written('de', 'AT')).toEqual(['5. März 2026', '€ 1.234,50'])
    expect(written('fr', 'CH')).toEqual(['5 mars 2026', "1'234.50 €"])
    expect(written('pt-BR', 'PT')).toEqual(['5 de março de 2026', '€ 1.234,50'])
    expect(written('zh-Hant', 'TW')).toEqual(['2026年3月5日', '€1,234.50'])
    expect(written('no', 'NO')).toEqual(['5. mars 2026', '1 234,50 €'])
    expect(written('en-GB', 'DE')).toEqual(['5 March 2026', '€1,234.50'])
  })

  it.each(['ga', 'mt'])('in %s, which some browsers lack, are those of the server', (language) => {
    const months = Array.from(
      { length: 12 },
      (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`,
    )
    const own = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    for (const day of months) {
      expect(formatDay(day, language)).toBe(own.format(daysBetween('1970-01-01', day) * 86_400_000))
    }
    expect(written(language, 'IE')[1]).toBe('€1,234.50')
  })
})
