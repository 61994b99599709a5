import type { BusinessDocument } from '@sheaf/domain/documents/document'
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
}

export function withDocument(writing: Writing, document: BusinessDocument): Writing {
  return { ...writing, ...compute(document) }
}
