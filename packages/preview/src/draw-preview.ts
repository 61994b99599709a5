import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { editablePage, type Ghosts } from '@sheaf/rendering/places/editable-page'
import type { PlacedPages } from '@sheaf/rendering/places/read-places'
import type { Sheet } from '@sheaf/rendering/sheet'
import { type DesignChoices, sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import type { DrawnDocument } from './preview-answer.ts'

/** A document with its look. */
export type PreviewOrder = {
  readonly computed: ComputedDocument
  readonly themeId: string
  readonly design?: DesignChoices
}

/** Whatever sets pages: processes on a server, a worker in a browser. */
export type PagePress = {
  readonly toPages: (sheet: Sheet) => Promise<readonly string[]>
  readonly toPlacedPages: (sheet: Sheet, ghosts: readonly string[]) => Promise<PlacedPages>
}

export class UnknownThemeError extends Error {
  override readonly name = 'UnknownThemeError'
}

/** With the places of the fields where ghosts are given, also of the empty ones among them. */
export async function drawPreview(
  order: PreviewOrder,
  press: PagePress,
  ghosts?: Ghosts,
): Promise<DrawnDocument> {
  if (ghosts === undefined) {
    const sheet = sheetOf(order, toViewModel(order.computed))
    return { page: sheet.page, pages: await press.toPages(sheet) }
  }
  const { kind } = order.computed.document
  const editable = editablePage(order.computed, onPaths(kind, ghosts))
  const sheet = sheetOf(order, editable.page)
  const { pages, places } = await press.toPlacedPages(sheet, editable.ghosts)
  const named = places.map((place) => ({
    ...place,
    field: wirePath(kind, place.field),
    boxes: [...place.boxes],
  }))
  return { page: sheet.page, pages, places: named }
}

/** The page in the theme that is ordered, with what its user chose otherwise. */
export function sheetOf({ themeId, design }: PreviewOrder, page: ViewModel): Sheet {
  const manifest = findTheme(themeId)
  if (manifest === undefined) throw new UnknownThemeError(`There is no template '${themeId}'.`)
  return sheetFor(page, manifest, design)
}

function onPaths(kind: DocumentKind, ghosts: Ghosts): Ghosts {
  return Object.fromEntries(
    Object.entries(ghosts).map(([name, words]) => [pathOnWire(kind, name) ?? name, words]),
  )
}
