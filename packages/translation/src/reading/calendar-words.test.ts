import { describe, expect, it } from 'vitest'
import { readNamedDays, writeNamedDay } from './calendar-words.ts'
import { tokensOf } from './tokens.ts'

/** All that documents are printed in, whether they have a book yet or not. */
const languages =
  'en en-GB de fr es it pt pt-BR nl pl cs sk hu ro bg el da sv no fi et lv lt sl hr ga mt tr uk ru ar he hi ja ko zh-CN zh-TW'

const read = (text: string, language: string) => readNamedDays(tokensOf(text), 0, language)

describe('days in words', () => {
  it.each(languages.split(' '))('are read as they are written in %s', (language) => {
    for (let month = 1; month <= 12; month += 1) {
      for (const [year, day] of [
        [2026, 5],
        [undefined, 17],
        [2026, undefined],
        [undefined, undefined],
      ]) {
        const text = writeNamedDay({ year, month, day, end: 0 }, language)
        const end = tokensOf(text).length
        expect(read(text, language).at(-1), text).toEqual({ year, month, day, end })
      }
    }
  })

  it('are read as people write them', () => {
    const march = { year: 2026, month: 3, day: 5 }
    for (const text of ['5 March 2026', 'March 5th, 2026', '5th of March 2026', '5 Mar. 2026']) {
      expect(read(text, 'en').at(-1), text).toMatchObject(march)
    }
    expect(read('1er mars 2026', 'fr').at(-1)).toMatchObject({ ...march, day: 1 })
  })

  it('are none where a figure only stands beside a month', () => {
    expect(read('March – 3 chairs', 'en').at(-1)).toMatchObject({ month: 3, day: undefined })
    expect(read('March 3 chairs', 'en').map(({ day }) => day)).toEqual([undefined, 3])
    expect(read('30 February 2026', 'en').at(-1)?.year).toBeUndefined()
    expect(read('we march 5 miles', 'en')).toEqual([])
  })
})
