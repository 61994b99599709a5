import { dayFormat } from './formatters.ts'

/** A day of the Gregorian calendar, 'YYYY-MM-DD', without a time zone. */
export type CalendarDay = string

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

export function isCalendarDay(text: string): text is CalendarDay {
  return isoDay.test(text) && dayFromNumber(dayNumber(text)) === text
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + count)
}

export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from)
}

const millisecondsPerDay = 86_400_000

// Languages that Chromium leaves out: a preview would say 'March' where the server's PDF says 'Márta'.
const ownMonths: Readonly<Record<string, { readonly names: string; readonly before: string }>> = {
  ga: {
    names:
      'Eanáir,Feabhra,Márta,Aibreán,Bealtaine,Meitheamh,Iúil,Lúnasa,Meán Fómhair,Deireadh Fómhair,Samhain,Nollaig',
    before: '',
  },
  mt: {
    names: 'Jannar,Frar,Marzu,April,Mejju,Ġunju,Lulju,Awwissu,Settembru,Ottubru,Novembru,Diċembru',
    before: 'ta’ ',
  },
}

/** Whether its months are written here, whatever the machine knows. */
export function hasOwnMonths(language: string): boolean {
  return Object.hasOwn(ownMonths, primaryOf(language))
}

/** As people of that locale write it; the house style is '15 January 2026'. */
export function formatDay(day: CalendarDay, locale = 'en-GB'): string {
  const own = hasOwnMonths(locale) ? ownMonths[primaryOf(locale)] : undefined
  if (own) {
    const [year, , date] = day.split('-').map(Number)
    return `${date} ${own.before}${ownMonth(day, own.names)} ${year}`
  }
  return dayFormat(locale).format(dayNumber(day) * millisecondsPerDay)
}

/** Its month: 'March', or with its year 'March 2026'. */
export function formatMonth(day: CalendarDay, locale: string, withYear: boolean): string {
  const own = hasOwnMonths(locale) ? ownMonths[primaryOf(locale)] : undefined
  if (own) return ownMonth(day, own.names) + (withYear ? ` ${day.slice(0, 4)}` : '')
  const options = withYear
    ? ({ month: 'long', year: 'numeric' } as const)
    : ({ month: 'long' } as const)
  return dayFormat(locale, options).format(dayNumber(day) * millisecondsPerDay)
}

function ownMonth(day: CalendarDay, names: string): string {
  return names.split(',')[Number(day.slice(5, 7)) - 1] ?? ''
}

function primaryOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? ''
}

// Days since 1970-01-01, by counting in 400-year eras that begin on 1 March, so that leap days come last
// (the method is described by H. Hinnant, 'chrono-compatible low-level date algorithms').
function dayNumber(day: CalendarDay): number {
  const [, yearText = '', monthText = '', dayText = ''] = isoDay.exec(day) ?? []
  const month = Number(monthText)
  const year = Number(yearText) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(dayText) - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function dayFromNumber(number: number): CalendarDay {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
