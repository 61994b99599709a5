import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intoLines } from './lines.ts'

describe('intoLines', () => {
  it.each([
    ['Marlow', ['Marlow']],
    ['Northwind & Field Partners', ['Northwind', '& Field Partners']],
    [
      'Hargreaves, Whitcombe and Partners Consulting Engineers',
      ['Hargreaves, Whitcombe', 'and Partners', 'Consulting Engineers'],
    ],
  ])('breaks %s', (text, lines) => {
    expect(intoLines(text, 16)).toEqual(lines)
  })

  it('breaks a word that has no end, and says so by a hyphen', () => {
    expect(intoLines('Donaudampfschifffahrtsgesellschaft', 16)).toEqual([
      'Donaudampfschifff-',
      'ahrtsgesellschaft',
    ])
    expect(intoLines('株式会社日本国際写真文化研究所東京本店', 12).join('')).toBe(
      '株式会社日本国際写真文化研究所東京本店',
    )
  })

  it('takes three lines at most and loses nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\w{1,30}( \w{1,12}){0,5}$/), (text) => {
        const lines = intoLines(text, 14)
        expect(lines.length).toBeLessThanOrEqual(3)
        expect(lines.join('').replaceAll(/[- ]/g, '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
