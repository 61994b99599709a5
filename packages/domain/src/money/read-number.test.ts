import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedText } from './decimal.ts'
import { readNumber } from './read-number.ts'

describe('reading what people type', () => {
  // It took minutes.
  it('takes no time for what is too long to be a number', { timeout: 10_000 }, () => {
    for (const mark of ['.', ',', '1', 'A']) {
      expect(readNumber(`1${mark.repeat(100_000)}!`)).toBeUndefined()
    }
  })

  it.each([
    ['1,234.50', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1 234,5', '1234.5'],
    ["1'234.50", '1234.5'],
    ['1’234,50', '1234.5'],
    ['12,34,567.00', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['0,125', '0.125'],
    ['.5', '0.5'],
    ['12,5', '12.5'],
    ['12.', '12'],
    ['$1,234.50', '1234.5'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['5 €', '5'],
    ['1.234,50 EUR', '1234.5'],
    ['USD 12', '12'],
    ['R$ 3,50', '3.5'],
    ['(5.00)', '-5'],
    ['5-', '-5'],
    ['−7', '-7'],
    ['１２３', '123'],
    ['١٢٣٫٥', '123.5'],
    ['१२३', '123'],
    ['007', '7'],
  ])('[M11] reads %j as %s', (typed, expected) => {
    expect(readNumber(typed)).toBe(expected)
  })

  it('[M12] lets the decimal mark decide what the digits leave open', () => {
    expect(readNumber('1,234')).toBe('1234')
    expect(readNumber('1,234', ',')).toBe('1.234')
    expect(readNumber('1.234')).toBe('1.234')
    expect(readNumber('1.234', ',')).toBe('1234')
  })

  it.each([
    '',
    ' ',
    'abc',
    '1e9',
    '12 apples',
    '1,23,4.5.6',
    '1.2.3',
    '1,2,3',
    '--5',
    '1/2',
    'NaN',
    '12:30',
    '1,,2',
  ])('[M13] does not read %j', (typed) => {
    expect(readNumber(typed)).toBeUndefined()
  })

  it('[M11] reads back any amount as three countries write it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (digits) => {
        const text = fixedText(digits, 2)
        for (const locale of ['en-US', 'de-DE', 'fr-FR']) {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(text)
          expect(Number(readNumber(written))).toBe(Number(text))
        }
      }),
    )
  })
})
