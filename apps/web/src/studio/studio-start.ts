import type { KeptSender } from '@sheaf/contract/sender'
import type { Template } from '@sheaf/contract/templates'
import type { Theme, Themes } from '@sheaf/contract/themes'
import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { firstNumber } from '@sheaf/domain/documents/document-number'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { proposedNumber } from '@sheaf/domain/documents/number-series'
import { findTheme, offeredThemes, withOwnTheme } from '#api/catalogue.ts'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import type { Draft } from '#document/writing/draft.ts'
import { fieldsOf } from '#sheets/templates/custom-template-order.ts'
import type { HandOff } from '#sheets/templates/hand-off.ts'
import { type Look, lookOf } from '#sheets/templates/look.ts'
import { valuesOf } from '#sheets/templates/template-values.ts'
import { isWholeTemplate, withCustomTemplate } from './custom-template.ts'
import { withTemplate } from './invoice-template.ts'
import { blankFrom, lookFrom } from './kept-sender.ts'
import type { StartingSetup } from './setup.ts'
import type { Opening } from './use-studio.ts'

/** A saved template that is being changed. */
export type Editing = {
  readonly id: string
  readonly name: string
  /** They have no place of their own on an invoice. */
  readonly references: string
  /** It keeps whom its documents are for and what they list, too. */
  readonly isWhole: boolean
}

/** What the screen opens with. */
export type StudioStart = Opening & {
  /** A template is changed, and no document is written. */
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
  readonly draftId: string
  readonly draft: Draft | undefined
  readonly handOff: HandOff | undefined
  /** ?template= : a theme or a saved template. Null when there is none, or its draft has it already. */
  readonly wanted: string | null
  readonly saved: Saved | undefined
  /** The saved template is to be changed, not used. */
  readonly isEditing: boolean
  /** The draft was filled from this one. */
  readonly customId: string | undefined
  /** No theme is chosen until the user chooses one. */
  readonly opensBare: boolean
  /** Where the user is, as far as they or their browser said. Only a blank document follows it. */
  readonly setup?: StartingSetup | undefined
  /** What the user keeps about themselves. */
  readonly sender?: KeptSender | undefined
  readonly moment: Moment
}

/** Only its own draft fills a sheet: what was written last on another one stays there. */
export function findStudioStart(given: Given): StudioStart {
  const { kind, themes, draftId, draft, handOff, wanted, saved, moment } = given
  const offered = offeredThemes(themes, kind, given.isPremium)
  const [first] = offered
  if (!first) throw new Error(`There is no theme for a ${kind}`)
  const themeOf = (id: string) => findTheme(themes, id) ?? first
  const blank = blankFrom(kind, given.sender, moment)
  const bare = blankLook(given, offered, first)
  const { setup } = given
  const isProposed = setup !== undefined && !setup.isAnswered
  const ready = (look: Look, more: Partial<StudioStart> = {}): StudioStart => ({
    themes: withOwnTheme(offered, themeOf(look.themeId)),
    known: themes.themes,
    draftId,
    document: blankFrom(kind, given.sender, moment, setup),
    isProposed: isProposed && more.document === undefined,
    basis: undefined,
    look,
    editing: undefined,
    customId: undefined,
    came: undefined,
    isKept: false,
    isTouched: false,
    translation: undefined,
    takesNumber: isNumberedBySeries(more.document, kind, moment),
    ...more,
  })

  if (handOff && kind === 'invoice') return ready(...fromHandOff(handOff, blank, themeOf))
  if (draft && !given.isEditing) return ready(...fromDraft(draft, given, themeOf))
  if (wanted === null) return ready(bare)
  const theme = findTheme(themes, wanted)
  if (theme) return ready({ themeId: theme.id, chosen: {} })
  if (saved) return ready(...fromSaved(saved, given, blank, themeOf))
  return ready(bare, { came: 'missing' })
}

type Found = [look: Look, more: Partial<StudioStart>]
type ThemeOf = (id: string) => Theme

function fromDraft(draft: Draft, given: Given, themeOf: ThemeOf): Found {
  const { opensBare, customId, themes, moment } = given
  const { themeId, design, basis, translation, isTouched } = draft
  const { document, takesNumber } = renumbered(draft, moment)
  const look = lookOf(themeOf(themeId), design)
  const isChosen = findTheme(themes, themeId) !== undefined
  return [
    opensBare && !isChosen ? { ...look, themeId: '' } : look,
    {
      ...{ document, takesNumber, basis, translation, customId, isTouched },
      isKept: true,
      came: isTouched ? 'draft' : undefined,
    },
  ]
}

/** The number that was proposed when it was written may be another document's by now. */
function renumbered({ document, takesNumber = false }: Draft, { series }: Moment) {
  const started = series?.[document.kind]
  if (!takesNumber || !started) return { document, takesNumber: false }
  const number = proposedNumber(started, document.issuedOn)
  return { document: withValues(document, { number }), takesNumber }
}

// A blank one, and one from a template, get the number of a new document.
function isNumberedBySeries(
  document: BusinessDocument | undefined,
  kind: DocumentKind,
  moment: Moment,
): boolean {
  if (!moment.series?.[kind]) return false
  return document === undefined || document.number === firstNumber(kind, moment)
}

function fromHandOff(handOff: HandOff, blank: BusinessDocument, themeOf: ThemeOf): Found {
  const { customization, isEditMode, editingTemplateId, theme } = handOff
  const look = lookOf(themeOf(theme), customization)
  if (blank.kind !== 'invoice') return [look, {}]
  const isExact = isEditMode && editingTemplateId !== null
  const document = withTemplate(blank, customization, { isExact })
  if (!isExact) return [look, { document, basis: document, isKept: true }]
  const { name, businessReferences: references } = customization
  return [look, { document, editing: { id: editingTemplateId, name, references, isWhole: false } }]
}

function fromSaved(
  { kind, template }: Saved,
  { isEditing }: Given,
  blank: BusinessDocument,
  themeOf: ThemeOf,
): Found {
  const { id, name } = template
  if (kind === 'invoice') {
    const look = lookOf(themeOf(template.theme), template)
    if (blank.kind !== 'invoice') return [look, {}]
    const document = withTemplate(blank, valuesOf(template), { isExact: isEditing })
    const editing = { id, name, references: template.businessReferences, isWhole: false }
    return [look, isEditing ? { document, editing } : { document, basis: document }]
  }
  const document = withCustomTemplate(blank, template)
  const editing = { id, name, references: '', isWhole: isWholeTemplate(kind, template) }
  return [
    lookOf(themeOf(template.systemTemplateId), fieldsOf(kind, template)),
    isEditing ? { document, editing } : { document, basis: document, customId: id },
  ]
}

function blankLook(
  { kind, sender, opensBare }: Given,
  offered: readonly Theme[],
  first: Theme,
): Look {
  const { themeId, chosen } = lookFrom(kind, sender, offered)
  return { themeId: themeId ?? (opensBare ? '' : first.id), chosen }
}
