import type { User } from '../accounts/store.ts'
import { type DrawPdf, requireTheme } from '../documents/draw-pdf.ts'
import { drawnFor } from '../documents/drawing-limits.ts'
import type { RenderDocument } from '../documents/render-document.ts'
import type { PlannedInvoice } from './kept-order.ts'

type Parts = { readonly drawPdf: DrawPdf; readonly renderDocument: RenderDocument }

export type TryInvoice = (user: User, planned: PlannedInvoice) => Promise<void>

/** Draws an invoice and throws it away: what cannot be drawn is refused as every PDF of it would be. */
export function createTryInvoice({ drawPdf, renderDocument }: Parts): TryInvoice {
  return async (user, { issue, order }) => {
    requireTheme(user, issue.themeId)
    const bytes = Buffer.byteLength(JSON.stringify(order.document))
    const { signal: leaving } = new AbortController()
    const asker = { client: drawnFor.account(user.id), leaving, bytes }
    await renderDocument.inTurn(asker, () => drawPdf(user.id, issue, asker))
  }
}
