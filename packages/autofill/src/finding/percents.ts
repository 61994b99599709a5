import { type DecimalMark, readNumber } from '@sheaf/domain/money/read-number'

export type Percent = {
  readonly value: `${number}`
  readonly start: number
  readonly end: number
}

const pattern =
  /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,3})?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent|por cento)/gu

export function findPercents(folded: string, mark: DecimalMark): Percent[] {
  const found: Percent[] = []
  for (const match of folded.matchAll(pattern)) {
    const value = readNumber(match[1] ?? '', mark)
    if (value === undefined || Number(value) > 100) continue
    found.push({ value, start: match.index, end: match.index + match[0].length })
  }
  return found
}
