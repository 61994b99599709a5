import type { CalendarDay } from '../locale/calendar-day.ts'
import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'
import { aroundLastDigits, proposedNumber, type StartedSeries } from './number-series.ts'

/** What a number is made from. */
export type Numbering = {
  /** In milliseconds, as clocks count. */
  readonly now: number
  readonly today: CalendarDay
  /** The numbers of documents that were made before, as far as they are known. */
  readonly usedNumbers?: Readonly<Partial<Record<DocumentKind, readonly string[]>>>
  /** The series of those who have one for a kind. */
  readonly series?: Readonly<Partial<Record<DocumentKind, StartedSeries>>> | undefined
}

/** The number of a new document of today: the next one of its series, where there is one. */
export function firstNumber(kind: DocumentKind, numbering: Numbering): string {
  const started = numbering.series?.[kind]
  if (started) return proposedNumber(started, numbering.today)
  const { firstNumber: fixed, numberPrefix } = kinds[kind]
  if (fixed === undefined) return numberPrefix + String(numbering.now).slice(-6).padStart(6, '0')
  return unusedNumber(kind, fixed, numbering)
}

/** This number, or the next after it that no document of its kind has. */
function unusedNumber(kind: DocumentKind, number: string, numbering: Numbering): string {
  const used = numbering.usedNumbers?.[kind] ?? []
  let unused = number
  while (used.includes(unused)) unused = nextNumber(unused)
  return unused
}

/** The number of the next document like this one: that of its series, or the next after its own that is free. */
export function numberAfter(kind: DocumentKind, number: string, numbering: Numbering): string {
  return numbering.series?.[kind]
    ? firstNumber(kind, numbering)
    : unusedNumber(kind, nextNumber(number), numbering)
}

/** The number after this one: its last run of digits counts on, as wide as it was. 'A-009' gives 'A-010'. */
export function nextNumber(number: string): string {
  const parts = aroundLastDigits(number)
  if (!parts) return `${number}${number === '' ? '' : '-'}2`
  const { before, digits, after } = parts
  const counted = (BigInt(digits) + 1n).toString().padStart(digits.length, '0')
  return before + counted + after
}
