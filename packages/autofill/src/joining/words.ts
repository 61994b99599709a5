import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Reading } from '../finding/reading.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { candidates, choose, spansOf } from './choose.ts'
import type { Fact } from './fact.ts'
import { isAskedFor } from './kinds.ts'
import type { Put } from './parties.ts'
import { keyOf, wordsAt } from './read-values.ts'

const numbers: readonly (readonly [TagLabel, FieldPath])[] = [
  ['number', 'number'],
  ['ref.po', 'references.orderNumber'],
  ['ref.quote', 'references.quoteNumber'],
  ['ref.invoice', 'references.invoiceNumber'],
]

const short: readonly (readonly [TagLabel, FieldPath])[] = [
  ['shipVia', 'delivery.carrier'],
  ['shipTerms', 'delivery.terms'],
  ['preparedBy', 'people.preparedBy'],
  ['refund', 'refundMethod'],
  ['tax.label', 'tax.label'],
]

const long: readonly (readonly [TagLabel, FieldPath])[] = [
  ['note', 'texts.message'],
  ['reason', 'texts.reason'],
  ['instructions', 'texts.instructions'],
]

/** Numbers of documents, and words that are printed as they stand. */
export function joinWords(
  reading: Reading,
  spans: readonly Tagged[],
  kind: DocumentKind,
  put: Put,
): void {
  for (const [label, path] of [...numbers, ...short]) {
    if (!isAskedFor(kind, path)) continue
    put(path, choose(candidates(spansOf(spans, label), (span) => wordsAt(reading, span))))
  }
  for (const [label, path] of long) {
    if (isAskedFor(kind, path)) put(path, allOf(reading, spansOf(spans, label)))
  }
}

/** Every sentence that is to be printed, one to a line. */
function allOf(reading: Reading, spans: readonly Tagged[]): Fact | undefined {
  const seen = new Set<string>()
  const pieces = spans.filter((span) => {
    const key = keyOf(wordsAt(reading, span))
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  const [first] = pieces
  if (!first) return undefined
  return {
    value: pieces.map((piece) => wordsAt(reading, piece)).join('\n'),
    start: first.start,
    end: first.end,
    probability: Math.min(...pieces.map(({ probability }) => probability)),
    support: 'alone',
  }
}
