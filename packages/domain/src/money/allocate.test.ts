import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { code, money } from '../../test/money.ts'
import { allocate } from './allocate.ts'
import { moneyText } from './money.ts'

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

describe('allocation', () => {
  it('[M9] splits ten dollars in three without losing a cent', () => {
    expect(allocate(money('10'), [1n, 1n, 1n]).map(moneyText)).toEqual(['3.34', '3.33', '3.33'])
    expect(allocate(money('-10'), [1n, 1n, 1n]).map(moneyText)).toEqual(['-3.34', '-3.33', '-3.33'])
  })

  it('[M9] gives all to the first when nothing weighs anything', () => {
    expect(allocate(money('5'), [0n, 0n]).map(moneyText)).toEqual(['5.00', '0.00'])
    expect(allocate(money('5'), [3n, -3n]).map(moneyText)).toEqual(['5.00', '0.00'])
  })

  it('[M9] adds up for any weights', () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(fc.bigInt(), { minLength: 1, maxLength: 20 }),
        (minor, weights) => {
          const shares = allocate({ minor, currency: code('USD') }, weights)
          expect(shares.reduce((total, share) => total + share.minor, 0n)).toBe(minor)
        },
      ),
    )
  })

  it('[M10] stays within a unit of the exact part', () => {
    const positive = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(amount, positive, (minor, weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0n)
        fc.pre(total > 0n)
        const shares = allocate({ minor, currency: code('USD') }, weights)
        shares.forEach((share, index) => {
          const distance = share.minor * total - minor * (weights[index] ?? 0n)
          expect(distance < total && distance > -total).toBe(true)
        })
      }),
    )
  })
})
