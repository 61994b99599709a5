import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDecimals,
  decimal,
  decimalText,
  digitsAt,
  divideHalfUp,
  multiplyDecimals,
  parseDecimal,
} from './decimal.ts'

describe('decimals', () => {
  it('[M3] keeps what floats lose', () => {
    expect(decimalText(addDecimals(decimal('0.1'), decimal('0.2')))).toBe('0.3')
    expect(decimalText(multiplyDecimals(decimal('1.1'), decimal('1.15')))).toBe('1.265')
    expect(decimalText(multiplyDecimals(decimal('999999999999999.99999999'), decimal('3')))).toBe(
      '2999999999999999.99999997',
    )
  })

  it.each(['', '1e9', 'NaN', 'Infinity', '1,5', '.5', '5.', '+1', '0x10', ' 1', '--1'])(
    '[M3] does not take %j for a number',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined()
      expect(() => decimal(text)).toThrow(RangeError)
    },
  )

  it('[M3] writes back what it read', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.nat(12),
        (digits, scale) => {
          const text = decimalText({ digits, scale })
          const read = decimal(text)
          expect(digitsAt(read, scale)).toBe(digits)
        },
      ),
    )
  })

  it.each([
    ['1.005', 2, 101n],
    ['-1.005', 2, -101n],
    ['2.5', 0, 3n],
    ['-2.5', 0, -3n],
    ['2.4999', 0, 2n],
    ['0.0005', 3, 1n],
  ])('[M4] rounds %s at %i decimals half up', (text, decimals, expected) => {
    expect(digitsAt(decimal(text), decimals)).toBe(expected)
  })

  it('[M4] is never more than half a unit away, and mirrors at zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        (numerator, denominator) => {
          const rounded = divideHalfUp(numerator, denominator)
          const distance = 2n * (numerator - rounded * denominator)
          expect(distance <= denominator && distance >= -denominator).toBe(true)
          expect(divideHalfUp(-numerator, denominator)).toBe(-rounded)
        },
      ),
    )
  })
})
