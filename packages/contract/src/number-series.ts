import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { parseSeries, type StartedSeries } from '@sheaf/domain/documents/number-series'
import { z } from 'zod'

/** 'yearly': counting starts again with each year; 'never': it runs on. */
const restartsSchema = z.enum(['yearly', 'never'])

export const keptSeriesSchema = z.object({
  /** Such as {YYYY}-{0001}: dates and one counter, as wide as it is written. */
  pattern: z.string(),
  restarts: restartsSchema,
  /** What was taken last: its counter, and the day of its document. Null while none is. */
  last: z.object({ counter: z.int(), day: z.iso.date() }).nullable(),
  /** The same as it was printed. */
  lastNumber: z.string().nullable(),
  /** What a document of today would get. */
  nextNumber: z.string(),
})

/** The series of those kinds that have one. */
export const numberSeriesSchema = z.partialRecord(z.enum(documentKinds), keptSeriesSchema)

export const saveSeriesSchema = z.object({
  kind: z.enum(documentKinds),
  pattern: z.string().trim(),
  restarts: restartsSchema.default('never'),
  /** As it was printed, or its counter alone. Empty: the series begins. Left out: it goes on where it is. */
  lastNumber: z.string().trim().max(100).optional(),
})

export type KeptSeries = z.infer<typeof keptSeriesSchema>
export type NumberSeriesList = z.infer<typeof numberSeriesSchema>
export type SaveSeries = z.input<typeof saveSeriesSchema>

/** Each series as documents are numbered by it. */
export function startedSeries(
  list: NumberSeriesList,
): Readonly<Partial<Record<DocumentKind, StartedSeries>>> {
  const entries = Object.entries(list).flatMap(([kind, { pattern, restarts, last }]) => {
    const parsed = parseSeries(pattern, restarts)
    if ('problem' in parsed) return []
    const taken = last ? { counter: BigInt(last.counter), day: last.day } : undefined
    return [[kind, { series: parsed.series, last: taken }] as const]
  })
  return Object.fromEntries(entries)
}
