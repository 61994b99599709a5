import { createCustomTemplate, useRefreshCustomTemplates } from '#api/custom-templates.ts'
import { createTemplate, updateTemplate, useRefreshTemplates } from '#api/templates.ts'
import type { StyledDocument } from '#document/writing/draft.ts'
import { requireName, type SaveName, useTemplateSaving } from '#sheets/templates/template-saving.ts'
import { customTemplateOf } from '#studio/custom-template.ts'
import type { Editing } from '#studio/history-note.ts'
import { templateOf } from '#studio/invoice-template.ts'

type TemplateSource = StyledDocument & { readonly editing: Editing | undefined }

type Options = {
  /** A template that is edited from now on: the one that was, or its copy. */
  readonly onEditing: (editing: Editing) => void
}

/** Saves the sheet as a template, one call at a time, and says how it went. */
export function useSaving(source: TemplateSource, { onEditing }: Options) {
  const { pending, save } = useTemplateSaving()
  const send = useSend(source)
  return {
    pending,
    async save(action: SaveName, name: string): Promise<void> {
      if (pending !== undefined || !requireName(name)) return
      await save(action, async () => {
        const saved = await send(action, name.trim())
        if (action !== 'save') onEditing({ references: '', ...source.editing, ...saved })
        return saved
      })
    },
  }
}

function useSend({ document, themeId, design, editing }: TemplateSource) {
  const refreshTemplates = useRefreshTemplates()
  const refreshCustomTemplates = useRefreshCustomTemplates()
  return async (action: SaveName, name: string): Promise<Pick<Editing, 'id' | 'name'>> => {
    const card = { name, theme: themeId }
    if (document.kind !== 'invoice') {
      const body = customTemplateOf(document, card, design)
      const saved = await createCustomTemplate(document.kind, body)
      await refreshCustomTemplates(document.kind)
      return saved
    }
    const content = templateOf(document, card, { design, references: editing?.references ?? '' })
    const isUpdate = action === 'update' && editing !== undefined
    const { id, name: savedName } = isUpdate
      ? await updateTemplate(editing.id, content)
      : await createTemplate(content)
    await refreshTemplates()
    return { id, name: savedName }
  }
}
