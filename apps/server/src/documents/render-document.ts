import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { dress, type Wishes } from '@sheaf/rendering/dress'
import { editablePage, type Ghosts } from '@sheaf/rendering/places/editable-page'
import type { Sheet } from '@sheaf/rendering/sheet'
import { type Typesetter, TypesetterBusyError } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { AppError } from '../http/app-error.ts'
import type { DrawnDocument } from './preview-page.ts'

export type Order = {
  readonly document: BusinessDocument
  readonly themeId: string
  readonly wishes?: Wishes
}

export type RenderDocument = ReturnType<typeof createRenderDocument>

export function createRenderDocument({ typesetter }: { readonly typesetter: Typesetter }) {
  return {
    async renderPdf(order: Order): Promise<Uint8Array> {
      return await unlessBusy(typesetter.toPdf(sheetOf(order, toViewModel(order.document))))
    },

    async renderPages(order: Order): Promise<DrawnDocument> {
      const sheet = sheetOf(order, toViewModel(order.document))
      return { page: sheet.page, pages: await unlessBusy(typesetter.toPages(sheet)) }
    },

    /** With the places of the fields, and of the empty ones that are asked for. */
    async renderPlacedPages(order: Order, wished: Ghosts): Promise<DrawnDocument> {
      const { page, ghosts } = editablePage(order.document, wished)
      const drawn = await unlessBusy(typesetter.toPlacedPages(sheetOf(order, page), ghosts))
      return { page, ...drawn }
    },
  }
}

function sheetOf({ themeId, wishes }: Order, page: ViewModel): Sheet {
  const manifest = findTheme(themeId)
  if (manifest === undefined) {
    throw new AppError('theme.not-found', `There is no template '${themeId}'.`)
  }
  return dress(page, manifest, wishes)
}

async function unlessBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof TypesetterBusyError)) throw error
    const message = 'Too many documents are being drawn right now. Please try again in a moment.'
    throw new AppError('server.overloaded', message, undefined, error)
  }
}
