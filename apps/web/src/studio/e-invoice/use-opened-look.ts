import type { CurrentUser } from '@sheaf/contract/current-user'
import { findTheme, offeredThemes } from '#api/catalogue.ts'
import { useThemes } from '#api/themes.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { designOf, lookOf } from '#sheets/templates/look.ts'
import type { OpenedDocument } from './opened-document.ts'

/** A document from a file with the look that it came with, or the first that its kind is offered. Undefined while there is none to give. */
export function useOpenedLook({
  subscription,
}: CurrentUser): (opened: OpenedDocument) => StyledDocument | undefined {
  const { data: themes } = useThemes()
  return ({ document, themeId, design }) => {
    if (!themes || !document) return undefined
    const isPremium = subscription === 'premium'
    const [first] = offeredThemes(themes, document.kind, isPremium)
    const theme = findTheme(themes, themeId) ?? first
    return theme && { document, themeId: theme.id, design: designOf(lookOf(theme, design), theme) }
  }
}
