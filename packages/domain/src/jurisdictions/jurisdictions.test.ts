import { describe, expect, it } from 'vitest'
import { isCalendarDay } from '../locale/calendar-day.ts'
import { currencyOf } from '../locale/countries.ts'
import { paperSize } from '../locale/paper-size.ts'
import { isCurrencyCode } from '../money/currency.ts'
import { taxCurrencyOf } from '../tax/tax-currency.ts'
import type { Cited } from './cited.ts'
import { type Jurisdiction, ratesOn } from './jurisdiction.ts'
import { jurisdictionOf, jurisdictions } from './jurisdictions.ts'
import { referenceRates } from './late-payment-law.ts'

const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
const others = 'AE AU CA CH GB IN NO NZ SG US ZA'

function rowsOf(law: Jurisdiction): Cited[] {
  const { rates, needs, phrases, eInvoices, crossBorder } = law
  return [
    ...rates,
    ...needs,
    ...needs.flatMap(({ above }) => above ?? []),
    ...Object.values(phrases),
    ...eInvoices,
    ...Object.values(crossBorder),
    law.taxId,
    law.numbering,
    law.due,
    law.latePayment,
  ]
}

it('[J1] the 27 members of the EU, eleven other countries and all the rest have their law', () => {
  const codes = (isInEu: boolean) =>
    jurisdictions
      .filter((law) => law.isInEu === isInEu)
      .map(({ country }) => country)
      .sort()
      .join(' ')
      .trim()
  expect(codes(true)).toBe(members)
  expect(codes(false)).toBe(others)
  expect(jurisdictionOf('JP').name).toBe('Other countries')
  expect(jurisdictionOf(undefined).name).toBe('Other countries')
})

describe.each(jurisdictions)('the law of $name', (law) => {
  it('[J1] names a source and a day for each row', () => {
    const unsourced = rowsOf(law).filter(
      ({ source, checkedOn }) => source.trim() === '' || !isCalendarDay(checkedOn),
    )
    expect(unsourced).toEqual([])
    // Doubts are for what nobody has read.
    expect(rowsOf(law).filter((row) => row.isUnsure && row.basis !== 'memory')).toEqual([])
  })

  it('[J1] has phrases in English and in its own language', () => {
    const [own = ''] = law.languages
    const phrases = Object.values(law.phrases)
    expect(phrases.filter(({ texts }) => !texts.en || !(own in texts))).toEqual([])
    expect(law.taxNames[own] ?? law.taxNames.en).not.toBe('')
  })

  it('[J1] has the paper and the currency of its country', () => {
    if (law.country === '') return
    expect(law.paper).toBe(paperSize(law.country))
    expect(law.currency).toBe(currencyOf(law.country))
    expect(isCurrencyCode(law.currency)).toBe(true)
  })

  it('[J1] asks for the tax in its own currency where the paper tells it', () => {
    expect(law.taxInOwnCurrency !== undefined).toBe(taxCurrencyOf(law.country) !== undefined)
  })

  it('[J2] has a standard rate today, unless places set their own', () => {
    const standard = ratesOn(law, '2026-11-16').filter(({ name }) => name === 'standard')
    expect(standard).toHaveLength(['US', ''].includes(law.country) ? 0 : 1)
    expect(law.rates.filter(({ from }) => !isCalendarDay(from))).toEqual([])
  })
})

describe('a rate', () => {
  it.each([
    ['DE', '2020-06-30', '19 7'],
    ['DE', '2020-07-01', '16 5'],
    ['DE', '2020-12-31', '16 5'],
    ['DE', '2021-01-01', '19 7'],
    ['AT', '2026-06-30', '20 13 10'],
    ['AT', '2026-07-01', '20 13 10 4.9'],
    ['CY', '2023-07-21', '19 9 5 3'],
    ['CZ', '2023-12-31', '15 10 21'],
    ['CZ', '2024-01-01', '12 21'],
    ['EE', '2024-12-31', '22 9 5'],
    ['EE', '2025-06-30', '22 13 9'],
    ['EE', '2025-07-01', '24 13 9'],
    ['FI', '2024-08-31', '24 14 10'],
    ['FI', '2024-09-01', '25.5 14 10'],
    ['FI', '2026-01-01', '25.5 13.5 10'],
    ['LT', '2025-12-31', '21 9 5'],
    ['LT', '2026-01-01', '21 12 5'],
    ['MT', '2024-01-01', '18 7 5 12'],
    ['RO', '2025-07-31', '19 9 5'],
    ['RO', '2025-08-01', '21 11'],
    ['SK', '2024-12-31', '20 10 5'],
    ['SK', '2025-01-01', '23 19 5'],
    ['LU', '2023-06-01', '16 13 7 3'],
    ['LU', '2024-06-01', '17 14 8 3'],
    ['CH', '2023-12-31', '7.7 2.5 3.7'],
    ['CH', '2024-01-01', '8.1 2.6 3.8'],
    ['SG', '2023-12-31', '8 0'],
    ['SG', '2024-01-01', '9 0'],
    ['IN', '2025-09-21', '18 5 12 3 28 0'],
    ['IN', '2025-09-22', '18 5 3 1.5 0.25 40 0'],
    ['NO', '2020-03-31', '25 15 12 11.11'],
    ['NO', '2021-09-30', '25 15 6 11.11'],
    ['NO', '2021-10-01', '25 15 12 11.11'],
    ['GB', '2022-03-31', '20 5 0 12.5'],
    ['GB', '2022-04-01', '20 5 0'],
  ])('[J2] of %s on %s: %s', (country, day, expected) => {
    const rates = ratesOn(jurisdictionOf(country), day).map(({ rate }) => rate)
    expect(rates.join(' ')).toBe(expected)
  })

  it.each([
    ['AB', 'GST 5'],
    ['BC', 'GST 5, PST 7'],
    ['MB', 'GST 5, RST 7'],
    ['NB', 'HST 15'],
    ['NL', 'HST 15'],
    ['NS', 'HST 14'],
    ['ON', 'HST 13'],
    ['PE', 'HST 15'],
    ['QC', 'GST 5, QST 9.975'],
    ['SK', 'GST 5, PST 6'],
    ['YT', 'GST 5'],
  ])('[J2] of the province %s: %s', (place, expected) => {
    const rates = ratesOn(jurisdictionOf('CA'), '2026-06-15', place)
    expect(rates.map(({ label, rate }) => `${label} ${rate}`).join(', ')).toBe(expected)
  })

  it.each([
    ['NS', '2025-03-31', 'HST 15'],
    ['NS', '2025-04-01', 'HST 14'],
    ['NB', '2016-06-30', 'HST 13'],
    ['SK', '2017-03-22', 'GST 5, PST 5'],
    ['MB', '2019-06-30', 'GST 5, RST 8'],
  ])('[J2] of the province %s on %s: %s', (place, day, expected) => {
    const rates = ratesOn(jurisdictionOf('CA'), day, place)
    expect(rates.map(({ label, rate }) => `${label} ${rate}`).join(', ')).toBe(expected)
  })

  it('[J2] of a bank begins on the first day of a half-year, the oldest first', () => {
    const { india, 'south-africa': southAfrica, ...halfYearly } = referenceRates
    const daysOf = (rows: readonly { from: string }[]) => rows.map(({ from }) => from)
    const days = Object.values(halfYearly).map(daysOf)
    expect(days.flat().filter((day) => !/^\d{4}-0[17]-01$/.test(day))).toEqual([])
    const all = [...days, daysOf(india), daysOf(southAfrica)]
    expect(all).toEqual(all.map((own) => own.toSorted()))
  })
})

it('[J1] the states of the US are there by name, with the names of their sales tax', () => {
  const { places = {} } = jurisdictionOf('US')
  const untaxed = Object.entries(places).filter(([, { taxes }]) => taxes.length === 0)
  expect(Object.keys(places)).toHaveLength(51)
  expect(places.HI).toEqual({ name: 'Hawaii', taxes: ['general excise tax'] })
  expect(untaxed.map(([code]) => code).join(' ')).toBe('DE MT NH OR')
})
