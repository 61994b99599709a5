import { formatDay } from '@sheaf/domain/locale/calendar-day'
import { isOldRate, rateAge } from '@sheaf/domain/money/exchange'
import { currentMoment } from '#document/writing/moment.ts'

const sources: Readonly<Partial<Record<string, string>>> = {
  ECB: 'European Central Bank',
  'currency-api': 'Sheaf snapshot',
}

type Told = { readonly day: string; readonly source: string }

/** 'European Central Bank, November 13, 2026', and how old it is where that matters. */
export function rateOrigin({ day, source }: Told): string {
  const parts = [sources[source] ?? source, day && dayInWords(day)]
  const origin = parts.filter(Boolean).join(', ')
  const { today } = currentMoment()
  return day !== '' && isOldRate(day, today) ? `${origin}, ${rateAge(day, today)} days old` : origin
}

export function dayInWords(day: string): string {
  return formatDay(day, 'en-US')
}
