import { decimalText, divideHalfUp } from '@sheaf/domain/money/decimal'
import { type DecimalMark, readNumber } from '@sheaf/domain/money/read-number'
import type { FoundDate } from '../finding/dates.ts'
import { type Duration, findDurations } from '../finding/durations.ts'
import { fold } from '../finding/fold.ts'
import { findNumbers } from '../finding/numbers.ts'
import type { Place } from '../finding/places.ts'
import type { Reading } from '../finding/reading.ts'
import { readSpelled } from '../finding/spelled-numbers.ts'
import { numberWords } from '../languages/number-words.ts'

/** The words of a place on one line, as a field takes them. */
export function wordsAt({ text }: Reading, { start, end }: Place): string {
  return text.slice(start, end).replace(/\s+/g, ' ').trim()
}

/** The date that a place holds or is part of. */
export function dateAt({ dates }: Reading, place: Place): FoundDate | undefined {
  let best: FoundDate | undefined
  let most = 0
  for (const date of dates) {
    const shared = Math.min(date.end, place.end) - Math.max(date.start, place.start)
    if (shared <= most) continue
    most = shared
    best = date
  }
  return best
}

/** 'net 15', '30 days', 'zwei Wochen'; nought days for 'on receipt'. */
export function durationAt(reading: Reading, place: Place): Duration | undefined {
  const folded = reading.folded.slice(place.start, place.end)
  const [found] = findDurations(folded, reading.languages)
  if (found) return { ...found, start: place.start + found.start, end: place.start + found.end }
  const bare = /^\D{0,24}(\d{1,3})(?: ?(?:d|j|t|g|gg|dd|dg|dni|dgn)\b)?[^\d%]{0,24}$/u.exec(folded)
  return bare ? { ...place, count: Number(bare[1]), unit: 'day' } : undefined
}

/** Every reading that the digits allow, the likeliest first: '1.234' is one or the other. */
export function amountsAt(reading: Reading, place: Place): readonly string[] {
  const folded = reading.folded.slice(place.start, place.end)
  const other: DecimalMark = reading.mark === '.' ? ',' : '.'
  const read = [reading.mark, other].flatMap((mark) => {
    const value = readNumber(folded, mark) ?? findNumbers(folded, mark)[0]?.value
    return value === undefined ? [] : [value]
  })
  const spelled = read.length > 0 ? undefined : readSpelled(folded)
  const values = spelled === undefined ? read : [spelled]
  return [...new Set(values.map((value) => signed(reading, place, value)))]
}

// The sign often stands before a currency sign, and so outside of the words. With a space behind it, it is a dash.
function signed({ text }: Reading, { start }: Place, value: string): string {
  const before = text.slice(Math.max(0, start - 6), start)
  const isNegative = /(?:^|[\s(])[-−](?:[€$£]|[A-Z]{3})?$/.test(before)
  return isNegative && !value.startsWith('-') && value !== '0' ? `-${value}` : value
}

export function withoutSign(value: string): string {
  return value.replace(/^-/, '')
}

/** '12', '2.5', 'three', '7h30', '1½'. */
export function quantityAt(reading: Reading, place: Place): string | undefined {
  const folded = reading.folded.slice(place.start, place.end).trim()
  const word = numberWords(reading.languages).get(folded) ?? numberWords(['en']).get(folded)
  if (word !== undefined) return word
  const half = /^(\d*) ?(½|¼|¾|1\/2|1\/4|3\/4)$/.exec(
    reading.text.slice(place.start, place.end).trim(),
  )
  if (half) {
    const part = { '½': 0.5, '1/2': 0.5, '¼': 0.25, '1/4': 0.25, '¾': 0.75, '3/4': 0.75 }[
      half[2] ?? ''
    ]
    return String(Number(half[1] || 0) + (part ?? 0))
  }
  const clock = /^(\d{1,3})(?: ?h ?|:)([0-5]\d)/.exec(folded)
  if (clock) return hoursText(Number(clock[1]), Number(clock[2]))
  const plain = readNumber(folded, reading.mark) ?? findNumbers(folded, reading.mark)[0]?.value
  return plain ?? readSpelled(folded)
}

function hoursText(hours: number, minutes: number): string {
  const hundredths = divideHalfUp(BigInt(minutes) * 100n, 60n)
  return decimalText({ digits: BigInt(hours) * 100n + hundredths, scale: 2 })
}

const percentWord =
  / (?:percent|per cent|prozent|pour cent|por ciento|per cento|procent|por cento)$/

export function rateAt(reading: Reading, place: Place): string | undefined {
  const digits = /\d{1,3}(?:[.,]\d{1,3})?/.exec(reading.text.slice(place.start, place.end))?.[0]
  const folded = reading.folded.slice(place.start, place.end).replace(percentWord, '')
  const value = digits === undefined ? readSpelled(folded) : readNumber(digits.replace(',', '.'))
  return value !== undefined && Number(value) <= 100 ? value : undefined
}

/** The same whatever its case, accents and marks. */
export function keyOf(words: string): string {
  return fold(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
