import { describe, expect, it } from 'vitest'
import { code, money } from '../../test/money.ts'
import { formatMoney, formatPrice } from './format-money.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('writing money', () => {
  it.each([
    ['1234.5', 'USD', '$1 234.50'],
    ['0', 'USD', '$0.00'],
    ['-1234567.891', 'USD', '-$1 234 567.89'],
    ['999', 'USD', '$999.00'],
    ['123456789012.34', 'EUR', '€123 456 789 012.34'],
    ['1234', 'JPY', '¥1 234'],
    ['1234.5', 'KWD', 'KWD 1 234.500'],
    ['5', 'CAD', 'CA$5.00'],
    ['5', 'CHF', 'CHF 5.00'],
  ])('[M7] writes %s %s as %s', (text, currency, expected) => {
    expect(formatMoney(money(text, currency))).toBe(expected)
  })

  it.each([
    ['0.0125', 'USD', undefined, '$0.0125'],
    ['85', 'USD', undefined, '$85.00'],
    ['1234.5000', 'USD', undefined, '$1 234.50'],
    ['-0.5', 'JPY', undefined, '-¥0.5'],
    ['0.0125', 'EUR', 'de-DE', '0,0125 €'],
  ])('[M14] writes a price of %s %s in %s as %s', (text, currency, locale, expected) => {
    expect(plain(formatPrice(text, code(currency), locale))).toBe(expected)
  })

  it.each([
    ['1234.5', 'EUR', 'de-DE', '1.234,50 €'],
    ['1234.5', 'EUR', 'fr-FR', '1 234,50 €'],
    ['1234.5', 'USD', 'en-US', '$1,234.50'],
    ['1234', 'JPY', 'ja-JP', '￥1,234'],
    ['1234567.5', 'INR', 'en-IN', '₹12,34,567.50'],
    ['12.5', 'IQD', 'en-US', 'IQD 12.500'],
  ])('[M8] writes %s %s in %s as %s', (text, currency, locale, expected) => {
    expect(plain(formatMoney(money(text, currency), locale))).toBe(expected)
  })

  it('[M8] loses no digit of an amount beyond what a float can hold', () => {
    const amount = { minor: 123_456_789_012_345_678_901n, currency: code('USD') }
    expect(formatMoney(amount, 'en-US')).toBe('$1,234,567,890,123,456,789.01')
  })
})
