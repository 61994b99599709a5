import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import type { Logos } from '../logos/service.ts'
import { contentsFor, type EInvoiceVerdict } from './pdf-contents.ts'
import type { RenderDocument } from './render-document.ts'

export type DrawPdf = ReturnType<typeof createDrawPdf>

type PdfOrder = PreviewOrder & { readonly contents: PdfContents }

type Parts = { readonly logos: Pick<Logos, 'draw'>; readonly renderDocument: RenderDocument }

/** The PDF of a document with its logo and what it carries. It counts nothing: whoever hands it out does. */
export function createDrawPdf({ logos, renderDocument }: Parts) {
  return async function drawPdf(
    userId: string,
    order: PdfOrder,
    waiting: Waiting,
  ): Promise<{ readonly bytes: Uint8Array; readonly verdict: EInvoiceVerdict }> {
    const { computed, themeId, design } = order
    const { name, logoUrl } = computed.document.sender
    const logo = await logos.draw(userId, logoUrl, name || 'Logo')
    const designed = { computed, themeId, design: { ...design, logo } }
    const { enclosed, verdict } = contentsFor(order, order.contents)
    const bytes = await renderDocument.renderPdf(designed, { ...waiting, ...enclosed })
    return { bytes, verdict }
  }
}
