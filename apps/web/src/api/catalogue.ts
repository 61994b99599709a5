import type { Theme, Themes } from '@sheaf/contract/themes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'

/** What the editor of a kind offers, in order. */
export function offeredThemes(themes: Themes, kind: DocumentKind, isPremiumUser: boolean): Theme[] {
  const ids = [...themes.offered[kind], ...(isPremiumUser ? themes.premium : [])]
  return ids.flatMap((id) => findTheme(themes, id) ?? [])
}

/** A template of premium days still opens in its own theme. */
export function withOwnTheme(offered: readonly Theme[], own: Theme | undefined): readonly Theme[] {
  return !own || offered.includes(own) ? offered : [...offered, own]
}

export function findTheme(themes: Themes, id: string): Theme | undefined {
  return themes.themes.find((theme) => theme.id === id)
}
