import { setImmediate } from 'node:timers/promises'
import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { EInvoiceVerdict } from '@sheaf/einvoice/pdf/pdf-contents'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import type { User } from '../accounts/store.ts'
import { AppError, NumberTakenError } from '../http/app-error.ts'
import type { NextNumber, NumberSeriesOfUsers } from '../number-series/service.ts'
import type { Plans } from '../plans/service.ts'
import { type DrawPdf, requireTheme } from './draw-pdf.ts'
import { createLines } from './lines.ts'

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
  readonly numberSeries: NumberSeriesOfUsers
  readonly drawPdf: DrawPdf
}

// Only another copy of the server can be quicker, and has then handed out a document of the same user: a batch that goes to
// many copies at once comes to its end, and one that never ends is refused.
const mostAttempts = 100

/**
 * Hands out the PDF of a document. What could not be drawn costs nothing and leaves no gap, and nothing is sent uncounted: it
 * is counted last and its number taken then, or it is counted while it is drawn and the count taken back.
 */
export function createIssueDocument({ plans, numberSeries, drawPdf }: Parts) {
  const inLine = createLines()
  const issueOwn = createIssueOwn({ plans, numberSeries, drawPdf })

  async function issueUnder(
    next: NextNumber | undefined,
    user: User,
    order: IssueOrder,
    waiting: Waiting,
  ): Promise<Issued> {
    const { computed, numberedBy } = order
    const { document } = computed
    const isBound = next !== undefined
    const taking = takingOf(next, document)
    // Refused before the work is done, as it would be after it.
    if (isBound && !taking && !(await plans.isRetry(user.id, computed)))
      throw new NumberTakenError(document.number, next.number)
    await plans.expectRoom(user, computed)
    const { bytes, verdict } = await drawPdf(user.id, order, waiting)
    const isAnother = numberedBy === 'next'
    if (await plans.countDocument(user.id, computed, { taking, isBound, isAnother }))
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
    if (order.numberedBy === 'own') return issueOwn(user, order, waiting)
    const issue = order.numberedBy === 'next' ? () => issueNext(user, order, waiting) : issueShown
    return inLine(`${user.id} ${document.kind}`, issue)
  }
}

/**
 * Under the number that the writer gave it, of which the series knows if it is its next. Counted while it is drawn where the
 * count can be taken back: what could not be drawn costs nothing here either.
 */
function createIssueOwn({ plans, numberSeries, drawPdf }: Parts) {
  return async function issueOwn(user: User, order: IssueOrder, waiting: Waiting): Promise<Issued> {
    const { computed } = order
    const { document } = computed
    await plans.expectRoom(user, computed)
    const drawing = drawPdf(user.id, order, waiting)
    const preparing = whileDrawn(drawing, user, computed)
    try {
      const [drawn, { taking, takeBack }] = await Promise.all([drawing, preparing])
      if (!takeBack) await plans.countDocument(user.id, computed, { taking, isBound: false })
      return { ...drawn, document }
    } catch (error) {
      const prepared = await preparing.catch(() => undefined)
      // Where even this fails, the very document is free when it is asked for again.
      await prepared?.takeBack?.().catch(() => undefined)
      throw error
    }
  }

  async function whileDrawn(drawing: Promise<unknown>, user: User, computed: ComputedDocument) {
    let hasFailed = false
    drawing.catch(() => {
      hasFailed = true
    })
    // Once the sheet is on its way to the engine: before that, all of this would keep it waiting.
    await setImmediate()
    // Such as one of too many: what is refused at once writes nothing.
    if (hasFailed) return {}
    const takeBack = await plans.countAhead(user, computed)
    if (takeBack) return { takeBack }
    const next = numberSeries.next(user.id, computed.document)
    plans.prepareCount(computed)
    return { taking: takingOf(await next, computed.document) }
  }
}

/** What takes the next number of its series, if that is the one that the document has. */
function takingOf(next: NextNumber | undefined, { number }: BusinessDocument) {
  return next?.number === number.trim() ? next.taking : undefined
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
