import { dueDay, isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { lastDayOfMonth, monthOf, yearOf } from '../finding/calendar.ts'
import { after, type Duration } from '../finding/durations.ts'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import { languageCodes, languages } from '../languages/languages.ts'
import { anyOf, phrasesOf } from '../languages/number-words.ts'
import { durationAt } from './read-values.ts'

export type Terms = Pick<Duration, 'count' | 'unit'> & {
  readonly place: Place
  /** '45 days end of month': on the last day of the month in which they end. */
  readonly toMonthEnd?: boolean
}

const monthEnd =
  /end of (?:the )?month|\beom\b|fin de mois|fdm|fine mese|\bf\.?m\b|monatsende|fin de mes|eind(?:e)? (?:van de )?maand|fim do mes|koniec miesiaca|d\.?f\.?f\.?m/
const onReceipt = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(languageCodes.flatMap((code) => phrasesOf(languages[code].days.onReceipt)))}|sofort|immediate(?:ly)?|straight away|receipt|cod|comptant|contado|a vista|per direct|vista fattura|right away|on completion|bei erhalt|cash)(?![\p{L}])`,
  'u',
)
// A part of the sum, or a price for paying early, is no term of the whole.
const isPartial =
  /%|\bhalf\b|halfte|moitie|mitad|meta|helft|polowa|metade|deposit|acompte|anzahlung|\b(?:1|2|3)\/(?:2|3|4)\b|skonto|upfront|instal/

const returning =
  /(?:return|refund|exchang|warrant|guarante|umtausch|ruckgabe|garanti|echange|rembours|devoluci|ruilen|zwrot)[^.;|\n]{0,40}$/

/** 'Returns within 30 days with receipt' leaves nobody time to pay. */
export function isForReturns({ folded }: Reading, { start }: Place): boolean {
  return returning.test(folded.slice(Math.max(0, start - 60), start))
}

/** How long a text leaves to pay, where its words are a span of time and nothing else. */
export function termsAt(reading: Reading, place: Place): Terms | undefined {
  const folded = reading.folded.slice(place.start, place.end)
  if (isPartial.test(folded)) return undefined
  const duration = durationAt(reading, place)
  if (duration) {
    const { count, unit } = duration
    const behind = reading.folded.slice(place.start, place.end + 24).split('\n')[0] ?? ''
    return { count, unit, place, toMonthEnd: monthEnd.test(behind) }
  }
  return onReceipt.test(folded) ? { count: 0, unit: 'day', place } : undefined
}

/** The form's own name of a term, where it has one. */
export function termName({ count, unit, toMonthEnd }: Terms): string | undefined {
  if (unit !== 'day' || toMonthEnd) return undefined
  const name = count === 0 ? 'due-on-receipt' : `net-${count}`
  return isPaymentTerm(name) ? name : undefined
}

export function dayAfter(issued: CalendarDay, terms: Terms): CalendarDay {
  const name = termName(terms)
  if (name !== undefined && isPaymentTerm(name)) return dueDay(issued, name)
  const day = after(issued, terms)
  return terms.toMonthEnd ? lastDayOfMonth(yearOf(day), monthOf(day)) : day
}
