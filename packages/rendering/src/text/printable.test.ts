import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCoverage } from '../fonts/read-coverage.ts'
import { printable, printableWithin } from './printable.ts'

const covers = readCoverage()
const print = (text: string) => printable(text, covers)

describe('printable text', () => {
  it.each([
    ['ordinary text', 'Hotel Aurelia & Co. <a@b.example> "50 %" \\ #1 $5 *x* _y_'],
    ['accents', 'Žluťoučký kůň, Ærø, Łódź'],
    ['other scripts', 'Αθήνα Київ חשבונית فاتورة चालान ใบแจ้งหนี้ 发票 請求書 청구서'],
    ['spaces that do not break', '1\u00a0234,50\u202f€'],
  ])('keeps %s as typed', (_, text) => {
    expect(print(text)).toBe(text)
  })

  it.each([
    ['control characters', 'a\u0000b\u0007c\u009fd', 'abcd'],
    ['bidi overrides and isolates', 'a\u202eb\u202cc\u2066d\u2069\u200fe\u061c', 'abcde'],
    ['zero-width characters', 'a\u200bb\ufeffc\u2060d\u00ade', 'abcde'],
    ['variation selectors', '\u2764\ufe0fa\u{e0100}', '\u2764a'],
    ['halves of a surrogate pair', 'a\ud800b\udfffc', 'abc'],
    ['marks without a letter', '\u0301a', 'a'],
    ['marks that no font has with their letter', '\u05d0\u093e', '\u05d0'],
  ])('drops %s', (_, text, expected) => {
    expect(print(text)).toBe(expected)
  })

  it('turns tabs and line ends into spaces', () => {
    expect(print('a\tb\nc\r\nd\u2028e')).toBe('a b c  d e')
  })

  it('joins a letter and its accent', () => {
    expect(print('Cafe\u0301')).toBe('Café')
  })

  it('keeps a joiner where it shapes letters and drops it elsewhere', () => {
    expect(print('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(print('क्\u200dष')).toBe('क्\u200dष')
    expect(print('a\u200cb\u200dc')).toBe('abc')
  })

  it('shows a placeholder for a character that no font draws', () => {
    expect(print('a\u{10fffd}b\ue000c')).toBe('a□b□c')
  })

  it('reaches every string of a page and leaves numbers and nothing alone', () => {
    const page = { a: ['x\u0000', { b: 'y\u202e' }], c: null, d: 3, e: true }
    expect(printableWithin(page, covers)).toEqual({ a: ['x', { b: 'y' }], c: null, d: 3, e: true })
  })

  it('piles no more marks on a letter than a language would', () => {
    expect(print(`e${'\u0332'.repeat(50_000)}f`)).toBe(`e${'\u0332'.repeat(9)}f`)
  })

  it('is printable again without a change, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = print(text)
        expect(print(once)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })
})
