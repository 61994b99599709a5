import type { Sheet } from '@sheaf/rendering/sheet'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { readPrintedPages } from '../../packages/rendering/test/judge/printed-page.ts'
import {
  describeFault,
  type Questions,
  sheetFaults,
} from '../../packages/rendering/test/judge/sheet-faults.ts'

export type Judgement = {
  readonly faults: readonly string[]
  /** Undefined when the sheet could not be set. */
  readonly pdf: Uint8Array | undefined
}

export const everyQuestion: Questions = { places: true, contrast: true, cover: true }
export const placesOnly: Questions = { places: true, contrast: false, cover: false }
export const contrastOnly: Questions = { places: false, contrast: true, cover: false }

/** What is wrong with a sheet, as sentences. */
export async function judgeSheet(
  typesetter: Typesetter,
  sheet: Sheet,
  questions: Questions,
): Promise<Judgement> {
  try {
    const [pdf, drawings] = await Promise.all([
      typesetter.toPdf(sheet),
      questions.contrast || questions.cover ? typesetter.toPages(sheet) : [],
    ])
    const faults = await sheetFaults(sheet, readPrintedPages(pdf), drawings, questions)
    return { pdf, faults: faults.map(describeFault) }
  } catch (error) {
    return { pdf: undefined, faults: [error instanceof Error ? error.message : String(error)] }
  }
}
