import { currencyCodes } from '@sheaf/domain/money/currency'
import type { RateSheet } from '@sheaf/domain/money/exchange'
import { describe, expect, it } from 'vitest'
import { bankRates, feedText } from '../../../../tests/support/rate-feed.ts'
import { FeedError } from './feed-error.ts'
import { parseFeed } from './parse-feed.ts'
import { shippedRates } from './snapshot.ts'

const today = '2026-11-16'
const read = (text: string, known: RateSheet = shippedRates) => parseFeed(text, { today, known })

describe("the bank's list", () => {
  it('gives each rate as it is written', () => {
    expect(read(feedText())).toEqual({ source: 'ECB', day: '2026-11-13', perEuro: bankRates })
  })

  it('may name currencies that are gone or that we do not know', () => {
    const rates = { ...bankRates, BGN: '1.9558', QQQ: '3' }
    expect(read(feedText({ rates })).perEuro).toEqual(bankRates)
  })

  it('may lack a currency', () => {
    const { JPY: _, ...rates } = bankRates
    expect(read(feedText({ rates })).perEuro).toEqual(rates)
  })

  it('may be of tomorrow, where tomorrow has begun', () => {
    expect(read(feedText({ day: '2026-11-17' })).day).toBe('2026-11-17')
  })

  it('loses a rate that is far from the one we knew, and no other', () => {
    const { HUF: _, ...others } = bankRates
    expect(read(feedText({ rates: { ...bankRates, HUF: '38.215' } })).perEuro).toEqual(others)
  })

  const good = feedText()
  const doctype = good.replace('?>', '?><!DOCTYPE x [<!ENTITY a "1.1">]>')
  const shifted = Object.fromEntries(
    Object.entries(bankRates).map(([code, rate]) => [code, rate.replace('.', '')]),
  )
  it.each([
    ['', 'no text'],
    ['Service unavailable', 'words'],
    ['<html><body><p>Sorry</p></body></html>', 'another page'],
    [good.slice(0, -40), 'a list that was cut off'],
    [doctype, 'a list with words of its own'],
    [feedText({ day: '2026-13-41' }), 'a day that is none'],
    [feedText({ day: '2027-01-04' }), 'a day to come'],
    [feedText({ rates: { ...bankRates, USD: '-1.1' } }), 'a negative rate'],
    [feedText({ rates: { ...bankRates, USD: '0.000' } }), 'a rate of nothing'],
    [feedText({ rates: { ...bankRates, USD: 'NaN' } }), 'a rate in words'],
    [feedText({ rates: { ...bankRates, USD: '1e400' } }), 'a rate with an exponent'],
    [feedText({ rates: { ...bankRates, USD: '1,13' } }), 'a rate with a comma'],
    [feedText({ rates: { USD: '1.13', GBP: '0.87' } }), 'too few rates'],
    [feedText({ rates: shifted }), 'rates without their points'],
    [good.replace("<Cube currency='USD'", "<Cube currency='GBP'"), 'one currency twice'],
    [good.replace('</Cube></Cube>', "</Cube><Cube time='2026-11-12'/></Cube>"), 'two days'],
    [good.replace('<Cube><Cube', `${'<Cube>'.repeat(600)}<Cube`), 'a list without an end'],
  ])('is refused whole: %j, %s', (text) => {
    expect(() => read(text)).toThrow(FeedError)
  })

  it('is refused when it is older than the one before', () => {
    const known: RateSheet = { source: 'ECB', day: '2026-11-14', perEuro: bankRates }
    expect(() => read(good, known)).toThrow('older')
    expect(read(good, { ...known, day: '2026-11-13' }).day).toBe('2026-11-13')
  })
})

describe('the rates that ship with the product', () => {
  it('are of one day, for every currency but the euro itself', () => {
    expect(shippedRates.day).toMatch(/^20\d\d-\d\d-\d\d$/)
    const codes = currencyCodes.filter((code) => code !== 'EUR')
    expect(Object.keys(shippedRates.perEuro).sort()).toEqual(codes)
    expect(codes.length).toBeGreaterThanOrEqual(150)
  })

  it('are plain decimals above nothing', () => {
    const rates = Object.values(shippedRates.perEuro)
    expect(
      rates.filter((rate) => !/^\d+(\.\d+)?$/.test(rate ?? '') || !/[1-9]/.test(rate ?? '')),
    ).toEqual([])
  })
})
