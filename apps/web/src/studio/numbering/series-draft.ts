import type { KeptSeries } from '@sheaf/contract/number-series'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { kinds } from '@sheaf/domain/documents/kinds'
import {
  parseSeries,
  proposedNumber,
  type Restarts,
  seriesNumber,
  type Taken,
  takenAs,
} from '@sheaf/domain/documents/number-series'
import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'

/** A series while it is being set. */
export type SeriesDraft = {
  readonly pattern: string
  /** The user writes the pattern, instead of choosing one. */
  readonly isOwn: boolean
  readonly isYearly: boolean
  readonly lastNumber: string
}

/** Stands in the list of choices for the user's own pattern. */
export const ownPattern = 'own'

function patternsFor(kind: DocumentKind): readonly string[] {
  const { numberPrefix } = kinds[kind]
  return ['{YYYY}-{0001}', `${numberPrefix}{0001}`, '{0001}', `${numberPrefix}{YYYY}-{0001}`]
}

/** Each pattern by what it writes today: '2026-0001', 'INV-0001'. */
export function choicesFor(kind: DocumentKind, today: CalendarDay) {
  const choices = patternsFor(kind).map((pattern) => ({
    value: pattern,
    label: firstOf(pattern, today),
  }))
  return [...choices, { value: ownPattern, label: 'Your own format' }]
}

export function startOfDraft(kind: DocumentKind, series: KeptSeries | undefined): SeriesDraft {
  const patterns = patternsFor(kind)
  const pattern = series?.pattern ?? patterns[0] ?? ''
  return {
    pattern,
    isOwn: !patterns.includes(pattern),
    isYearly: series ? series.restarts === 'yearly' : hasYear(pattern),
    lastNumber: series?.lastNumber ?? '',
  }
}

/** Another of the formats that are offered, or the user's own. */
export function withChoice(draft: SeriesDraft, chosen: string, today: CalendarDay): SeriesDraft {
  if (chosen === ownPattern) return { ...draft, isOwn: true }
  return { ...withPattern(draft, chosen, today), isOwn: false, isYearly: hasYear(chosen) }
}

/** The last number was one of the pattern before: what is left of it is its counter. */
export function withPattern(draft: SeriesDraft, pattern: string, today: CalendarDay): SeriesDraft {
  const last = lastOf(draft, today)
  return { ...draft, pattern, ...(last && { lastNumber: String(last.counter) }) }
}

function lastOf({ pattern, lastNumber }: SeriesDraft, today: CalendarDay): Taken | undefined {
  const parsed = parseSeries(pattern.trim(), 'never')
  return 'problem' in parsed ? undefined : takenAs(parsed.series, lastNumber, today)
}

export function hasYear(pattern: string): boolean {
  return /\{YY(?:YY)?\}/.test(pattern)
}

type Preview = {
  /** Undefined while something is wrong. */
  readonly next?: string
  readonly problems?: Readonly<Partial<Record<'pattern' | 'lastNumber', string>>>
}

/** The number that would come next, or what is wrong, as it is typed. */
export function previewOf(
  { pattern, isYearly, lastNumber }: SeriesDraft,
  today: CalendarDay,
): Preview {
  const restarts: Restarts = isYearly && hasYear(pattern) ? 'yearly' : 'never'
  const parsed = parseSeries(pattern.trim(), restarts)
  if ('problem' in parsed) return { problems: { pattern: parsed.problem } }
  const { series } = parsed
  const last = lastNumber.trim() === '' ? undefined : takenAs(series, lastNumber, today)
  if (last || lastNumber.trim() === '') return { next: proposedNumber({ series, last }, today) }
  const example = seriesNumber(series, { counter: 42n, day: today })
  return { problems: { lastNumber: `Enter a number such as ${example}, or just 42.` } }
}

function firstOf(pattern: string, today: CalendarDay): string {
  const parsed = parseSeries(pattern, 'never')
  if ('problem' in parsed) return pattern
  return proposedNumber({ series: parsed.series, last: undefined }, today)
}
