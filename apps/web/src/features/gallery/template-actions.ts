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
import {
  namedAlike,
  requireName,
  type SaveName,
  useTemplateSaving,
} from '#sheets/templates/template-saving.ts'
import type { TemplateForm } from './template-form.ts'

type Target = {
  readonly form: TemplateForm
  readonly editingId: string | undefined
  /** All that are saved; undefined while they are awaited. */
  readonly templates: readonly Template[] | undefined
  /** The form now is this saved template. */
  readonly onSaved: (template: Template, action: SaveName) => void
}

/** Sends the form, one action at a time, and says how it went. */
export function useTemplateActions({ form, editingId, templates, onSaved }: Target) {
  const { pending, save } = useTemplateSaving()
  const refresh = useRefreshTemplates()

  async function send(action: SaveName, values: TemplateContent): Promise<Template> {
    try {
      const id = action === 'update' ? editingId : twinOf(action, values)?.id
      const template =
        id === undefined ? await createTemplate(values) : await updateTemplate(id, values)
      await refresh()
      onSaved(template, action)
      return template
    } catch (error) {
      showFieldFailures(form, error)
      throw error
    }
  }

  // To save twice under one name is to save once more, not to have two.
  function twinOf(action: SaveName, { name }: TemplateContent): Template | undefined {
    return action === 'save' ? namedAlike(templates, name) : undefined
  }

  function run(action: SaveName): void {
    if (pending !== undefined) return
    if (!requireName(form.getValues('name'))) {
      form.setFocus('name')
      return
    }
    void form.handleSubmit((values) => {
      const said = twinOf(action, values) ? 'update' : action
      return save(said, () => send(action, values))
    })()
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
