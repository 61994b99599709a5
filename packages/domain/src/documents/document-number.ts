import type { DocumentKind } from './kind.ts'
import { kinds } from './kinds.ts'

/** What a number is made from. */
export type Numbering = {
  /** In milliseconds, as clocks count. */
  readonly now: number
  /** The numbers of documents that were made before, as far as they are known. */
  readonly usedNumbers?: Readonly<Partial<Record<DocumentKind, readonly string[]>>>
}

export function firstNumber(kind: DocumentKind, numbering: Numbering): string {
  const { firstNumber: fixed, numberPrefix } = kinds[kind]
  if (fixed === undefined) return numberPrefix + String(numbering.now).slice(-6).padStart(6, '0')
  return unusedNumber(kind, fixed, numbering)
}

/** This number, or the next after it that no document of its kind has. */
export function unusedNumber(kind: DocumentKind, number: string, numbering: Numbering): string {
  const used = numbering.usedNumbers?.[kind] ?? []
  let unused = number
  while (used.includes(unused)) unused = nextNumber(unused)
  return unused
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
