import { describe, expect, it } from 'vitest'
import { documentLocale } from '../locale/document-locale.ts'
import { languageCodes } from '../locale/languages.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { moneyFrom } from '../money/money.ts'
import { filled } from './mail-text.ts'
import { english } from './words/english.ts'
import { mailWords } from './words.ts'

const foreign = languageCodes.filter((code) => code !== 'en' && code !== 'en-GB')

/** Every text under its path, such as 'reminders.firm.subject'. */
function texts(words: object, above = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) => {
    const path = above + name
    return typeof value === 'string' ? [[path, value]] : texts(value, `${path}.`)
  })
}

function marksOf(text: string): string[] {
  return [...new Set(text.match(/\{\w*\}?/g))].sort()
}

const englishTexts = new Map(texts(english))

describe('the words of mails to clients', () => {
  it.each(languageCodes)(
    'in %s are all there, with the marks of the English ones',
    async (code) => {
      const own = texts(await mailWords(code))
      expect(own.map(([path]) => path)).toEqual([...englishTexts.keys()])
      for (const [path, text] of own) {
        expect(text, path).toBe(text.trim())
        expect(text, path).not.toBe('')
        // A name may be left out where it would have to be in the vocative.
        const marks =
          path === 'greeting.named' && !text.includes('{') ? ['{client}'] : marksOf(text)
        expect(marks, path).toEqual(marksOf(englishTexts.get(path) ?? ''))
        const paragraphs = englishTexts.get(path)?.split('\n\n').length
        expect(text.split('\n\n').length, path).toBe(paragraphs)
      }
    },
  )

  it.each(foreign)('in %s are not English', async (code) => {
    for (const [path, text] of texts(await mailWords(code))) {
      expect(text, path).not.toBe(englishTexts.get(path))
      const wordsOfIt = text.replace(/\{\w+\}/g, '')
      expect(wordsOfIt, path).not.toMatch(/\b(the|and|with|your|please|invoice|payment|amount)\b/i)
    }
  })

  // A letter of another alphabet looks right and is read aloud or searched for as something else.
  it.each(foreign)('in %s are in one alphabet', async (code) => {
    const alphabet = alphabets[code] ?? /\p{Script=Latin}/u
    for (const [path, text] of texts(await mailWords(code))) {
      const letters = text.replace(/\{\w+\}|Sheaf|email/g, '').match(/\p{L}/gu) ?? []
      expect(
        letters.filter((letter) => !alphabet.test(letter)),
        path,
      ).toEqual([])
    }
  })

  it.each(languageCodes)(
    'in %s end with one point, whatever a day or a sum ends with',
    async (code) => {
      const locale = documentLocale({ language: code, region: regions[code] ?? code.toUpperCase() })
      const sums = currencies.map((currency) =>
        locale.money(moneyFrom(decimal('1234.5'), currency)),
      )
      for (const amount of sums) {
        const values = {
          number: 'INV-7',
          amount,
          sum: amount,
          dueDate: locale.day('2026-03-05'),
          company: 'Ada Inc.',
          client: 'Globex Inc.',
          rate: locale.percent('11.52'),
          law: '§ 288 BGB',
        }
        for (const [path, text] of texts(await mailWords(code))) {
          expect(filled(text, values), path).not.toMatch(/\.\s?\.|\{|\}/)
        }
      }
    },
  )

  it('need no elision before a name or a figure that begins with a vowel', async () => {
    const [french, italian] = [await mailWords('fr'), await mailWords('it')]
    for (const [path, text] of texts(french)) expect(text, path).not.toMatch(/\b(de|que) \{(co|cl)/)
    for (const [path, text] of texts(italian))
      expect(text, path).not.toMatch(/\w+l \{(rate|dueDate)/)
  })

  it('are those of the document’s language, and English where there are none', async () => {
    expect((await mailWords('pt-PT')).facts.dueDate).toBe('Data de vencimento')
    expect((await mailWords('zh-TW')).facts.dueDate).toBe('付款期限')
    expect((await mailWords('en-IE')).greeting.named).toBe('Dear {client},')
    for (const tag of ['th', 'constructor', '']) expect(await mailWords(tag)).toBe(english)
  })
})

const alphabets: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /[\p{Script=Cyrillic}’]/u,
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
}

const regions: Readonly<Record<string, string>> = {
  ar: 'AE',
  cs: 'CZ',
  da: 'DK',
  el: 'GR',
  en: 'US',
  'en-GB': 'GB',
  et: 'EE',
  ga: 'IE',
  he: 'IL',
  hi: 'IN',
  ja: 'JP',
  ko: 'KR',
  nb: 'NO',
  'pt-BR': 'BR',
  sl: 'SI',
  sv: 'SE',
  uk: 'UA',
  'zh-Hans': 'CN',
  'zh-Hant': 'TW',
}

const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'DKK', 'CZK', 'PLN', 'RON', 'AED', 'RUB'].map(
  (code) => code as CurrencyCode,
)
