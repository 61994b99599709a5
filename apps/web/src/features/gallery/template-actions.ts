import type { Template } from '@sheaf/contract/templates'
import { useLocation } from 'wouter'
import { fieldFailures } from '#api/failure.ts'
import {
  createTemplate,
  type TemplateContent,
  updateTemplate,
  useRefreshTemplates,
} from '#api/templates.ts'
import { handOff } from '#sheets/templates/hand-off.ts'
import { requireName, type SaveName, useTemplateSaving } from '#sheets/templates/template-saving.ts'
import type { TemplateForm } from './template-form.ts'

type Target = {
  readonly form: TemplateForm
  readonly editingId: string | undefined
  /** The form now is this saved template. */
  readonly onSaved: (template: Template, action: SaveName) => void
}

/** Sends the form, one action at a time, and says how it went. */
export function useTemplateActions({ form, editingId, onSaved }: Target) {
  const { pending, save } = useTemplateSaving()
  const refresh = useRefreshTemplates()

  async function send(action: SaveName, values: TemplateContent): Promise<Template> {
    try {
      const isUpdate = action === 'update' && editingId !== undefined
      const template = isUpdate
        ? await updateTemplate(editingId, values)
        : await createTemplate(values)
      await refresh()
      onSaved(template, action)
      return template
    } catch (error) {
      showFieldFailures(form, error)
      throw error
    }
  }

  function run(action: SaveName): void {
    if (pending !== undefined) return
    if (!requireName(form.getValues('name'))) {
      form.setFocus('name')
      return
    }
    void form.handleSubmit((values) => save(action, () => send(action, values)))()
  }

  return { pending, run }
}

/** Takes the form as it is to the create screen; a name is only needed to save it. */
export function useUseTemplate(form: TemplateForm): () => Promise<void> {
  const [, navigate] = useLocation()
  return async () => {
    const { name, theme, ...fields } = form.getValues()
    const names = ['theme', ...Object.keys(fields)] as (keyof TemplateContent)[]
    if (!(await form.trigger(names, { shouldFocus: true }))) return
    const customization = { name: name.trim(), ...fields }
    handOff({ theme, customization, isEditMode: false, editingTemplateId: null })
    navigate('/create/invoice')
  }
}

function showFieldFailures(form: TemplateForm, error: unknown): void {
  const names = Object.keys(form.getValues()) as (keyof TemplateContent)[]
  for (const [at, { name, message }] of fieldFailures(error, names).entries()) {
    form.setError(name, { message }, { shouldFocus: at === 0 })
  }
}
