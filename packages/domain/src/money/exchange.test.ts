import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { code, money } from '../../test/money.ts'
import { type CurrencyCode, currencyCodes, currencyDecimals } from './currency.ts'
import {
  absolute,
  compareDecimals,
  type Decimal,
  decimal,
  decimalText,
  divideDecimals,
  fixedText,
  multiplyDecimals,
} from './decimal.ts'
import {
  exchange,
  exchangePrice,
  isOldRate,
  printedRate,
  type RateSheet,
  rateAge,
  rateDigits,
  ratesFrom,
  thereAndBack,
} from './exchange.ts'
import { moneyText } from './money.ts'

const bank: RateSheet = {
  source: 'ECB',
  day: '2026-11-13',
  perEuro: { USD: '1.0842', JPY: '162.35', CHF: '0.9371' },
}
const older: RateSheet = {
  source: 'currency-api',
  day: '2026-09-29',
  perEuro: { USD: '1.1', JPY: '160', CHF: '0.95', AED: '4.04', VND: '28000' },
}

describe('cross rates', () => {
  it('[M15] of the euro are those of the bank, digit by digit', () => {
    expect(ratesFrom(code('EUR'), [older, bank])).toMatchObject({
      USD: { rate: '1.0842', day: '2026-11-13', source: 'ECB' },
      JPY: { rate: '162.35', day: '2026-11-13', source: 'ECB' },
      AED: { rate: '4.04', day: '2026-09-29', source: 'currency-api' },
    })
  })

  it('[M15] have sixteen significant digits, however small', () => {
    expect(ratesFrom(code('USD'), [bank])).toMatchObject({
      EUR: { rate: '0.9223390518354547' },
      JPY: { rate: '149.7417450654861' },
    })
    expect(ratesFrom(code('VND'), [older]).EUR?.rate).toBe('0.00003571428571428571')
  })

  it('[M15] never mix two sources: what only the older one knows is told by it alone', () => {
    const { USD, JPY } = ratesFrom(code('AED'), [older, bank])
    expect(USD).toEqual({ rate: '0.2722772277227723', day: '2026-09-29', source: 'currency-api' })
    expect(JPY?.source).toBe('currency-api')
  })

  it('[M15] leave out what nobody knows, and the base itself', () => {
    const rates = ratesFrom(code('EUR'), [bank])
    expect(Object.keys(rates).sort()).toEqual(['CHF', 'JPY', 'USD'])
    expect(ratesFrom(code('AED'), [bank])).toEqual({})
  })

  it('[M15] are as near to the exact quotient as their digits allow', () => {
    const positive = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.nat(12))
      .map(([digits, scale]) => ({ digits, scale }))
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const quotient = divideDecimals(a, b, rateDigits)
        const back = multiplyDecimals(quotient, b)
        const distance = difference(back, a)
        // At most half a unit of the sixteenth digit of the quotient, times b.
        const bound = multiplyDecimals({ digits: 1n, scale: quotient.scale }, b)
        expect(compareDecimals(distance, bound)).toBeLessThanOrEqual(0)
        expect(decimalText(quotient).replace(/[.]|^0[.]?0*/g, '').length).toBeLessThanOrEqual(28)
      }),
    )
  })

  it.each([
    ['0.9223390518354547', '0.922339'],
    ['162.35', '162.35'],
    ['0.00003571428571428571', '0.0000357143'],
    ['28123.4567', '28123.5'],
    ['12345678.9', '12345679'],
  ])('[M16] %s stands on paper as %s', (rate, printed) => {
    expect(printedRate(rate)).toBe(printed)
  })
})

describe('exchanging', () => {
  it.each([
    ['100', 'USD', '0.92', 'EUR', '92.00'],
    ['0.01', 'USD', '149.74', 'JPY', '1'],
    ['1000', 'JPY', '0.00616', 'EUR', '6.16'],
    ['-10.05', 'EUR', '0.5', 'KWD', '-5.025'],
  ])('[M17] turns %s %s at %s into %s %s', (amount, from, rate, to, expected) => {
    expect(moneyText(exchange(money(amount, from), decimal(rate), code(to)))).toBe(expected)
  })

  it.each([
    ['85', 'USD', 'EUR', '0.9213', '78.31'],
    ['0.0125', 'USD', 'EUR', '0.9213', '0.0115'],
    ['0.0125', 'USD', 'JPY', '149.74', '1.87'],
    ['1500', 'JPY', 'EUR', '0.00616', '9.24'],
    ['85.00', 'USD', 'JPY', '149.74', '12728'],
  ])('[M17] prices %s %s in %s at %s as %s', (price, from, to, rate, expected) => {
    expect(exchangePrice(price, { from: code(from), to: code(to), rate })).toBe(expected)
  })

  it('[M18] comes back within one unit of the coarser of both currencies', () => {
    const anyCurrency = fc.constantFrom(...currencyCodes)
    const perEuro = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 10n }), fc.integer({ min: 2, max: 9 }))
      .map(([digits, scale]) => fixedText(digits, scale))
    const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
    fc.assert(
      fc.property(anyCurrency, anyCurrency, perEuro, perEuro, amount, (from, to, a, b, minor) => {
        fc.pre(from !== to && from !== 'EUR' && to !== 'EUR')
        const sheet: RateSheet = {
          source: 'ECB',
          day: '2026-11-13',
          perEuro: { [from]: a, [to]: b },
        }
        const there = ratesFrom(from, [sheet])[to]?.rate ?? '0'
        const back = ratesFrom(to, [sheet])[from]?.rate ?? '0'
        const price = decimalText({ digits: minor, scale: currencyDecimals(from) })
        const abroad = exchangePrice(price, { from, to, rate: there })
        const home = exchangePrice(abroad, { from: to, to: from, rate: back })
        const lost = difference(decimal(home), decimal(price))
        expect(compareDecimals(lost, told(from, to, there, back))).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })
})

it.each([
  ['USD', 'JPY', '149.74', '0.01 USD'],
  ['JPY', 'USD', '0.00668', '0.01 USD'],
  ['USD', 'EUR', '0.92', '0.01 EUR'],
  ['VND', 'EUR', '0.0000357', '0.01 EUR'],
])('[M18] from %s to %s at %s and back, a price may differ by %s', (from, to, rate, expected) => {
  const unit = thereAndBack({ from: code(from), to: code(to), rate })
  expect(`${moneyText(unit)} ${unit.currency}`).toBe(expected)
})

describe('the age of a rate', () => {
  it.each([
    ['2026-11-13', '2026-11-16', 3, false],
    ['2026-11-09', '2026-11-16', 7, false],
    ['2026-11-08', '2026-11-16', 8, true],
    ['2026-11-17', '2026-11-16', 0, false],
  ])('[M19] %s is on %s %i days old, and told so: %s', (day, today, age, isOld) => {
    expect(rateAge(day, today)).toBe(age)
    expect(isOldRate(day, today)).toBe(isOld)
  })
})

function difference(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const at = (value: Decimal) => value.digits * 10n ** BigInt(scale - value.scale)
  return { digits: absolute(at(a) - at(b)), scale }
}

/** What the screen says it may differ by, in the currency that it comes back to. */
function told(from: CurrencyCode, to: CurrencyCode, there: string, back: string): Decimal {
  const { minor, currency } = thereAndBack({ from, to, rate: there })
  const unit = { digits: minor, scale: currencyDecimals(currency) }
  return currency === from ? unit : multiplyDecimals(unit, decimal(back))
}
