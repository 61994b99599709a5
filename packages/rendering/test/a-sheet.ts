import type { Sheet } from '../src/sheet.ts'
import { warmSheet } from '../src/typesetter/warm-sheet.ts'
import type { ViewModel } from '../src/view-model/view-model.ts'

export const faultyThemes = new URL('./faulty-themes', import.meta.url).pathname

/** A short invoice on the base theme. */
export function aSheet({
  page = {},
  ...others
}: Partial<Omit<Sheet, 'page'>> & { page?: Partial<ViewModel> } = {}): Sheet {
  return { ...warmSheet, ...others, page: { ...warmSheet.page, ...page } }
}

export function aSheetSaying(...paragraphs: readonly string[]): Sheet {
  return aSheet({ page: { texts: [{ id: 'comments', title: 'Comments', paragraphs }] } })
}
