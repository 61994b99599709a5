import { compute } from '@sheaf/domain/documents/totals'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atOnce } from '../../packages/rendering/test/judge/at-once.ts'
import { isInBrief } from '../support/env.ts'
import { immenseDocument } from './any-document.ts'
import { randomSheets } from './any-sheet.ts'
import { judgeSheet, placesOnly } from './judge-sheet.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 1000 })
})
afterAll(() => typesetter.close())

// The first of the 100 lots; `npm run judge -- --random 5000` judges them all.
const lots = Array.from({ length: isInBrief ? 1 : 6 }, (_, lot) => lot)

it.each(lots)(
  'random sheets, lot %i: none fails, loses text or sets it outside or on top of another',
  async (lot) => {
    const judged = await atOnce(4, randomSheets(lot), async ({ theme, sheet }) => {
      const { faults } = await judgeSheet(typesetter, sheet, placesOnly)
      return faults.map((fault) => `${theme.id}, ${sheet.page.kind}: ${fault}`)
    })
    expect(judged.flat()).toEqual([])
  },
)

it('amounts for which no sheet has room are set without a failure, on paper and in the preview', async () => {
  const any = fc.tuple(immenseDocument, fc.constantFrom(...themes))
  const sheets = fc
    .sample(any, { numRuns: isInBrief ? 25 : 100, seed: 20_260_303 })
    .map(([document, theme]) => sheetFor(toViewModel(compute(document)), theme))
  const counts = await atOnce(4, sheets, async (sheet) => {
    const [pdf, pages] = await Promise.all([typesetter.toPdf(sheet), typesetter.toPages(sheet)])
    return pdf.length > 0 && pages.length > 0
  })
  expect(counts).not.toContain(false)
})
