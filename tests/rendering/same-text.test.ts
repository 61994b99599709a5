import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewPage } from '../../apps/server/src/documents/preview-page.ts'
import { printedStrings } from '../../packages/rendering/test/judge/printed-strings.ts'
import { inTurn } from '../support/in-turn.ts'
import { textOfPdf } from '../support/pdf-text.ts'

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await createTypesetter({ workers: 2, queueLimit: 1000 })
})
afterAll(() => typesetter.close())

describe.each(themes.map((theme, at) => ({ ...theme, at })))('$id', (theme) => {
  it.each(inTurn(documentKinds, theme.at, 2))(
    'says the same on paper and in the preview, as %s',
    async (kind) => {
      const sheet = sheetFor(toViewModel(compute(sampleDocument(kind))), theme)
      const [pdf, { drawing }] = await Promise.all([
        typesetter.toPdf(sheet),
        typesetter.toDrawing(sheet),
      ])
      const onPaper = squeezed(await textOfPdf(pdf))
      const inPreview = squeezed(unescaped(previewPage({ page: sheet.page, drawing, places: [] })))
      const strings = printedStrings(sheet.page).map(squeezed)
      expect(strings.filter((text) => !onPaper.includes(text))).toEqual([])
      expect(strings.filter((text) => !inPreview.includes(text))).toEqual([])
    },
  )
})

// Lines break and capitals vary between themes; letters and figures do not.
function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

function unescaped(html: string): string {
  return html
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
}
