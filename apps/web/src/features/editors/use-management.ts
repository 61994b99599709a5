import {
  createCustomTemplate,
  renameCustomTemplate,
  updateCustomTemplate,
  useRefreshCustomTemplates,
} from '#api/custom-templates.ts'
import { failureMessage } from '#api/failure.ts'
import { namedAlike } from '#sheets/templates/template-saving.ts'
import { customTemplateOf } from '#studio/custom-template.ts'
import type { Studio } from '#studio/use-studio.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useReportedTask } from '#ui/feedback/use-reported-task.ts'
import type { OwnEditorKind } from './editor-kinds.ts'
import type { TemplateChoice } from './use-template-choice.ts'

export type ManageName = 'save' | 'update' | 'rename'

const words = {
  save: { title: 'Template Saved', verb: 'saved', failure: 'Failed to save template' },
  update: { title: 'Template Updated', verb: 'updated', failure: 'Failed to update template' },
  rename: { title: 'Template Renamed', verb: 'renamed', failure: 'Failed to rename template' },
} as const

/** Saves, updates and renames templates of the user's own, one call at a time. */
export function useManagement(kind: OwnEditorKind, studio: Studio, choice: TemplateChoice) {
  const { pending, run } = useReportedTask<ManageName>()
  const refresh = useRefreshCustomTemplates()
  const { editor, theme, design } = studio

  async function send(action: ManageName, name: string, isWhole: boolean): Promise<void> {
    const id = choice.custom?.id
    if (action === 'rename' && id) return renameCustomTemplate(kind, id, name)
    const body = customTemplateOf(editor.document, { name, theme: theme.id, isWhole }, design)
    if (action === 'update' && id) return updateCustomTemplate(kind, id, body)
    // To save twice under one name is to save once more, not to have two.
    const twin = choice.custom ? undefined : namedAlike(choice.customs, name)
    if (twin) {
      await updateCustomTemplate(kind, twin.id, body)
      choice.settleOn(twin.id)
      return
    }
    const saved = await createCustomTemplate(kind, body)
    await refresh(kind)
    choice.settleOn(saved.id)
  }

  async function manage(action: ManageName, typed: string, isWhole: boolean): Promise<void> {
    const name = typed.trim()
    if (name === '') {
      toast({ ...nameRequired, variant: 'destructive' })
      return
    }
    const { title, verb, failure } = words[action]
    await run(action, {
      async work() {
        await send(action, name, isWhole)
        await refresh(kind)
      },
      done: () => ({ title, description: `Template ${verb} successfully!` }),
      failed: (error) => ({ title: 'Error', description: failureMessage(error, failure) }),
    })
  }

  return { pending, manage }
}

const nameRequired = {
  title: 'Template Name Required',
  description: 'Please enter a name for your template.',
}
