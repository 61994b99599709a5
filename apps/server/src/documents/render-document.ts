import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { editablePage, type Ghosts } from '@sheaf/rendering/places/editable-page'
import type { Sheet } from '@sheaf/rendering/sheet'
import { type DesignChoices, sheetFor } from '@sheaf/rendering/sheet-for-theme'
import {
  SheetTooLongError,
  type Typesetter,
  TypesetterBusyError,
  TypesettingAbandonedError,
  TypesettingOverdueError,
  type Waiting,
} from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { AppError } from '../http/app-error.ts'
import { type Asker, createLongDocumentTurns } from './long-documents.ts'
import type { DrawnDocument } from './preview-page.ts'

export type Order = {
  readonly computed: ComputedDocument
  readonly themeId: string
  readonly design?: DesignChoices
}

export type RenderDocument = ReturnType<typeof createRenderDocument>

export function createRenderDocument({ typesetter }: { readonly typesetter: Typesetter }) {
  const inTurn = createLongDocumentTurns()
  return {
    /** Around all that reads and draws a document: long ones wait for their turn. */
    inTurn: <T>(asker: Asker, work: () => Promise<T>): Promise<T> =>
      inPlainWords(inTurn(asker, work)),

    async renderPdf(order: Order, waiting: Waiting): Promise<Uint8Array> {
      return await inPlainWords(
        typesetter.toPdf(sheetOf(order, toViewModel(order.computed)), waiting),
      )
    },

    async renderPages(order: Order, waiting: Waiting): Promise<DrawnDocument> {
      const sheet = sheetOf(order, toViewModel(order.computed))
      return { page: sheet.page, pages: await inPlainWords(typesetter.toPages(sheet, waiting)) }
    },

    /** With the places of the fields, and of the empty ones that are asked for. */
    async renderPlacedPages(
      order: Order,
      wanted: Ghosts,
      waiting: Waiting,
    ): Promise<DrawnDocument> {
      const { kind } = order.computed.document
      const { page, ghosts } = editablePage(order.computed, onPaths(kind, wanted))
      const drawing = typesetter.toPlacedPages(sheetOf(order, page), ghosts, waiting)
      const { pages, places } = await inPlainWords(drawing)
      const named = places.map((place) => ({
        ...place,
        field: wirePath(kind, place.field),
        boxes: [...place.boxes],
      }))
      return { page, pages, places: named }
    },
  }
}

function onPaths(kind: DocumentKind, ghosts: Ghosts): Ghosts {
  return Object.fromEntries(
    Object.entries(ghosts).map(([name, words]) => [pathOnWire(kind, name) ?? name, words]),
  )
}

function sheetOf({ themeId, design }: Order, page: ViewModel): Sheet {
  const manifest = findTheme(themeId)
  if (manifest === undefined) {
    throw new AppError('theme.not-found', `There is no template '${themeId}'.`)
  }
  return sheetFor(page, manifest, design)
}

async function inPlainWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
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
  if (error instanceof SheetTooLongError) return tooLong
  if (error instanceof TypesettingAbandonedError) return abandoned
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

const tooLong: Failure = {
  code: 'request.too-large',
  message: 'This document has too many pages. Shorten its text or use fewer lines.',
}

const abandoned: Failure = {
  code: 'request.abandoned',
  message: 'The request was canceled before the document was generated.',
}
