import { compute } from '@sheaf/domain/documents/totals'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typesetterOnDemand } from '../../../../tests/support/typesetter.ts'
import { previewPage } from './preview-page.ts'
import { createRenderDocument, type RenderDocument } from './render-document.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
)

describe('a rendered document', () => {
  let typesetter: Typesetter
  let renderDocument: RenderDocument

  beforeAll(() => {
    typesetter = typesetterOnDemand()
    renderDocument = createRenderDocument({ typesetter })
  })

  afterAll(() => typesetter.close())

  it('is a PDF', async () => {
    const computed = compute(sampleDocument('credit_note'))
    const bytes = await renderDocument.renderPdf({ computed, themeId: 'cn-classic' }, {})
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each(['renderPdf', 'drawDocument'] as const)('by %s needs a known theme', async (render) => {
    const order = { computed: compute(sampleDocument('invoice')), themeId: 'constructor' }
    await expect(renderDocument[render](order, {}, {})).rejects.toMatchObject({
      code: 'theme.not-found',
      status: 404,
    })
  })

  it.each([
    ['png', onePixel],
    ['svg', square],
  ] as const)(
    'carries a %s logo inside the page, as the content policy demands',
    async (format, bytes) => {
      const design = { logo: { bytes, format, alt: 'Marlow & Finch' } }
      const computed = compute(sampleDocument('invoice'))
      const drawn = await renderDocument.drawDocument(
        { computed, themeId: 'startup-logo', design },
        {},
        {},
      )
      const page = previewPage(drawn)
      expect(page).toMatch(/<image [^>]*href="data:image\//)
      expect(page).not.toMatch(/ style=|(?:src|href)="(?!#|data:)/)
    },
  )
})
