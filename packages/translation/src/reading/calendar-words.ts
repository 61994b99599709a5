import { formatDay, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { type Token, tokensOf } from './tokens.ts'

/** A day or a month that a text names in words. Parts that it leaves out are undefined. */
export type NamedDay = {
  readonly year: number | undefined
  /** 1 to 12. */
  readonly month: number
  readonly day: number | undefined
  /** The token behind it. */
  readonly end: number
}

/**
 * '5 March 2026', 'March 5', 'March 2026', 'March', in the words and the order of any language. Of 'March 5 chairs' it gives both
 * 'March' and 'March 5', the shortest first: what follows decides.
 */
export function readNamedDays(
  tokens: readonly Token[],
  start: number,
  language: string,
): NamedDay[] {
  const { names, joints, closings } = calendarOf(language)
  const readings: NamedDay[] = []
  let found: Found = {}
  let at = start
  while (at < tokens.length && at - start < longestDay) {
    if (at > start && !isCloseTo(tokens[at])) break
    const month = found.month === undefined ? readMonth(tokens, at, names) : undefined
    const part = month ?? partOf(tokens[at], found)
    if (!part && (at === start || !joints.has(tokens[at]?.key ?? ''))) break
    at = month?.end ?? at + 1
    if (!part) continue
    found = { ...found, ...part }
    const reading = readingOf(found, tokens, at, closings)
    if (reading) readings.push(reading)
  }
  return readings
}

/** The same day in another language. */
export function writeNamedDay({ year, month, day }: NamedDay, language: string): string {
  const tag = `${language}-u-ca-gregory-nu-latn`
  if (year !== undefined && day !== undefined) return formatDay(isoDay(year, month, day), tag)
  const format = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    month: 'long',
    ...(day !== undefined && { day: 'numeric' }),
    ...(year !== undefined && { year: 'numeric' }),
  })
  return format.format(Date.UTC(year ?? leapYear, month - 1, day ?? 1))
}

const longestDay = 9
const leapYear = 2024

type Found = {
  readonly year?: number
  readonly month?: number
  readonly day?: number
  readonly isShort?: boolean
}

function readingOf(
  found: Found,
  tokens: readonly Token[],
  at: number,
  closings: ReadonlySet<string>,
): NamedDay | undefined {
  const { year, month, day, isShort } = found
  // 'Mar' and 'set' alone are words of other meaning.
  if (month === undefined || (isShort && day === undefined && year === undefined)) return undefined
  if (!isCalendarDay(isoDay(year ?? leapYear, month, day ?? 1))) return undefined
  let end = at
  const hasFigure = day !== undefined || year !== undefined
  while (hasFigure && closings.has(tokens[end]?.key ?? '')) end += 1
  return { year, month, day, end }
}

// 'March – 3 chairs' and 'March, 3 chairs' name no day.
function isCloseTo(token: Token | undefined): boolean {
  if (token === undefined) return false
  return /^\d{4}$/.test(token.text)
    ? /^[\s.,'’-]*$/.test(token.gap)
    : /^[\s.'’-]{0,2}$/.test(token.gap)
}

type Month = { readonly keys: readonly string[]; readonly month: number; readonly isShort: boolean }
type Calendar = {
  readonly names: readonly Month[]
  /** 'de', 'of', '年': what stands between the parts of a day. */
  readonly joints: ReadonlySet<string>
  /** 'г.', '日': what stands behind them. */
  readonly closings: ReadonlySet<string>
}

const calendars = new Map<string, Calendar>()

function calendarOf(language: string): Calendar {
  const known = calendars.get(language)
  if (known) return known
  const made = {
    names: monthNames(language),
    joints: new Set([...wordsBetween(language, false), 'st', 'nd', 'rd', 'th', 'of', 'er', '年']),
    closings: new Set(wordsBetween(language, true)),
  }
  calendars.set(language, made)
  return made
}

const longDay = { month: 'long', day: 'numeric', year: 'numeric' } as const
const longMonth = { month: 'long', year: 'numeric' } as const
const styles = [
  { options: { month: 'long' }, isShort: false },
  { options: longDay, isShort: false },
  { options: longMonth, isShort: false },
  { options: { month: 'short' }, isShort: true },
  { options: { ...longDay, month: 'short' }, isShort: true },
] as const

function monthNames(language: string): Month[] {
  const months = styles.flatMap(({ options, isShort }) =>
    partsOfMonths(language, options).map((parts, index) => {
      const keys = keysOfMonth(parts)
      const isFigure = keys.every((key) => /^\d+$/.test(key))
      return { keys: isFigure ? [`${index + 1}`, '月'] : keys, month: index + 1, isShort }
    }),
  )
  return months.toSorted((a, b) => b.keys.length - a.keys.length)
}

// By the whole date, since Hebrew writes 'in March' as one word.
function keysOfMonth(parts: readonly Intl.DateTimeFormatPart[]): string[] {
  const at = parts.findIndex(({ type }) => type === 'month')
  const start = parts.slice(0, at).reduce((length, { value }) => length + value.length, 0)
  const end = start + (parts[at]?.value.length ?? 0)
  return tokensOf(parts.map(({ value }) => value).join(''))
    .filter((token) => token.start < end && token.end > start)
    .map(nameKey)
}

// 'March' is a month and 'march' is not, where months are written with a capital.
const nameKey = ({ text, key }: Token) => (/^\p{Lu}/u.test(text) ? `^${key}` : key)

function wordsBetween(language: string, isAtEnd: boolean): string[] {
  return [longDay, longMonth]
    .flatMap((options) => partsOfMonths(language, options))
    .flatMap((parts) => parts.filter((part) => (part === parts.at(-1)) === isAtEnd))
    .filter(({ type }) => type === 'literal')
    .flatMap(({ value }) => tokensOf(value).map(({ key }) => key))
}

function partsOfMonths(language: string, options: Intl.DateTimeFormatOptions) {
  const tag = `${language}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2026, month, 5)))
}

function readMonth(tokens: readonly Token[], at: number, names: readonly Month[]) {
  const match = names.find(({ keys }) =>
    keys.every((key, index) => {
      const token = tokens[at + index]
      return token !== undefined && [key, `^${key}`].includes(nameKey(token))
    }),
  )
  return match && { month: match.month, isShort: match.isShort, end: at + match.keys.length }
}

function partOf(token: Token | undefined, found: Found): Found | undefined {
  if (token?.kind !== 'number') return undefined
  const value = Number(token.text)
  if (/^\d{4}$/.test(token.text) && found.year === undefined) return { year: value }
  if (/^\d{1,2}$/.test(token.text) && found.day === undefined && value > 0) return { day: value }
  return undefined
}

function isoDay(year: number, month: number, day: number): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
