import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Reading } from '../finding/reading.ts'
import type { TagLabel } from '../tagging/labels.ts'
import type { Tagged } from '../tagging/tag.ts'
import { candidates, choose, spansOf } from './choose.ts'
import type { Fact } from './fact.ts'
import { isAskedFor } from './kinds.ts'
import type { Put } from './parties.ts'
import { dateAt, durationAt, wordsAt } from './read-values.ts'
import { dayAfter, isForReturns, type Terms, termName, termsAt } from './terms.ts'

type Facts = ReadonlyMap<FieldPath, Fact>

/** The document's own days, that of an invoice it refers to, and how long it leaves to pay or to accept. */
export function joinDays(
  reading: Reading,
  spans: readonly Tagged[],
  kind: DocumentKind,
  facts: Facts,
  put: Put,
): void {
  const day = (label: TagLabel) =>
    choose(candidates(spansOf(spans, label), (span) => dateAt(reading, span)?.day))
  put('issuedOn', day('date'))
  put('references.invoiceDate', day('ref.invoiceDate'))
  const issued = facts.get('issuedOn')
  const counted = (label: TagLabel) => {
    const from = issued?.value ?? reading.today
    const found = candidates(spansOf(spans, label), (span) => {
      const date = dateAt(reading, span)
      if (date) return date.coming
      const duration = durationAt(reading, span)
      return duration && dayAfter(from, { ...duration, place: span })
    })
    return choose(found)
  }
  if (kind === 'invoice') put('endsOn', counted('due'))
  if (kind === 'quote') put('endsOn', counted('valid'))
  putTerms(reading, spans, kind, issued, put)
}

function putTerms(
  reading: Reading,
  spans: readonly Tagged[],
  kind: DocumentKind,
  issued: Fact | undefined,
  put: Put,
): void {
  const said = spansOf(spans, 'terms').filter((span) => !isForReturns(reading, span))
  const best = said
    .flatMap((span) => {
      const terms = termsAt(reading, span)
      return terms ? [{ span, terms }] : []
    })
    .toSorted((a, b) => b.span.probability - a.span.probability)[0]
  if (best) putCounted(best, kind, issued, reading.today, put)
  if (best && (termName(best.terms) !== undefined || kind === 'invoice')) return
  const words = choose(candidates(said, (span) => wordsAt(reading, span)))
  if (isAskedFor(kind, 'texts.terms')) put('texts.terms', words)
}

function putCounted(
  { span, terms }: { readonly span: Tagged; readonly terms: Terms },
  kind: DocumentKind,
  issued: Fact | undefined,
  today: string,
  put: Put,
): void {
  const { start, end, probability } = span
  const name = termName(terms)
  if (name) put('paymentTerms', { value: name, start, end, probability, support: 'alone' })
  if (kind !== 'invoice') return
  put('endsOn', {
    value: dayAfter(issued?.value ?? today, terms),
    start,
    end,
    probability: Math.min(probability, issued?.probability ?? 1),
    support: 'derived',
    ...(issued && { hangsOn: ['issuedOn' as const] }),
  })
}
