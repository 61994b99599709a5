import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { proposedNumber, type StartedSeries } from '@sheaf/domain/documents/number-series'
import { type Writing, withDocument } from './writing.ts'

/** Whether the number is the one that the series gives next to a document of its day. */
export function isProposed(
  { number, issuedOn }: BusinessDocument,
  series: StartedSeries | undefined,
): boolean {
  return series !== undefined && number === proposedNumber(series, issuedOn)
}

/** The number of the series for its day, unless somebody has set another one. */
export function withProposedNumber(writing: Writing): Writing {
  const { document, series, numberFollows } = writing
  if (!series || !numberFollows || document.issuedOn === '') return writing
  const number = proposedNumber(series, document.issuedOn)
  if (number === document.number) return writing
  return withDocument(writing, withValues(document, { number }))
}

/** The series has gone on: so does a number that follows it. */
export function withSeries(writing: Writing, series: StartedSeries | undefined): Writing {
  const numberFollows = writing.numberFollows && series !== undefined
  return withProposedNumber({ ...writing, series, numberFollows })
}
