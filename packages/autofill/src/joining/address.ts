import type { Reading } from '../finding/reading.ts'
import type { Tagged } from '../tagging/tag.ts'
import type { Fact } from './fact.ts'
import { keyOf, wordsAt } from './read-values.ts'

type Block = { readonly pieces: Tagged[]; weight: number }

/** Pieces that stand together are one address; of several addresses the likeliest. */
export function addressFrom(reading: Reading, spans: readonly Tagged[]): Fact | undefined {
  const blocks: Block[] = []
  for (const span of spans) {
    const last = blocks.at(-1)
    const before = last?.pieces.at(-1)
    if (last && before && isNear(reading, before.end, span.start)) {
      last.pieces.push(span)
      last.weight += weightOf(span)
    } else blocks.push({ pieces: [span], weight: weightOf(span) })
  }
  const [best, second] = blocks.toSorted((a, b) => b.weight - a.weight)
  if (!best) return undefined
  const pieces = distinctPieces(reading, best.pieces)
  const start = pieces[0]?.start ?? 0
  const isRival =
    second !== undefined &&
    second.weight > best.weight * 0.7 &&
    keyOf(wordsOf(reading, second.pieces)) !== keyOf(wordsOf(reading, best.pieces))
  return {
    value: wordsOf(reading, pieces),
    start,
    end: pieces.at(-1)?.end ?? start,
    probability: Math.min(...pieces.map(({ probability }) => probability)),
    support: isRival ? 'disputed' : 'alone',
  }
}

// A long line that is likely says more than a town that is.
function weightOf({ start, end, probability }: Tagged): number {
  return probability * Math.min(20, end - start)
}

const reach = 60

function isNear({ text }: Reading, from: number, to: number): boolean {
  if (to - from > 400) return false
  const between = text.slice(from, to)
  return between.replace(/\s+/g, ' ').length <= reach && (between.match(/\n/g)?.length ?? 0) <= 3
}

function wordsOf(reading: Reading, pieces: readonly Tagged[]): string {
  return pieces.map((piece) => wordsAt(reading, piece)).join('\n')
}

function distinctPieces(reading: Reading, pieces: readonly Tagged[]): readonly Tagged[] {
  const seen = new Set<string>()
  return pieces.filter((piece) => {
    const key = keyOf(wordsAt(reading, piece))
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}
