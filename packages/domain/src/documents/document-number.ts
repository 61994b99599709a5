import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'

/** `now` in milliseconds, as clocks count. */
export function firstNumber(kind: DocumentKind, now: number): string {
  const { firstNumber: fixed, numberPrefix } = kinds[kind]
  return fixed ?? numberPrefix + String(now).slice(-6).padStart(6, '0')
}

/** The number after this one: its last run of digits counts on, as wide as it was. 'A-009' gives 'A-010'. */
export function nextNumber(number: string): string {
  const digits = [...number.matchAll(/\d+/g)].at(-1)
  if (!digits) return `${number}${number === '' ? '' : '-'}2`
  const [run] = digits
  const counted = (BigInt(run) + 1n).toString().padStart(run.length, '0')
  return number.slice(0, digits.index) + counted + number.slice(digits.index + run.length)
}
