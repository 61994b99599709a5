import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'

/** `now` in milliseconds, as clocks count. */
export function firstNumber(kind: DocumentKind, now: number): string {
  const { firstNumber: fixed, numberPrefix } = kinds[kind]
  return fixed ?? numberPrefix + String(now).slice(-6).padStart(6, '0')
}

/** The number after this one: its last run of digits counts on, as wide as it was. 'A-009' gives 'A-010'. */
export function nextNumber(number: string): string {
  const parts = partsOf(number)
  if (!parts) return `${number}${number === '' ? '' : '-'}2`
  const { before, digits, after } = parts
  const counted = (BigInt(digits) + 1n).toString().padStart(digits.length, '0')
  return before + counted + after
}

/**
 * Which number comes next once this one is issued. One that was planned stays when an older document of its series is
 * corrected; another pattern takes over.
 */
export function numberAfter(issued: string, planned: string): string {
  const next = nextNumber(issued)
  const [a, b] = [partsOf(next), partsOf(planned)]
  const isSameSeries = a && b && a.before === b.before && a.after === b.after
  return isSameSeries && BigInt(a.digits) < BigInt(b.digits) ? planned : next
}

function partsOf(number: string) {
  const run = [...number.matchAll(/\d+/g)].at(-1)
  if (!run) return undefined
  const [digits] = run
  const after = number.slice(run.index + digits.length)
  return { before: number.slice(0, run.index), digits, after }
}
