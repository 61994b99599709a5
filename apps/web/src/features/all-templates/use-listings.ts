import type { SystemTemplate } from '@sheaf/contract/system-templates'
import type { Themes } from '@sheaf/contract/themes'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { findTheme } from '#api/catalogue.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useSystemTemplates } from '#api/system-templates.ts'
import { useThemes } from '#api/themes.ts'
import type { SavedTemplate } from '#sheets/saved-template.ts'
import { useSavedTemplates } from '#sheets/use-saved-templates.ts'
import type { Entry, Listing } from './listing.ts'
import { offeredTemplates, premiumTemplates } from './system-list.ts'

export type Listings = Readonly<
  Record<DocumentType, { readonly system: Listing; readonly custom: Listing }>
>

/** What each section lists, each list on its own: one that fails leaves the others whole. */
export function useListings(): Listings {
  const saved = useSavedTemplates()
  const { themes, ...catalogue } = useThemes()
  const session = useCurrentUser()
  const isPremium = session.state === 'member' && session.user.subscription === 'premium'
  const orders = useSystemTemplates('purchase_order')
  const credits = useSystemTemplates('credit_note')
  const extra = premiumTemplates(themes, isPremium)

  function offered(kind: DocumentType): Listing {
    const list = themes && offeredTemplates(themes, kind, isPremium)
    return { ...catalogue, entries: list?.map((template) => systemEntry(kind, template)) }
  }

  function kept(kind: DocumentType, { templates, ...state }: typeof orders): Listing {
    const list = templates && [...templates, ...extra]
    return { ...state, entries: list?.map((template) => systemEntry(kind, template)) }
  }

  function own(kind: DocumentType): Listing {
    const { templates, ...state } = saved[kind]
    return { ...state, entries: templates?.map((template) => customEntry(template, themes)) }
  }

  return {
    invoice: { system: offered('invoice'), custom: own('invoice') },
    quote: { system: offered('quote'), custom: own('quote') },
    purchase_order: { system: kept('purchase_order', orders), custom: own('purchase_order') },
    credit_note: { system: kept('credit_note', credits), custom: own('credit_note') },
  }
}

function systemEntry(kind: DocumentType, template: SystemTemplate): Entry {
  const { id, name, description, category } = template
  return { id, name, description, category, order: { kind, themeId: id } }
}

function customEntry(template: SavedTemplate, themes: Themes | undefined): Entry {
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
