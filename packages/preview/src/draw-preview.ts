import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { readAloud } from '@sheaf/domain/locale/words/labels'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { editablePage, type Ghosts } from '@sheaf/rendering/places/editable-page'
import type { PlacedDrawing } from '@sheaf/rendering/places/placed-drawing'
import type { Sheet } from '@sheaf/rendering/sheet'
import { type DesignChoices, sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { mapStrings } from '@sheaf/rendering/text/strings-in'
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
  /** With the places of the fields where ghosts are given. */
  readonly toDrawing: (sheet: Sheet, ghosts?: readonly string[]) => Promise<PlacedDrawing>
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
    const { drawing } = await press.toDrawing(sheet)
    return { page: spoken(sheet.page), drawing, places: [] }
  }
  const { kind } = order.computed.document
  const editable = editablePage(order.computed, onPaths(kind, ghosts))
  const sheet = sheetOf(order, editable.page)
  const { drawing, places } = await press.toDrawing(sheet, editable.ghosts)
  const named = places.map((place) => ({
    ...place,
    field: wirePath(kind, place.field),
    boxes: [...place.boxes],
  }))
  return { page: spoken(sheet.page), drawing, places: named }
}

/** The page as it is told in words. */
function spoken(page: ViewModel): ViewModel {
  return page.secondLanguage === '' ? page : mapStrings(page, readAloud)
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
