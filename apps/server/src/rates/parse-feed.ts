import { type CalendarDay, daysBetween, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { isCurrencyCode } from '@sheaf/domain/money/currency'
import {
  compareDecimals,
  type Decimal,
  decimal,
  multiplyDecimals,
} from '@sheaf/domain/money/decimal'
import type { RateSheet } from '@sheaf/domain/money/exchange'
import sax from 'sax'
import { FeedError } from './feed-error.ts'

/** What a feed is compared with. */
export type Expected = {
  readonly today: CalendarDay
  /** The newest rates that were good, of this feed or of the snapshot. */
  readonly known: RateSheet
}

const fewestRates = 20
const mostElements = 500
// In a year of ruin a currency loses half; five times is a misplaced point or a new currency under an old code.
const mostTimes = decimal('5')
const mostStrangeRates = 2

/** The rates of the European Central Bank's daily list, or a FeedError: nothing of a list that looks wrong is used. */
export function parseFeed(text: string, { today, known }: Expected): RateSheet {
  const { day, rates } = readCubes(text)
  if (!isCalendarDay(day)) throw new FeedError('its day is no day')
  // Where the feed is made, tomorrow may have begun.
  if (daysBetween(today, day) > 1) throw new FeedError('its day is yet to come')
  if (known.source === 'ECB' && daysBetween(known.day, day) < 0) {
    throw new FeedError('it is older than the rates we have')
  }
  const usual = rates.filter(([code, rate]) => isUsual(decimal(rate), known.perEuro[code]))
  if (usual.length < fewestRates) throw new FeedError('it has too few rates')
  if (rates.length - usual.length > mostStrangeRates) {
    throw new FeedError('its rates are far from the ones we know')
  }
  return { source: 'ECB', day, perEuro: Object.fromEntries(usual) }
}

function isUsual(rate: Decimal, before: string | undefined): boolean {
  if (before === undefined) return true
  const usual = decimal(before)
  return (
    compareDecimals(rate, multiplyDecimals(usual, mostTimes)) <= 0 &&
    compareDecimals(usual, multiplyDecimals(rate, mostTimes)) <= 0
  )
}

type Cubes = { readonly day: string; readonly rates: [code: string, rate: string][] }

/** <Cube time="2026-11-13"><Cube currency="USD" rate="1.0842"/>…</Cube> */
function readCubes(text: string): Cubes {
  const parser = sax.parser(true)
  const days: string[] = []
  const rates = new Map<string, string>()
  let elements = 0
  parser.ondoctype = () => {
    throw new FeedError('it defines words of its own')
  }
  parser.onopentag = ({ name, attributes }) => {
    elements += 1
    if (elements > mostElements) throw new FeedError('it is too long')
    if (name !== 'Cube') return
    const { time, currency, rate } = attributes as Record<string, string | undefined>
    if (time !== undefined) days.push(time)
    if (currency === undefined && rate === undefined) return
    const code = requireRate(currency ?? '', rate ?? '')
    if (rates.has(code)) throw new FeedError('it has two rates for one currency')
    rates.set(code, rate ?? '')
  }
  parser.onerror = (error) => {
    throw new FeedError('it is no XML', { cause: error })
  }
  parser.write(text).close()
  const [day, ...others] = days
  if (day === undefined || others.length > 0) throw new FeedError('it is not the list of one day')
  // A currency that is gone, or that we do not know yet, is of no use.
  return { day, rates: [...rates].filter(([code]) => isCurrencyCode(code)) }
}

function requireRate(code: string, rate: string): string {
  const isRate = /^\d{1,9}(\.\d{1,9})?$/.test(rate) && /[1-9]/.test(rate)
  if (!/^[A-Z]{3}$/.test(code) || !isRate) throw new FeedError('one of its rates is no rate')
  return code
}
