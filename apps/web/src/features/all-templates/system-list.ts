import type { SystemTemplate } from '@sheaf/contract/system-templates'
import type { Themes } from '@sheaf/contract/themes'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { findTheme, offeredThemes } from '#api/catalogue.ts'

// The ones that the product began with: they open the lists of invoices and quotes.
const firstOnes = ['elegant-ampersand', 'corporate-stripe', 'industrial-steel', 'startup-logo']

/** What the editor of a kind offers this user, the first ones first. */
export function offeredTemplates(
  themes: Themes,
  kind: DocumentKind,
  isPremiumUser: boolean,
): readonly SystemTemplate[] {
  const offered = offeredThemes(themes, kind, isPremiumUser)
  return offered.toSorted((a, b) => rank(a.id) - rank(b.id))
}

/** The premium templates, which are the same for every kind. */
export function premiumTemplates(
  themes: Themes | undefined,
  isPremiumUser: boolean,
): readonly SystemTemplate[] {
  if (themes === undefined || !isPremiumUser) return []
  return themes.premium.flatMap((id) => findTheme(themes, id) ?? [])
}

/** 'professional' is shown as 'Professional'; a template without a category as 'Standard'. */
export function categoryLabel(category: string): string {
  const word = category.trim()
  return word === '' ? 'Standard' : word.charAt(0).toUpperCase() + word.slice(1)
}

function rank(id: string): number {
  const place = firstOnes.indexOf(id)
  return place === -1 ? firstOnes.length : place
}
