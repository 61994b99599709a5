import { describe, expect, it } from 'vitest'
import { readText } from './reading.ts'

function amounts(text: string) {
  return readText(text, '2026-11-15').amounts.map(({ value, currency }) => [value, currency])
}

describe('amounts in a text', () => {
  it.each([
    ['please pay $1,234.50 now', [['1234.5', 'USD_OR_OTHER']]],
    ['bitte 1.234,50 € überweisen', [['1234.5', 'EUR']]],
    ['merci de régler 1 234,50 EUR', [['1234.5', 'EUR']]],
    ["Honorar CHF 3'200.00 für den Workshop", [['3200', 'CHF']]],
    ['proszę o 140 zł za godzinę', [['140', 'PLN']]],
    ['total R$ 4.800,00 para a nota', [['4800', 'BRL']]],
    ['graag € 250,- voor de bank', [['250', 'EUR']]],
    ['a budget of 5k USD for this', [['5000', 'USD']]],
  ])('%s', (text, found) => {
    expect(amounts(text)).toEqual(found)
  })

  it('dates, times, phones and codes hold none', () => {
    const text = 'Call +44 20 7946 0018 at 10:30 on 3 Nov 2026, ref K-118'
    expect(amounts(text)).toEqual([])
  })
})

describe('dates in figures', () => {
  it.each([
    ['Evansville IN 47711, work done 3-9-26 and 3/10/26', ['2026-03-09', '2026-03-10']],
    ['Nottingham NG2 3HT, work done 3-9-26 and 3/10/26', ['2026-09-03', '2026-10-03']],
  ])('are month first beside an American state: %s', (text, days) => {
    expect(readText(text, '2026-11-15').dates.map(({ day }) => day)).toEqual(days)
  })
})
