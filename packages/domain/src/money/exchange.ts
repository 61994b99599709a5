import { type CalendarDay, daysBetween } from '../locale/calendar-day.ts'
import { type CurrencyCode, currencyCodes, currencyDecimals } from './currency.ts'
import {
  compareDecimals,
  type Decimal,
  decimal,
  decimalText,
  digitsAt,
  divideDecimals,
  multiplyDecimals,
  withSignificantDigits,
} from './decimal.ts'
import { type Money, moneyFrom } from './money.ts'

/** What one euro is worth in other currencies, on one day, as one source says it. */
export type RateSheet = {
  readonly source: RateSource
  readonly day: CalendarDay
  readonly perEuro: Readonly<Partial<Record<string, string>>>
}

export const rateSources = ['ECB', 'currency-api'] as const
export type RateSource = (typeof rateSources)[number]

/** The source of a rate that somebody typed. */
export const ownRate = 'Own rate'

/** What one unit of a currency is worth in another. */
export type ExchangeRate = {
  readonly rate: `${number}`
  readonly day: CalendarDay
  readonly source: RateSource
}

/** Cross rates have so many significant digits: enough that a there-and-back of a million millions is exact to the cent. */
export const rateDigits = 16

/** On a document a rate has as many as the central bank's, so that a reader can recompute with what is printed. */
export const printedRateDigits = 6

const one = decimal('1')

/**
 * What one unit of `base` is worth in each other currency. The newest sheet that knows both gives the rate: a rate never
 * mixes two sources, whose days differ ([M15]).
 */
export function ratesFrom(
  base: CurrencyCode,
  sheets: readonly RateSheet[],
): Readonly<Partial<Record<string, ExchangeRate>>> {
  const newestFirst = sheets.toSorted((a, b) => daysBetween(a.day, b.day))
  const rates = currencyCodes.flatMap((code) => {
    const sheet = newestFirst.find((each) => perEuro(each, base) && perEuro(each, code))
    const from = sheet && perEuro(sheet, base)
    const to = sheet && perEuro(sheet, code)
    if (code === base || !from || !to) return []
    const rate = decimalText(divideDecimals(to, from, rateDigits))
    return [[code, { rate, day: sheet.day, source: sheet.source }] as const]
  })
  return Object.fromEntries(rates)
}

function perEuro({ perEuro: rates }: RateSheet, code: CurrencyCode): Decimal | undefined {
  if (code === 'EUR') return one
  const rate = rates[code]
  return rate === undefined ? undefined : decimal(rate)
}

/** As it is frozen in a document and printed. */
export function printedRate(rate: string): `${number}` {
  return decimalText(withSignificantDigits(decimal(rate), printedRateDigits))
}

/** An amount in another currency, rounded half up at that currency's decimals. */
export function exchange({ minor, currency }: Money, rate: Decimal, to: CurrencyCode): Money {
  const amount = { digits: minor, scale: currencyDecimals(currency) }
  return moneyFrom(multiplyDecimals(amount, rate), to)
}

export type Exchange = {
  readonly from: CurrencyCode
  readonly to: CurrencyCode
  readonly rate: string
}

// As many decimals as a price may have.
const mostDecimals = 8

/**
 * A price in another currency, at the decimals of that currency; one that was finer than its own currency stays as much
 * finer, so that a sheet of paper at $0.0125 does not become free ([M17]).
 */
export function exchangePrice(text: string, { from, to, rate }: Exchange): `${number}` {
  const price = decimal(text)
  const written = decimalText(price).split('.')[1]?.length ?? 0
  const finer = Math.max(0, written - currencyDecimals(from))
  const scale = Math.min(mostDecimals, currencyDecimals(to) + finer)
  const digits = digitsAt(multiplyDecimals(price, decimal(rate)), scale)
  return decimalText({ digits, scale })
}

/** By how much a price may differ that goes there and back: one smallest unit of the coarser of both currencies ([M18]). */
export function thereAndBack({ from, to, rate }: Exchange): Money {
  const own = { digits: 1n, scale: currencyDecimals(from) }
  const other = { digits: 1n, scale: currencyDecimals(to) }
  const isOwnCoarser = compareDecimals(multiplyDecimals(own, decimal(rate)), other) > 0
  return { minor: 1n, currency: isOwnCoarser ? from : to }
}

const freshDays = 7

/** In days; a rate of a later day, as east of us, is as good as today's. */
export function rateAge(day: CalendarDay, today: CalendarDay): number {
  return Math.max(0, daysBetween(day, today))
}

export function isOldRate(day: CalendarDay, today: CalendarDay): boolean {
  return rateAge(day, today) > freshDays
}
