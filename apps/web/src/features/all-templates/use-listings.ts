import type { SystemTemplate } from '@sheaf/contract/system-templates'
import type { Themes } from '@sheaf/contract/themes'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { findTheme } from '#api/catalogue.ts'
import { useCurrentUser } from '#api/current-user.ts'
import type { Fetched } from '#api/fetched.ts'
import { useSystemTemplates } from '#api/system-templates.ts'
import { useThemes } from '#api/themes.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import type { SavedTemplate } from '#sheets/templates/saved-template.ts'
import { useSavedTemplates } from '#sheets/templates/use-saved-templates.ts'
import { offeredTemplates, premiumTemplates } from './system-list.ts'

/** A template as its card shows it. */
export type TemplateEntry = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly order: SheetOrder
}

export type Listing = Fetched<readonly TemplateEntry[]>

export type Listings = Readonly<
  Record<DocumentKind, { readonly system: Listing; readonly custom: Listing }>
>

/** What each section lists, each list on its own: one that fails leaves the others whole. */
export function useListings(): Listings {
  const saved = useSavedTemplates()
  const { data: themes, ...catalogue } = useThemes()
  const session = useCurrentUser()
  const isPremium = session.state === 'member' && session.user.subscription === 'premium'
  const orders = useSystemTemplates('purchase_order')
  const credits = useSystemTemplates('credit_note')
  const extra = premiumTemplates(themes, isPremium)

  function offered(kind: DocumentKind): Listing {
    const list = themes && offeredTemplates(themes, kind, isPremium)
    return { ...catalogue, data: list?.map((template) => systemEntry(kind, template)) }
  }

  function kept(kind: DocumentKind, { data, ...state }: typeof orders): Listing {
    const list = data && [...data, ...extra]
    return { ...state, data: list?.map((template) => systemEntry(kind, template)) }
  }

  function own(kind: DocumentKind): Listing {
    const { data, ...state } = saved[kind]
    return { ...state, data: data?.map((template) => customEntry(template, themes)) }
  }

  const listed = { purchase_order: orders, credit_note: credits } as const
  return Object.fromEntries(
    documentKinds.map((kind) => {
      const system =
        kind in listed ? kept(kind, listed[kind as keyof typeof listed]) : offered(kind)
      return [kind, { system, custom: own(kind) }]
    }),
  ) as Listings
}

function systemEntry(kind: DocumentKind, template: SystemTemplate): TemplateEntry {
  const { id, name, description, category } = template
  return { id, name, description, category, order: { kind, themeId: id } }
}

function customEntry(template: SavedTemplate, themes: Themes | undefined): TemplateEntry {
  const { id, name, themeId, order } = template
  const theme = themes && findTheme(themes, themeId)
  return {
    id,
    name,
    description: `Based on ${theme?.name ?? themeId}`,
    category: theme?.category ?? '',
    order,
  }
}
