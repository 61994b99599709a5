import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { StartedSeries } from '@sheaf/domain/documents/number-series'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'

/** A document while it is written, with its figures. */
export type Writing = ComputedDocument & {
  /** One for each line: a line keeps its key wherever it is moved. */
  readonly lineKeys: readonly number[]
  readonly nextKey: number
  /** The last day moves with the payment terms until somebody sets it. */
  readonly endFollows: boolean
  /** The country moves with the sender's address until somebody chooses it. */
  readonly countryFollows: boolean
  /** The payment terms were emptied by a last day that they do not give, and come back with one that they do. */
  readonly termsFollow: boolean
  /** How documents of this kind are numbered, where their writer has a series. */
  readonly series: StartedSeries | undefined
  /** The number is the next one of the series, and moves with it until somebody sets it. */
  readonly numberFollows: boolean
}

export function withDocument(writing: Writing, document: BusinessDocument): Writing {
  return { ...writing, ...compute(document) }
}
