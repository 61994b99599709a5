import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { contentsFor, type EInvoiceVerdict } from '@sheaf/einvoice/pdf/pdf-contents'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import type { User } from '../accounts/store.ts'
import { AppError, NumberTakenError } from '../http/app-error.ts'
import type { Logos } from '../logos/service.ts'
import type { NextNumber, NumberSeriesOfUsers } from '../number-series/service.ts'
import type { Plans } from '../plans/service.ts'
import { createLines } from './lines.ts'
import type { RenderDocument } from './render-document.ts'

export type IssueDocument = ReturnType<typeof createIssueDocument>

/**
 * Whose the number is. 'own': the writer's, whatever their series says; 'shown': the next one of the series, which the
 * screen has proposed, and no other; 'next': whichever is next.
 */
export type NumberedBy = 'own' | 'shown' | 'next'

export type IssueOrder = PreviewOrder & {
  readonly numberedBy: NumberedBy
  readonly contents: PdfContents
}

export type Issued = {
  readonly bytes: Uint8Array
  readonly document: BusinessDocument
  readonly verdict: EInvoiceVerdict
}

type Parts = {
  readonly plans: Plans
  readonly logos: Logos
  readonly numberSeries: NumberSeriesOfUsers
  readonly renderDocument: RenderDocument
}

// Only another copy of the server can be quicker, and it has to be so each time.
const mostAttempts = 10

/**
 * Hands out the PDF of a document. Counted last, and its number is taken then: what could not be drawn costs nothing and
 * leaves no gap, and nothing is sent uncounted.
 */
export function createIssueDocument({ plans, logos, numberSeries, renderDocument }: Parts) {
  const inLine = createLines()

  async function issueUnder(
    next: NextNumber | undefined,
    user: User,
    order: IssueOrder,
    waiting: Waiting,
  ): Promise<Issued> {
    const { computed, themeId, design, numberedBy } = order
    const { document } = computed
    const isNext = next !== undefined && next.number === document.number.trim()
    const isBound = numberedBy !== 'own' && next !== undefined
    // Refused before the work is done, as it would be after it.
    if (isBound && !isNext && !(await plans.isRetry(user.id, computed)))
      throw new NumberTakenError(document.number, next.number)
    await plans.expectRoom(user, computed)
    const { name, logoUrl } = document.sender
    const logo = await logos.draw(user.id, logoUrl, name || 'Logo')
    const designed = { computed, themeId, design: { ...design, logo } }
    const { enclosed, verdict } = contentsFor(order, order.contents)
    const bytes = await renderDocument.renderPdf(designed, { ...waiting, ...enclosed })
    const taking = isNext ? next.taking : undefined
    if (await plans.countDocument(user.id, computed, { taking, isBound }))
      return { bytes, document, verdict }
    const free = await numberSeries.next(user.id, document)
    if (free) throw new NumberTakenError(document.number, free.number)
    // The series was ended meanwhile: the number is the writer's own.
    return issueUnder(undefined, user, order, waiting)
  }

  /** Drawn again under the number after it, where somebody was quicker. */
  async function issueNext(user: User, order: IssueOrder, waiting: Waiting): Promise<Issued> {
    for (let attempt = 1; ; attempt++) {
      const next = await numberSeries.next(user.id, order.computed.document)
      if (next === undefined) throw noSeries()
      try {
        const computed = numbered(order.computed, next.number)
        return await issueUnder(next, user, { ...order, computed }, waiting)
      } catch (error) {
        if (!(error instanceof NumberTakenError) || attempt === mostAttempts) throw error
      }
    }
  }

  return async function issueDocument(
    user: User,
    order: IssueOrder,
    waiting: Waiting,
  ): Promise<Issued> {
    requireTheme(user, order.themeId)
    const { document } = order.computed
    const issueShown = async () =>
      issueUnder(await numberSeries.next(user.id, document), user, order, waiting)
    if (order.numberedBy === 'own') return issueShown()
    const issue = order.numberedBy === 'next' ? () => issueNext(user, order, waiting) : issueShown
    return inLine(`${user.id} ${document.kind}`, issue)
  }
}

function numbered({ document, totals }: ComputedDocument, number: string): ComputedDocument {
  return totals === null
    ? { document: { ...document, number }, totals }
    : { document: { ...document, number }, totals }
}

function noSeries(): AppError {
  const message =
    'There is no number series for this type of document. Send its number, or set one.'
  return new AppError('request.invalid', message, { numberSeries: message })
}

function requireTheme(user: User, id: string): void {
  const theme = findTheme(id)
  if (theme?.isPremium && user.subscription !== 'premium') {
    throw new AppError('plan.premium-only', `Upgrade to Premium to use ${theme.name}`)
  }
}
