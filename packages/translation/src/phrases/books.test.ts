import { describe, expect, it } from 'vitest'
import { isFaithful } from '../faithful.ts'
import { phrasesOf, stepsOf, templateParts, waysToSay } from '../matching/phrase-index.ts'
import { fold } from '../reading/fold.ts'
import { bookLanguages, bookOf } from './books.ts'

const slots = new Set('number money date percent name id days month quantity thing'.split(' '))
const slotsOf = (way: string) =>
  templateParts(way).flatMap((part) => ('slot' in part ? [part.slot] : []))
const keyOf = (way: string, and: string) =>
  stepsOf(way, and)
    .map((step) => ('slot' in step ? `{${step.slot}}` : step.text))
    .join(' ')

it('the book has more than 440 lines', () => {
  expect(phrasesOf(bookOf('en')).size).toBeGreaterThan(600)
})

describe.each(bookLanguages)('the book in %s', (language) => {
  const book = bookOf(language)
  const lines = [...phrasesOf(book)]

  it('has in every way to say it the slots that English has', () => {
    const english = phrasesOf(bookOf('en'))
    for (const [id, text] of lines) {
      const expected = slotsOf(waysToSay(english.get(id) ?? '')[0] ?? '').sort()
      for (const way of waysToSay(text)) {
        expect(slotsOf(way).sort(), `${id}: ${way}`).toEqual(expected)
        expect(
          expected.every((slot) => slots.has(slot)),
          id,
        ).toBe(true)
      }
    }
  })

  it('says no two different things in the same words', () => {
    const ids = new Map<string, string>()
    const clashes = lines.flatMap(([id, text]) =>
      waysToSay(text).flatMap((way) => {
        const key = keyOf(way, fold(book.and))
        const other = ids.get(key)
        ids.set(key, id)
        return other === undefined || other === id ? [] : [`${other} and ${id}: ${way}`]
      }),
    )
    expect(clashes).toEqual([])
  })

  it('leaves the last mark to the document', () => {
    const marked = lines
      .flatMap(([, text]) => waysToSay(text))
      .filter((way) => /[!?;:,。]$/.test(way))
    expect(marked).toEqual([])
  })

  it('adds no figure and no name of its own', () => {
    const english = phrasesOf(bookOf('en'))
    for (const [id, text] of lines) {
      for (const way of waysToSay(text)) {
        const before = { text: waysToSay(english.get(id) ?? '')[0] ?? '', language: 'en' }
        expect(isFaithful(before, { text: way, language }), `${id}: ${way}`).toBe(true)
      }
    }
  })

  it('has every unit in the plural forms of the language', () => {
    const rules = new Intl.PluralRules(language)
    const counts = [...Array.from({ length: 201 }, (_, count) => count), 0.5, 1.5]
    const wanted = [...new Set(counts.map((count) => rules.select(count)))]
    for (const [unit, forms] of Object.entries(book.units)) {
      expect(Object.keys(forms), unit).toEqual(expect.arrayContaining(wanted))
    }
  })
})
