import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../tests/support/tries.ts'
import { isFaithful } from './faithful.ts'
import { phrasesOf, templateParts, waysToSay } from './matching/phrase-index.ts'
import { bookLanguages, bookOf } from './phrases/books.ts'
import type { Slot } from './phrases/phrase-book.ts'
import { writeNamedDay } from './reading/calendar-words.ts'
import { translateText } from './translate.ts'

const language = fc.constantFrom(...bookLanguages)

const day = fc.record({
  year: fc.integer({ min: 1990, max: 2060 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})

const figure = fc.oneof(
  fc.integer({ min: 2, max: 999 }).map(String),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 100, max: 999 }))
    .map(([a, b]) => `${a},${b}.50`),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 100, max: 999 }))
    .map(([a, b]) => `${a}.${b},05`),
)

/** What a document may hold in a slot, in the words of its language. */
function filling(slot: Slot, tag: string): fc.Arbitrary<string> {
  switch (slot) {
    case 'number':
      return figure
    case 'days':
      return fc.integer({ min: 2, max: 365 }).map(String)
    case 'money':
      return fc.oneof(
        figure.map((text) => `€${text}`),
        figure.map((text) => `${text} USD`),
        figure.map((text) => `CHF ${text}`),
      )
    case 'percent':
      return fc
        .tuple(fc.integer({ min: 0, max: 100 }), fc.constantFrom('%', ' %'))
        .map(([n, sign]) => `${n}${sign}`)
    case 'date':
      return fc.oneof(
        day.map((value) => writeNamedDay({ ...value, end: 0 }, tag)),
        day.map(
          (value) =>
            `${value.year}-${String(value.month).padStart(2, '0')}-${Math.min(value.day + 10, 28)}`,
        ),
        day.map((value) => `${value.day}/${value.month}/${value.year}`),
      )
    case 'month':
      return fc
        .tuple(day, fc.boolean())
        .map(([{ year, month }, hasYear]) =>
          writeNamedDay({ year: hasYear ? year : undefined, month, day: undefined, end: 0 }, tag),
        )
    case 'name':
      return fc.constantFrom(
        'Zoltan Quist',
        'Ürsula Vandermeer',
        'ACME',
        'Marlow & Finch Ltd',
        'Jean-Luc Oyelaran',
      )
    case 'id':
      return fc.constantFrom(
        'INV-2031',
        '20260017',
        'DE89 3704 0044 0532 0130 00',
        'R/2026/14',
        'pay@acme.example',
      )
    case 'quantity':
      return fc
        .tuple(figure, fc.constantFrom(...Object.values(bookOf(tag as 'en').units)))
        .map(([count, forms]) => `${count} ${waysToSay(forms.other)[0]}`)
    case 'thing':
      return fc
        .constantFrom(...Object.values(bookOf(tag as 'en').services))
        .map((text) => waysToSay(text)[0] ?? '')
  }
}

/** A line of the book in any of its ways, its slots filled. */
const sentence = language.chain((from) =>
  fc
    .constantFrom(...[...phrasesOf(bookOf(from)).values()].flatMap(waysToSay))
    .chain((way) =>
      fc
        .tuple(
          ...templateParts(way).map((part) =>
            'slot' in part ? filling(part.slot, from) : fc.constant(part.text),
          ),
        )
        .map((parts) => ({ from, way, text: parts.join('') })),
    ),
)

describe('whatever is written in the slots', () => {
  it('no translation changes a figure, an amount, a day, a number, a link or a name', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 3 }), language, (sentences, to) => {
        const from = sentences[0]?.from ?? 'en'
        const text = sentences
          .filter((one) => one.from === from)
          .map((one) => one.text)
          .join('. ')
        const translated = translateText(text, from, to).text
        expect(
          isFaithful({ text, language: from }, { text: translated, language: to }) ||
            translated === text,
          translated,
        ).toBe(true)
      }),
      { numRuns: tries(300) },
    )
  })

  it('the book knows its own lines', () => {
    fc.assert(
      fc.property(sentence, language, ({ from, text }, to) => {
        expect(translateText(text, from, to).left).toEqual([])
      }),
      { numRuns: tries(300) },
    )
  })

  it('no text at all loses a figure', () => {
    const word = fc.constantFrom(
      'Logo design',
      'for',
      'and',
      'March',
      '12',
      '€5',
      '3.5%',
      '–',
      '(',
      ')',
      '.',
      ',',
      'otter',
      'hours',
      '2026-01-31',
      'INV-7',
      'per hour',
      'within 30 days',
      'May',
      'ACME',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), language, (words, to) => {
        // In some languages a month is a figure: '5月'.
        const second = writeNamedDay({ year: undefined, month: 5, day: 2, end: 0 }, to)
        const isWord = (said: string) => !(second.includes('5') && /^Ma/.test(said))
        const text = words.filter(isWord).join(' ')
        const translated = translateText(text, 'en', to).text
        const digits = (said: string) =>
          [...said.matchAll(/\d/g)]
            .map(([digit]) => digit)
            .sort()
            .join('')
        expect(digits(translated)).toBe(digits(text))
      }),
      { numRuns: tries(300) },
    )
  })
})
