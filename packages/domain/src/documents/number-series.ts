import type { CalendarDay } from '../locale/calendar-day.ts'

/** How the numbers of one type of document are made. */
export type NumberSeries = {
  readonly parts: readonly Part[]
  /** Whether counting begins again with each year. */
  readonly restarts: Restarts
}

export type Restarts = 'yearly' | 'never'

/** A number that was taken; the day is that of its document. */
export type Taken = { readonly counter: bigint; readonly day: CalendarDay }

/** A series and how far it has come. */
export type StartedSeries = { readonly series: NumberSeries; readonly last: Taken | undefined }

/** How a series is written down. */
export type SeriesPattern = { readonly pattern: string; readonly restarts: Restarts }

type Part =
  | { readonly text: string }
  | { readonly date: 'YYYY' | 'YY' | 'MM' | 'DD' }
  | { readonly width: number; readonly first: bigint }

const longest = 50
// Whatever counts in numbers of a machine can hold it.
const anyCounter = /^\d{1,15}$/
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
export function nextInSeries({ series, last }: StartedSeries, issuedOn: CalendarDay): Taken {
  if (!last) return { counter: firstOf(series), day: issuedOn }
  const years = [yearOf(last.day), yearOf(issuedOn)] as const
  if (series.restarts === 'never' || years[0] === years[1])
    return { counter: last.counter + 1n, day: issuedOn }
  // A document of last year that is late would begin that year's numbers again: it counts in the year that has begun.
  return years[1] < years[0]
    ? { counter: last.counter + 1n, day: last.day }
    : { counter: firstOf(series), day: issuedOn }
}

/** The number that a document of that day is proposed. */
export function proposedNumber(started: StartedSeries, issuedOn: CalendarDay): string {
  return seriesNumber(started.series, nextInSeries(started, issuedOn))
}

/** The numbers that documents of these days would get, if they were issued one after the other and no other came between. */
export function proposedNumbers(
  { series, last }: StartedSeries,
  days: readonly CalendarDay[],
): readonly string[] {
  let before = last
  return days.map((day) => {
    before = nextInSeries({ series, last: before }, day)
    return seriesNumber(series, before)
  })
}

/** What a user means by the last number that was used: as it is printed, or its counter alone. */
export function takenAs(
  series: NumberSeries,
  typed: string,
  today: CalendarDay,
): Taken | undefined {
  const number = typed.trim()
  const year = Number(yearOf(today))
  const days = [today, `${padded(year - 1, 4)}-12-31`, `${padded(year + 1, 4)}-01-01`]
  for (const day of days) {
    const counter = counterIn(series, number, day)
    if (counter !== undefined) return { counter, day }
  }
  return anyCounter.test(number) ? { counter: BigInt(number), day: today } : undefined
}

/** The series that a number could be of, and its counter: '2026-0042' is of '{YYYY}-{0001}', in 2026. */
export function seriesOfNumber(
  number: string,
  issuedOn: CalendarDay,
): (SeriesPattern & { readonly counter: bigint }) | undefined {
  const parts = aroundLastDigits(number.trim())
  // What the user wrote in braces would be read as a part of the pattern.
  if (!parts || /[{}]/.test(number)) return undefined
  const { before, digits, after } = parts
  const year = yearOf(issuedOn)
  const isYearly = year !== '' && before.split(year).length === 2
  const restarts = isYearly ? 'yearly' : 'never'
  const head = isYearly ? before.replace(year, '{YYYY}') : before
  const pattern = `${head}{${padded(1, digits.length)}}${after}`
  if ('problem' in parseSeries(pattern, restarts)) return undefined
  return { pattern, restarts, counter: BigInt(digits) }
}

/** A number cut at its last run of digits, which is what counts in it. */
export function aroundLastDigits(number: string) {
  const run = [...number.matchAll(/\d+/g)].at(-1)
  if (!run) return undefined
  const [digits] = run
  const after = number.slice(run.index + digits.length)
  return { before: number.slice(0, run.index), digits, after }
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
  return anyCounter.test(digits) ? BigInt(digits) : undefined
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

function yearOf(day: CalendarDay): string {
  return day.slice(0, 4)
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0')
}

function dateText(date: (typeof dates)[number], day: CalendarDay): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  return { YYYY: year, YY: year.slice(-2), MM: month, DD: dayOfMonth }[date]
}
