import type { Language } from '../languages/languages.ts'
import { anyOf, numberWords } from '../languages/number-words.ts'
import type { FoundNumber } from './numbers.ts'

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  hundert: 100,
  honderd: 100,
  cents: 100,
  cientos: 100,
  centos: 100,
  cento: 100,
  sta: 100,
  set: 100,
  thousand: 1000,
  tausend: 1000,
  duizend: 1000,
  mille: 1000,
  mil: 1000,
  mila: 1000,
  tysiace: 1000,
  tysiecy: 1000,
}

/** 'three hundred', 'zweitausend': figures in words. Whether they are money, a currency beside them decides. */
export function findSpelledNumbers(folded: string, codes: readonly Language[]): FoundNumber[] {
  const words = numberWords(codes)
  const found: FoundNumber[] = []
  for (const match of folded.matchAll(patternFor(codes))) {
    const { count = '', scale } = match.groups ?? {}
    const value = Number(words.get(count) ?? 1) * (scale ? (scales[scale] ?? 1) : 1)
    const start = match.index
    found.push({ value: `${value}`, start, end: start + match[0].length, hasCents: false })
  }
  return found
}

const patterns = new Map<string, RegExp>()

function patternFor(codes: readonly Language[]): RegExp {
  const key = codes.join()
  const made = patterns.get(key)
  if (made) return made
  const count = anyOf(numberWords(codes).keys())
  const scale = anyOf(Object.keys(scales))
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?<count>${count})(?:[ -]?(?<scale>${scale}))?(?![\p{L}\d])`,
    'gu',
  )
  patterns.set(key, pattern)
  return pattern
}
