import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { EInvoiceVerdict } from '@sheaf/einvoice/pdf/pdf-contents'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import type { User } from '../accounts/store.ts'
import type { WritingRoom } from '../e-invoices/writing-room.ts'
import { AppError } from '../http/app-error.ts'
import type { Logos } from '../logos/service.ts'
import type { RenderDocument } from './render-document.ts'

type Parts = {
  readonly logos: Pick<Logos, 'draw'>
  readonly renderDocument: RenderDocument
  readonly writingRoom: WritingRoom
}

export type DrawnPdf = { readonly bytes: Uint8Array; readonly verdict: EInvoiceVerdict }

export type DrawPdf = ReturnType<typeof createDrawPdf>

/** The PDF of a document with its user's logo and all that it carries. Counts nothing. */
export function createDrawPdf({ logos, renderDocument, writingRoom }: Parts) {
  return async function drawPdf(
    userId: string,
    order: PreviewOrder & { readonly contents: PdfContents },
    waiting: Waiting,
  ): Promise<DrawnPdf> {
    const { computed, themeId, design, contents } = order
    const { name, logoUrl } = computed.document.sender
    const logo = await logos.draw(userId, logoUrl, name || 'Logo')
    const designed = { computed, themeId, design: { ...design, logo } }
    const { enclosed, verdict } = await writingRoom.contentsFor({ order, contents }, waiting)
    const bytes = await renderDocument.renderPdf(designed, { ...waiting, ...enclosed })
    return { bytes, verdict }
  }
}

export function requireTheme(user: User, id: string): void {
  const theme = findTheme(id)
  if (theme?.isPremium && user.subscription !== 'premium') {
    throw new AppError('plan.premium-only', `Upgrade to Premium to use ${theme.name}`)
  }
}
