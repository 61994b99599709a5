import type { FieldType } from '@sheaf/domain/documents/field-types'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import { readTypedNumber, stepped } from '#document/writing/read-field.ts'

/** What a browser may know of the writer, by its own names. */
export const autoFilled: Readonly<Partial<Record<FieldPath, string>>> = {
  'sender.name': 'organization',
  'sender.email': 'email',
  'sender.phone': 'tel',
  'sender.address': 'street-address',
}

const rateSteps = { 1: '0.1', [-1]: '-0.1' } as const

/** How the field of a number takes what is typed, and what its arrow keys do. */
export function numberManners(type: FieldType, mark: DecimalMark) {
  const isRate = type === 'rate' || type === 'own-rate'
  return {
    read: (typed: string) => readTypedNumber(type, typed, mark),
    stepFrom: isRate
      ? (typed: string, direction: 1 | -1) => stepped(type, typed, mark, rateSteps[direction])
      : undefined,
  }
}

/** Whether it is written in several lines. */
export function isLong(type: FieldType | undefined): boolean {
  return type === 'address' || type === 'long-text'
}
