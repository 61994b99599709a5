import type { KeptSender } from '@sheaf/contract/sender'
import type { Template } from '@sheaf/contract/templates'
import type { Theme, Themes } from '@sheaf/contract/themes'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { findTheme, offeredThemes, withOwnTheme } from '#api/catalogue.ts'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { StyledDocument } from '#document/writing/draft.ts'
import { fieldsOf } from '#sheets/templates/custom-template-order.ts'
import type { HandOff } from '#sheets/templates/hand-off.ts'
import { type Look, lookOf } from '#sheets/templates/look.ts'
import { valuesOf } from '#sheets/templates/template-values.ts'
import { withCustomTemplate } from './custom-template.ts'
import type { Editing } from './history-note.ts'
import { withTemplate } from './invoice-template.ts'
import { blankFrom, lookFrom } from './kept-sender.ts'
import type { Opening } from './use-studio.ts'

/** What the screen opens with. */
export type StudioStart = Opening & {
  readonly editing: Editing | undefined
  /** The saved template of its kind that the document uses and was filled from. */
  readonly customId: string | undefined
  /** Where it came from, as far as the writer should know. */
  readonly came: 'draft' | 'missing' | undefined
}

/** A saved template of any kind. */
export type Saved =
  | { readonly kind: 'invoice'; readonly template: Template }
  | { readonly kind: Exclude<DocumentKind, 'invoice'>; readonly template: AnyCustomTemplate }

type Given = {
  readonly kind: DocumentKind
  readonly themes: Themes
  readonly isPremium: boolean
  readonly draft: StyledDocument | undefined
  readonly handOff: HandOff | undefined
  /** ?template= : a theme or a saved template. Null when there is none, or it has been taken before. */
  readonly wanted: string | null
  readonly saved: Saved | undefined
  /** The draft is that of a template that was being changed. */
  readonly editing: Editing | undefined
  /** The draft was filled from this one. */
  readonly customId: string | undefined
  /** No theme is chosen until the user chooses one. */
  readonly opensBare: boolean
  /** What the user keeps about themselves. */
  readonly sender?: KeptSender | undefined
  readonly moment: Moment
}

export function findStudioStart(given: Given): StudioStart {
  const { kind, themes, draft, handOff, wanted, saved, moment } = given
  const offered = offeredThemes(themes, kind, given.isPremium)
  const [first] = offered
  if (!first) throw new Error(`There is no theme for a ${kind}`)
  const themeOf = (id: string) => findTheme(themes, id) ?? first
  const base = draft?.document ?? blankFrom(kind, given.sender, moment)
  const baseLook = draft
    ? withoutChoice(given, lookOf(themeOf(draft.themeId), draft.design))
    : blankLook(given, offered, first)
  const came = draft && 'draft'
  const ready = (look: Look, more: Partial<StudioStart> = {}): StudioStart => ({
    themes: withOwnTheme(offered, themeOf(look.themeId)),
    known: themes.themes,
    document: base,
    look,
    editing: draft && given.editing,
    customId: draft && given.customId,
    came,
    isKept: draft !== undefined,
    ...more,
  })

  if (handOff && kind === 'invoice') return ready(...fromHandOff(handOff, base, themeOf))
  if (wanted === null) return ready(baseLook)
  const theme = findTheme(themes, wanted)
  if (theme) return ready({ ...baseLook, themeId: theme.id }, { customId: undefined })
  if (saved) return ready(...fromSaved(saved, base, themeOf))
  return ready(baseLook, { came: 'missing' })
}

type Found = [look: Look, more: Partial<StudioStart>]
type ThemeOf = (id: string) => Theme

function fromHandOff(handOff: HandOff, base: BusinessDocument, themeOf: ThemeOf): Found {
  const { customization, isEditMode, editingTemplateId, theme } = handOff
  const isExact = isEditMode && editingTemplateId !== null
  const { name, businessReferences: references } = customization
  return [
    lookOf(themeOf(theme), customization),
    {
      document: base.kind === 'invoice' ? withTemplate(base, customization, { isExact }) : base,
      editing: isExact ? { id: editingTemplateId, name, references } : undefined,
      isKept: true,
    },
  ]
}

function fromSaved({ kind, template }: Saved, base: BusinessDocument, themeOf: ThemeOf): Found {
  if (kind === 'invoice') {
    const look = lookOf(themeOf(template.theme), template)
    if (base.kind !== 'invoice') return [look, {}]
    return [look, { document: withTemplate(base, valuesOf(template), { isExact: false }) }]
  }
  return [
    lookOf(themeOf(template.systemTemplateId), fieldsOf(kind, template)),
    { document: withCustomTemplate(base, template), customId: template.id },
  ]
}

function blankLook(given: Given, offered: readonly Theme[], first: Theme): Look {
  const { themeId, chosen } = lookFrom(given.kind, given.sender, offered)
  if (themeId !== undefined) return { themeId, chosen }
  return withoutChoice(given, { themeId: first.id, chosen })
}

function withoutChoice({ opensBare, draft, themes }: Given, look: Look): Look {
  const isChosen = draft !== undefined && findTheme(themes, draft.themeId) !== undefined
  return opensBare && !isChosen ? { ...look, themeId: '' } : look
}
