import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coreLetters, cutFont, cuts } from '../../../build/subset-fonts.ts'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

describe('the fonts of the interface', () => {
  it.each(Object.entries(cuts))('%s is what its package gives now', async (name, cut) => {
    const kept = readFileSync(new URL(`fonts/${name}`, import.meta.url))
    expect(kept.equals(await cutFont(cut))).toBe(true)
  })

  it('are asked for exactly the letters that were cut out', () => {
    const ranges = [...css.matchAll(/unicode-range:([^;]*);/g)].map(([, list = '']) =>
      lettersOf(list),
    )
    expect(ranges).toEqual(Object.keys(cuts).map(() => coreLetters))
  })
})

function lettersOf(list: string): string {
  return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) =>
        String.fromCodePoint(from + at),
      )
    })
    .join('')
}
