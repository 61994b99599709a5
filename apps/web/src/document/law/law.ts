import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { check } from '@sheaf/domain/jurisdictions/check'
import type { Judgment } from '@sheaf/domain/jurisdictions/finding'
import { type Question, questionsOf } from '@sheaf/domain/jurisdictions/questions'
import { taxIdNote } from '@sheaf/domain/jurisdictions/tax-id-note'
import { currentMoment } from '#document/writing/moment.ts'

/** What the law of the seller's country says about a document. */
export type Advice = Judgment & {
  readonly document: BusinessDocument
  /** What nothing on the document tells and the tax depends on. */
  readonly questions: readonly Question[]
}

export function advise(document: BusinessDocument): Advice {
  const { today } = currentMoment()
  return {
    document,
    ...check(document, { today }),
    questions: questionsOf(document, { today }),
  }
}

/** What is said under a tax id. */
export const noteOnTaxId = taxIdNote
