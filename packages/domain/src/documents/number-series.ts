import type { CalendarDay } from '../locale/calendar-day.ts'

/** How the numbers of one type of document are made. */
export type NumberSeries = {
  readonly parts: readonly Part[]
  /** Whether counting begins again with each year. */
  readonly restarts: Restarts
}

export type Restarts = 'yearly' | 'never'

/** The last number that was taken; the day tells in which year. */
export type Taken = { readonly counter: bigint; readonly day: CalendarDay }

type Part =
  | { readonly text: string }
  | { readonly date: 'YYYY' | 'YY' | 'MM' | 'DD' }
  | { readonly width: number; readonly first: bigint }

const longest = 50
const dates = ['YYYY', 'YY', 'MM', 'DD'] as const

/** A pattern such as '{YYYY}-{0001}' as a series, or what is wrong with it in words for the user. */
export function parseSeries(
  pattern: string,
  restarts: Restarts,
): { readonly series: NumberSeries } | { readonly problem: string } {
  const pieces = pattern.match(/\{[^{}]*\}|[^{}]+|[{}]/g) ?? []
  const problem = problemOf(pattern, pieces, restarts)
  return problem === undefined ? { series: { parts: pieces.map(partOf), restarts } } : { problem }
}

/** The number that a counter gives on a day: '2026-0042'. */
export function seriesNumber({ parts }: NumberSeries, { counter, day }: Taken): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      if ('date' in part) return dateText(part.date, day)
      return counter.toString().padStart(part.width, '0')
    })
    .join('')
}

/** The counter that comes next: the one after the last, or the first of the series or of a new year. */
export function nextInSeries(
  series: NumberSeries,
  last: Taken | undefined,
  today: CalendarDay,
): Taken {
  const isNewYear = series.restarts === 'yearly' && last?.day.slice(0, 4) !== today.slice(0, 4)
  const counter = last && !isNewYear ? last.counter + 1n : firstOf(series)
  return { counter, day: today }
}

/** The counter of a number that the series could have made on that day; undefined for any other text. */
export function counterIn(
  { parts }: NumberSeries,
  number: string,
  day: CalendarDay,
): bigint | undefined {
  const [head, tail] = aroundCounter(parts, day)
  if (!number.startsWith(head) || !number.endsWith(tail)) return undefined
  const digits = number.slice(head.length, number.length - tail.length)
  return /^\d{1,18}$/.test(digits) ? BigInt(digits) : undefined
}

/** What stands before and behind the counter on that day. */
function aroundCounter(parts: readonly Part[], day: CalendarDay): [string, string] {
  const at = parts.findIndex((part) => 'width' in part)
  const textOf = (some: readonly Part[]) =>
    seriesNumber({ parts: some, restarts: 'never' }, { counter: 0n, day })
  return [textOf(parts.slice(0, at)), textOf(parts.slice(at + 1))]
}

function problemOf(
  pattern: string,
  pieces: readonly string[],
  restarts: Restarts,
): string | undefined {
  if (pattern.trim() === '') return 'Enter a pattern such as {YYYY}-{0001}'
  if (pattern.length > longest) return `Use at most ${longest} characters`
  if (pieces.some((piece) => piece === '{' || piece === '}')) return 'Close each { with a }'
  const unknown = pieces.find(
    (piece) => piece.startsWith('{') && !isDate(piece) && !isCounter(piece),
  )
  if (unknown !== undefined) {
    return `Use {YYYY}, {YY}, {MM}, {DD} or a counter such as {0001} instead of ${unknown}`
  }
  const counters = pieces.filter(isCounter).length
  if (counters === 0) return 'Add a counter such as {0001}'
  if (counters > 1) return 'Use only one counter'
  const hasYear = pieces.includes('{YYYY}') || pieces.includes('{YY}')
  // Without the year the numbers of last year would come again.
  return restarts === 'yearly' && !hasYear
    ? 'Add {YYYY} or {YY} so that no number repeats when counting starts again each year'
    : undefined
}

function partOf(piece: string): Part {
  if (!piece.startsWith('{')) return { text: piece }
  const name = piece.slice(1, -1)
  const date = dates.find((each) => each === name)
  return date ? { date } : { width: name.length, first: BigInt(name) }
}

function isDate(piece: string): boolean {
  return dates.some((date) => piece === `{${date}}`)
}

// As wide as it is written, beginning with the number that it shows.
function isCounter(piece: string): boolean {
  return /^\{\d{1,12}\}$/.test(piece)
}

function firstOf({ parts }: NumberSeries): bigint {
  return parts.flatMap((part) => ('first' in part ? [part.first] : []))[0] ?? 1n
}

function dateText(date: (typeof dates)[number], day: CalendarDay): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  return { YYYY: year, YY: year.slice(-2), MM: month, DD: dayOfMonth }[date]
}
