import type { CurrencyCode } from '@sheaf/domain/money/currency'
import { describe, expect, it } from 'vitest'
import { findOptions } from '#ui/fields/picker-search.ts'
import { currencyOptions } from './currency-options.ts'
import { noteRecent, readRecent } from './recent-currencies.ts'

function emptyStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

const found = (query: string) =>
  findOptions(currencyOptions(), query).map(({ value }) => value as string)

describe('the list of currencies', () => {
  it.each([
    ['germany', 'EUR'],
    ['euro', 'EUR'],
    ['kwd', 'KWD'],
    ['bhutan', 'BTN'],
    ['bhutan', 'INR'],
    ['panama', 'PAB'],
    ['curacao', 'XCG'],
    ['zloty', 'PLN'],
  ])('finds by %j, among others, %s', (query, currency) => {
    expect(found(query)).toContain(currency)
  })

  it('has no metals, funds or test codes', () => {
    for (const code of ['XAU', 'XTS', 'XXX', 'XDR', 'CHE']) expect(found('')).not.toContain(code)
  })

  it('begins with the ones chosen last, five at most, each once', () => {
    const store = emptyStore()
    for (const each of ['EUR', 'CHF', 'EUR', 'JPY', 'USD', 'GBP', 'SEK']) {
      noteRecent('usr_1', each as CurrencyCode, store)
    }
    expect(readRecent('usr_1', store)).toEqual(['SEK', 'GBP', 'USD', 'JPY', 'EUR'])
    expect(readRecent('usr_2', store)).toEqual([])
    const options = currencyOptions(readRecent('usr_1', store))
    expect(options.slice(0, 6).map(({ value, group }) => `${group}: ${value}`)).toEqual([
      'Recent: SEK',
      'Recent: GBP',
      'Recent: USD',
      'Recent: JPY',
      'Recent: EUR',
      'All currencies: AED',
    ])
    expect(options).toHaveLength(currencyOptions().length)
  })

  it('takes nothing from a storage that holds rubbish', () => {
    const store = emptyStore()
    store.setItem('sheaf.currencies.usr_1', '{"a":1} EUR XXX EUR')
    expect(readRecent('usr_1', store)).toEqual(['EUR'])
  })
})
