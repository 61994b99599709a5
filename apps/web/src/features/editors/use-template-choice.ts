import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { useState } from 'react'
import { type AnyCustomTemplate, useCustomTemplates } from '#api/custom-templates.ts'
import { fieldsOf } from '#sheets/templates/custom-template-order.ts'
import { lookOf } from '#sheets/templates/look.ts'
import { withCustomTemplate } from '#studio/custom-template.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import type { StudioStart } from '#studio/studio-start.ts'
import type { Studio } from '#studio/use-studio.ts'
import type { OwnEditorKind } from './editor-kinds.ts'

/** Which template the document has: one that comes with the product, one of the user's own, or none yet. */
export type TemplateChoice = {
  readonly customs: readonly AnyCustomTemplate[]
  readonly isFailed: boolean
  readonly tryAgain: () => void
  /** The user's own one that is chosen. */
  readonly custom: AnyCustomTemplate | undefined
  readonly selectedId: string | null
  /** What is chosen, in words. */
  readonly name: string
  /** One of the user's own fills the document, in one undo step. */
  readonly choose: (id: string) => void
  /** What a document that starts over begins with: the company of the user's own template. */
  readonly fresh: () => BusinessDocument | undefined
  /** The document has become this one, or belongs to none any more. */
  readonly settleOn: (id: string | undefined) => void
}

export function useTemplateChoice(
  kind: OwnEditorKind,
  studio: Studio,
  start: StudioStart,
): TemplateChoice {
  const { data: customs = [], isFailed, tryAgain } = useCustomTemplates(kind)
  const { note, replace } = useHistoryNote()
  const [customId, setCustomId] = useState(start.customId)
  const custom = customs.find(({ id }) => id === customId)

  function settleOn(id: string | undefined) {
    if (id !== undefined && studio.isBare) studio.chooseTheme(studio.theme.id)
    setCustomId(id)
    replace({ ...note, customId: id })
  }

  function choose(id: string) {
    const chosen = customs.find((each) => each.id === id)
    if (chosen) fillFrom(chosen)
    // The colours of a saved template go with it.
    else if (custom) studio.applyLook({ themeId: id, chosen: {} })
    else studio.chooseTheme(id)
    setCustomId(chosen?.id)
    replace({ ...note, customId: chosen?.id })
  }

  function fillFrom(template: AnyCustomTemplate) {
    const theme = start.known.find(({ id }) => id === template.systemTemplateId) ?? studio.theme
    studio.applyLook(lookOf(theme, fieldsOf(kind, template)))
    studio.editor.replace(withCustomTemplate(studio.editor.document, template))
  }

  const { isBare, theme } = studio
  return {
    customs,
    isFailed,
    tryAgain,
    custom,
    selectedId: custom?.id ?? (isBare ? null : theme.id),
    name: custom?.name ?? (isBare ? 'None chosen yet' : theme.name),
    choose,
    fresh: () =>
      custom ? withCustomTemplate(newDocument(kind, studio.moment()), custom) : undefined,
    settleOn,
  }
}
