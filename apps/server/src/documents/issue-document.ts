import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import type { User } from '../accounts/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Logos } from '../logos/service.ts'
import type { Plans } from '../plans/service.ts'
import type { Senders } from '../sender/service.ts'
import { contentsFor, type EInvoiceVerdict } from './pdf-contents.ts'
import type { RenderDocument } from './render-document.ts'

export type IssueDocument = ReturnType<typeof createIssueDocument>

type Parts = {
  readonly plans: Plans
  readonly logos: Logos
  readonly senders: Senders
  readonly renderDocument: RenderDocument
}

type Issued = { readonly pdf: Uint8Array; readonly verdict: EInvoiceVerdict }

/** Hands out the PDF of a document. Counted last: what could not be drawn costs nothing, and nothing is sent uncounted. */
export function createIssueDocument({ plans, logos, senders, renderDocument }: Parts) {
  return async function issueDocument(
    user: User,
    order: PreviewOrder & { readonly contents: PdfContents },
    waiting: Waiting,
  ): Promise<Issued> {
    const { computed, themeId, design } = order
    const { name, logoUrl } = computed.document.sender
    requireTheme(user, themeId)
    await plans.expectRoom(user, computed)
    const logo = await logos.draw(user.id, logoUrl, name || 'Logo')
    const designed = { computed, themeId, design: { ...design, logo } }
    const { enclosed, verdict } = contentsFor(order, order.contents)
    const pdf = await renderDocument.renderPdf(designed, { ...waiting, ...enclosed })
    await plans.countDocument(user.id, computed)
    await senders.noteIssued(user.id, computed.document)
    return { pdf, verdict }
  }
}

function requireTheme(user: User, id: string): void {
  const theme = findTheme(id)
  if (theme?.isPremium && user.subscription !== 'premium') {
    throw new AppError('plan.premium-only', `Upgrade to Premium to use ${theme.name}`)
  }
}
