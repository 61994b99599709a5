import {
  drawPreview,
  type PreviewOrder,
  sheetOf,
  UnknownThemeError,
} from '@sheaf/preview/draw-preview'
import type { DrawnDocument } from '@sheaf/preview/preview-answer'
import type { Ghosts } from '@sheaf/rendering/places/editable-page'
import type { Sheet } from '@sheaf/rendering/sheet'
import {
  type PdfOptions,
  SheetTooLongError,
  type Typesetter,
  TypesetterBusyError,
  TypesettingAbandonedError,
  TypesettingBrokenOffError,
  TypesettingOverdueError,
  type Waiting,
} from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { AppError } from '../http/app-error.ts'
import { type Asker, createLongDocumentTurns } from './long-documents.ts'

export type RenderDocument = ReturnType<typeof createRenderDocument>

export function createRenderDocument({ typesetter }: { readonly typesetter: Typesetter }) {
  const inTurn = createLongDocumentTurns()
  return {
    /** Around all that reads and draws a document: long ones wait for their turn. */
    inTurn: <T>(asker: Asker, work: () => Promise<T>): Promise<T> =>
      inPlainWords(() => inTurn(asker, work)),

    renderPdf(order: PreviewOrder, options: PdfOptions): Promise<Uint8Array> {
      return inPlainWords(async () => {
        return await typesetter.toPdf(sheetOf(order, toViewModel(order.computed)), options)
      })
    },

    /** With the places of the fields, and of the empty ones that are asked for, where ghosts are given. */
    drawDocument(
      order: PreviewOrder,
      waiting: Waiting,
      {
        ghosts,
        known,
      }: { readonly ghosts?: Ghosts | undefined; readonly known?: readonly string[] },
    ): Promise<DrawnDocument> {
      const press = {
        toDrawing: (sheet: Sheet, empty?: readonly string[]) =>
          typesetter.toDrawing(sheet, { ghosts: empty, known }, waiting),
      }
      return inPlainWords(() => drawPreview(order, press, ghosts))
    },
  }
}

async function inPlainWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const failure = failureOf(error)
    if (failure === undefined) throw error
    throw new AppError(failure.code, failure.message, undefined, error)
  }
}

type Failure = Pick<AppError, 'code' | 'message'>

/** What is expected to happen to a document; anything else is a fault of ours. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof TypesetterBusyError) return busy[error.with]
  if (error instanceof TypesettingOverdueError) return tooSlow
  if (error instanceof TypesettingBrokenOffError) return brokenOff
  if (error instanceof SheetTooLongError) return tooLong
  if (error instanceof TypesettingAbandonedError) return abandoned
  if (error instanceof UnknownThemeError) return { code: 'theme.not-found', message: error.message }
  return undefined
}

const busy: Readonly<Record<TypesetterBusyError['with'], Failure>> = {
  client: {
    code: 'rate.limited',
    message: 'Too many of your documents are waiting. Please try again in a moment.',
  },
  all: {
    code: 'server.overloaded',
    message: 'Too many documents are being generated right now. Please try again in a moment.',
  },
}

const tooSlow: Failure = {
  code: 'server.overloaded',
  message:
    'This document took too long to generate. Shorten its text or use fewer lines, then try again.',
}

const brokenOff: Failure = {
  code: 'server.unavailable',
  message: 'We were interrupted while creating this document. Please try again.',
}

const tooLong: Failure = {
  code: 'request.too-large',
  message: 'This document has too many pages. Shorten its text or use fewer lines.',
}

const abandoned: Failure = {
  code: 'request.abandoned',
  message: 'The request was canceled before the document was generated.',
}
