import {
  createCustomTemplate,
  updateCustomTemplate,
  useRefreshCustomTemplates,
} from '#api/custom-templates.ts'
import { createTemplate, updateTemplate, useRefreshTemplates } from '#api/templates.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { requireName, type SaveName, useTemplateSaving } from '#sheets/templates/template-saving.ts'
import { customTemplateOf } from './custom-template.ts'
import { templateOf } from './invoice-template.ts'
import type { Editing } from './studio-start.ts'

type SavedCard = Pick<Editing, 'id' | 'name'>

/** Saves the sheet as a template, one call at a time, and says how it went. */
export function useSaving({ document, themeId, design }: StyledDocument) {
  const { pending, save } = useTemplateSaving()
  const refreshTemplates = useRefreshTemplates()
  const refreshCustomTemplates = useRefreshCustomTemplates()

  async function send(name: string, target: SaveOptions['target'], manner: Manner) {
    const card = { name, theme: themeId, isWhole: manner.isWhole }
    if (document.kind !== 'invoice') {
      const body = customTemplateOf(document, card, design)
      const saved = target
        ? await updateCustomTemplate(document.kind, target.id, body).then(() => target.id)
        : (await createCustomTemplate(document.kind, body)).id
      await refreshCustomTemplates(document.kind)
      return { id: saved, name }
    }
    const { references } = manner
    const content = templateOf(document, { name, theme: themeId }, { design, references })
    const { id, name: savedName } = target
      ? await updateTemplate(target.id, content)
      : await createTemplate(content)
    await refreshTemplates()
    return { id, name: savedName }
  }

  return {
    pending,
    /** Into this template, or into a new one. */
    async save(
      action: SaveName,
      typed: string,
      { target, manner = plain, onSaved }: SaveOptions = {},
    ): Promise<void> {
      if (pending !== undefined || !requireName(typed)) return
      await save(action, async () => {
        const saved = await send(typed.trim(), target, manner)
        onSaved?.(saved)
        return saved
      })
    },
  }
}

export type Saving = ReturnType<typeof useSaving>

type Manner = Pick<Editing, 'references' | 'isWhole'>

const plain: Manner = { references: '', isWhole: false }

type SaveOptions = {
  readonly target?: Pick<Editing, 'id'> | undefined
  readonly manner?: Manner
  readonly onSaved?: (saved: SavedCard) => void
}
