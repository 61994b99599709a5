import { describe, expect, it } from 'vitest'
import { code } from '../../test/money.ts'
import {
  currencyCodes,
  currencyDecimals,
  currencyName,
  currencySign,
  isCurrencyCode,
} from './currency.ts'

describe('currencies', () => {
  it('[M2] knows at least 150 active ones, each once', () => {
    expect(currencyCodes.length).toBeGreaterThanOrEqual(150)
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
  })

  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['CLP', 0],
    ['USD', 2],
    ['HUF', 2],
    ['MGA', 2],
    ['KWD', 3],
    ['TND', 3],
    ['IQD', 3],
  ])('[M2] %s has %i decimals', (currency, decimals) => {
    expect(currencyDecimals(code(currency))).toBe(decimals)
  })

  it.each(['BGN', 'HRK', 'ZWL', 'XAU', 'XXX', 'usd', '', 'toString'])(
    '[M2] %j is not active',
    (currency) => {
      expect(isCurrencyCode(currency)).toBe(false)
    },
  )

  it.each(currencyCodes)('[M2] %s has a name and a sign', (currency) => {
    expect(currencyName(currency)).not.toBe(currency)
    expect(currencySign(currency)).not.toBe('')
  })
})
