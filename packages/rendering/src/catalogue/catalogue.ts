import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ThemeManifest } from './manifest.ts'
import { themeRows } from './theme-rows.ts'

const previewRoutes: Partial<Record<DocumentKind, string>> = {
  quote: 'quote-preview',
  purchase_order: 'po-preview',
  credit_note: 'cn-preview',
}

export const themes: readonly ThemeManifest[] = themeRows.map(
  ([id, name, description, category, madeFor, heading, body, colours]) => {
    const [primary = '', secondary = '', accent = '', background = ''] = colours.split(' ')
    return {
      id,
      name,
      description,
      category,
      madeFor,
      isPremium: category === 'premium',
      primary,
      secondary,
      accent,
      background,
      fonts: { body, heading },
      previewPath: `/api/${previewRoutes[madeFor] ?? 'template-preview'}/${id}`,
    }
  },
)

const byId = new Map(themes.map((theme) => [theme.id, theme]))

export function findTheme(id: string): ThemeManifest | undefined {
  return byId.get(id)
}

// Quotes are offered in both readings of the specification: their own three, then four of the invoice's.
const alsoFor: Partial<Record<DocumentKind, readonly string[]>> = {
  quote: ['elegant-ampersand', 'corporate-stripe', 'industrial-steel', 'startup-logo'],
  delivery_note: ['po-classic', 'po-corporate', 'po-industrial', 'po-minimal', 'corporate-stripe'],
}

/** The themes that the editor of a kind offers to everyone, in order; the premium ones come on top. */
export function themesFor(kind: DocumentKind): readonly ThemeManifest[] {
  const own = themes.filter((theme) => theme.madeFor === kind && !theme.isPremium)
  const shared = (alsoFor[kind] ?? []).flatMap((id) => byId.get(id) ?? [])
  return [...own, ...shared]
}

export const premiumThemes = themes.filter((theme) => theme.isPremium)
