import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { limits, numberText } from '@sheaf/domain/documents/field-schemas'
import { type FieldType, type NumberRange, rulesOfType } from '@sheaf/domain/documents/field-types'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { addDecimals, compareDecimals, decimal, decimalText } from '@sheaf/domain/money/decimal'
import { type DecimalMark, readNumber } from '@sheaf/domain/money/read-number'

export type FieldValue = string | boolean

/**
 * How a number field reads what is typed. `wrong` says in words why another number counts; without a value, what was
 * there before stays.
 */
export type Reading = { readonly value?: string; readonly wrong?: string }

/** How a number of this type reads what is typed. */
export function readTypedNumber(type: FieldType, typed: string, mark: DecimalMark): Reading {
  return readAs(type, typed, mark) ?? { value: typed }
}

/** As many characters as a field takes. */
export function fieldLength(path: FieldPath, table: FieldTable = fields): number {
  return rulesOfType(table[path]?.type ?? 'text').longest ?? limits.shortText
}

/** The number one step up or down from what is typed, as it would be typed, within what the field takes. */
export function stepped(
  type: FieldType,
  typed: string,
  mark: DecimalMark,
  step: `${number}`,
): string {
  const { value = '0' } = readTypedNumber(type, typed, mark)
  const next = decimalText(addDecimals(decimal(value || '0'), decimal(step)))
  return (readTypedNumber(type, next, '.').value ?? value).replace('.', mark)
}

/** What a field of this type becomes when this is typed into it; undefined where that cannot be. */
export function acceptTyped(
  type: FieldType,
  typed: FieldValue,
  mark: DecimalMark,
): FieldValue | undefined {
  const { schema, longest } = rulesOfType(type)
  if (typeof typed === 'string') {
    if (longest !== undefined) return typed.slice(0, longest)
    const number = readAs(type, typed, mark)
    // A rate on the way to its number, '0.', is none yet.
    if (number) return schema.safeParse(number.value).success ? number.value : undefined
  }
  return schema.safeParse(typed).data
}

function readAs(type: FieldType, typed: string, mark: DecimalMark): Reading | undefined {
  const { range } = rulesOfType(type)
  if (!range) return undefined
  const text = typed.trim().replace(/%$/, '')
  if (text === '') return { value: range.whenEmpty }
  const read = readNumber(text, mark)
  // A sign on the way to its number is no mistake yet.
  if (read === undefined) {
    return /^[-−+.,]$/.test(text)
      ? { value: range.whenEmpty }
      : { wrong: 'Enter a number, such as 12 or 12.50.' }
  }
  return withinRange(read, range)
}

function withinRange(read: string, { min, max, decimals }: NumberRange): Reading {
  if (hasTooManyDigits(read, decimals)) return { wrong: 'This number has too many digits.' }
  const number = decimal(read)
  if (min !== undefined && compareDecimals(number, decimal(min)) < 0) {
    return { value: min, wrong: "Can't be negative. We'll use 0." }
  }
  if (max !== undefined && compareDecimals(number, decimal(max)) > 0) {
    return { value: max, wrong: `Can't be more than ${max}. We'll use ${max}.` }
  }
  return { value: read }
}

function hasTooManyDigits(read: string, decimals: number | undefined): boolean {
  if (decimals === undefined) return !numberText.safeParse(read).success
  const [whole = '', fraction = ''] = read.replace('-', '').split('.')
  return whole.length > 15 || fraction.length > decimals
}
