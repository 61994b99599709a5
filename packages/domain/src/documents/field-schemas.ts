import { z } from 'zod'
import { isCalendarDay } from '../locale/calendar-day.ts'
import { type CurrencyCode, defaultCurrency, isCurrencyCode } from '../money/currency.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'

export const limits = {
  shortText: 200,
  address: 1000,
  longText: 10_000,
  lines: 1000,
  listEntries: 100,
} as const

function textUpTo(length: number) {
  return z.string().max(length, `Must be at most ${length} characters`).default('')
}

export const shortText = textUpTo(limits.shortText)
export const addressText = textUpTo(limits.address)
export const longText = textUpTo(limits.longText)

// Fifteen digits before the point and eight behind it: more than any bank moves, and a 40-digit figure is a mistake.
const numberPattern = /^-?\d{1,15}(\.\d{1,8})?$/
// A dong is worth 0.0000326 euros: eight decimals would leave three digits of that.
const exchangeRatePattern = /^\d{1,15}(\.\d{1,20})?$/
const notANumber = 'Must be a number such as 12 or 12.50'

function numberOr<Empty extends string>(whenEmpty: Empty) {
  return z
    .string()
    .transform((text) => text.trim() || whenEmpty)
    .refine((text) => text === whenEmpty || numberPattern.test(text), notANumber)
    .default(whenEmpty)
}

/** A number of the user's; left empty it is nothing. */
export const numberText = numberOr('0')

/** A figure computed by the totals; empty while nobody has computed it. */
export const figureText = numberOr('')

export const positiveNumberText = numberText.refine(
  (text) => !text.startsWith('-'),
  'Must not be negative',
)

const hundred = decimal('100')

function percent<Empty extends string>(whenEmpty: Empty) {
  return numberOr(whenEmpty).refine(
    (text) => text === whenEmpty || isPercent(text),
    'Must be between 0 and 100',
  )
}

export const percentText = percent('0')

/** A tax rate that a line may have of its own; empty: the document's. */
export const ownPercentText = percent('')

// refine runs after a failed refine too, so the number is doubted once more.
function isPercent(text: string): boolean {
  if (!numberPattern.test(text)) return true
  return !text.startsWith('-') && compareDecimals(decimal(text), hundred) <= 0
}

/** A day, or empty. A moment as browsers write it ('2026-01-15T00:00:00.000Z') counts as its day. */
export const dayText = z
  .string()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text.trim()))
  .refine((text) => text === '' || isCalendarDay(text), 'Must be a date such as 2026-01-31')
  .default('')

/**
 * A list is a text with one entry on each line, so that it goes wherever a text goes; JSON may send it as a list. An empty
 * line keeps the place of an entry that is missing.
 */
function listOf(fits: (entry: string) => boolean, message: string) {
  return z
    .union([z.string(), z.array(z.union([z.string(), z.number()]))])
    .transform((list) =>
      (typeof list === 'string' ? list.split('\n') : list).map((entry) => String(entry).trim()),
    )
    .refine((entries) => entries.every((entry) => entry === '' || fits(entry)), message)
    .refine(
      (entries) => entries.length <= limits.listEntries,
      `Must be at most ${limits.listEntries} entries`,
    )
    .transform((entries) => entries.join('\n').trimEnd())
    .default('')
}

export const textList = listOf(
  (entry) => entry.length <= limits.shortText,
  `Must be at most ${limits.shortText} characters each`,
)

export const dayList = listOf(isCalendarDay, 'Must be dates such as 2026-01-31')

export const positiveNumberList = listOf(
  (entry) => numberPattern.test(entry) && !entry.startsWith('-'),
  'Must be numbers such as 12 or 12.50',
)

/** A code as lists of codes have them, or empty. Which there are is for the rules of e-invoices to say. */
export const codeText = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => /^[A-Z0-9]{0,5}$/.test(text), 'Must be a code such as HUR or 0088')
  .default('')

/** Query strings can only say 'true' and 'false'. */
export const flag = z.union([z.boolean(), z.stringbool()]).default(false)

/** What one unit of the document's currency is worth in another; empty while there is none. */
export const exchangeRateText = z
  .string()
  .transform((text) => text.trim())
  .refine(
    (text) => text === '' || (exchangeRatePattern.test(text) && /[1-9]/.test(text)),
    'Must be a rate above zero such as 0.9213',
  )
  .default('')

/** A currency besides the document's own, or none. */
export const otherCurrencyField = z
  .string()
  .refine(
    (code): code is CurrencyCode | '' => code === '' || isCurrencyCode(code),
    'Must be an ISO 4217 currency code such as EUR, or empty',
  )
  .default('')

export const currencyField = z
  .string()
  .refine(isCurrencyCode, 'Must be an ISO 4217 currency code such as USD')
  .default(defaultCurrency)

export const jurisdictionField = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Must be a country code such as US')
  .default('US')

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/
const notALanguage = 'Must be a language code such as en or pt-BR'

export const languageField = z.string().regex(languageTag, notALanguage).default('en')

/** A language beside the first, or empty. */
export const secondLanguageField = z
  .string()
  .refine((text) => text === '' || languageTag.test(text), notALanguage)
  .default('')
