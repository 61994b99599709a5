import type { Theme, Themes } from '@sheaf/contract/themes'
import type { DocumentType } from '@sheaf/domain/documents/document-type'

/** What the editor of a kind offers, in order. */
export function offeredThemes(themes: Themes, kind: DocumentType, isPremiumUser: boolean): Theme[] {
  const ids = [...themes.offered[kind], ...(isPremiumUser ? themes.premium : [])]
  return ids.flatMap((id) => findTheme(themes, id) ?? [])
}

export function findTheme(themes: Themes, id: string): Theme | undefined {
  return themes.themes.find((theme) => theme.id === id)
}
