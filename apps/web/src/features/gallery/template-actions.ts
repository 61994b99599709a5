import type { Template } from '@sheaf/contract/templates'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { failureCode, failureMessage, fieldFailures } from '#api/failure.ts'
import {
  createTemplate,
  type TemplateContent,
  updateTemplate,
  useRefreshTemplates,
} from '#api/templates.ts'
import { handOff } from '#sheets/hand-off.ts'
import { toast } from '#ui/toast.ts'
import type { TemplateForm } from './template-form.ts'

export type ActionName = 'save' | 'update' | 'save-as-new'

type Words = { readonly title: string; readonly verb: string; readonly failure: string }

const words: Record<ActionName, Words> = {
  save: { title: 'Template saved', verb: 'saved', failure: 'Failed to save template' },
  update: { title: 'Template updated', verb: 'updated', failure: 'Failed to save template' },
  'save-as-new': {
    title: 'Template Saved',
    verb: 'saved',
    failure: 'Failed to save template as new',
  },
}

type Target = {
  readonly form: TemplateForm
  readonly editingId: string | undefined
  /** The form now is this saved template. */
  readonly onSaved: (template: Template, action: ActionName) => void
}

/** Sends the form, one action at a time, and says how it went. */
export function useTemplateActions({ form, editingId, onSaved }: Target) {
  const [pending, setPending] = useState<ActionName>()
  const refresh = useRefreshTemplates()

  async function send(action: ActionName, values: TemplateContent): Promise<void> {
    const { title, verb, failure } = words[action]
    setPending(action)
    try {
      const isUpdate = action === 'update' && editingId !== undefined
      const template = isUpdate
        ? await updateTemplate(editingId, values)
        : await createTemplate(values)
      await refresh()
      onSaved(template, action)
      const description = `Template "${template.name}" has been ${verb} successfully`
      toast({ title, description, duration: 2000 })
    } catch (error) {
      showFieldFailures(form, error)
      toast({
        title: 'Save Failed',
        description: withReason(failure, error),
        variant: 'destructive',
      })
    }
    setPending(undefined)
  }

  function run(action: ActionName): void {
    if (pending !== undefined) return
    if (form.getValues('name').trim() === '') {
      toast({ ...nameRequired, variant: 'destructive' })
      form.setFocus('name')
      return
    }
    void form.handleSubmit((values) => send(action, values))()
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

const nameRequired = {
  title: 'Name Required',
  description: 'Please enter a name for your template',
}

// These two say what the user can do about it.
const helpfulCodes: readonly unknown[] = ['storage.full', 'plan.premium-only']

function withReason(failure: string, error: unknown): string {
  if (!helpfulCodes.includes(failureCode(error))) return failure
  return `${failure}. ${failureMessage(error, '')}`
}

function showFieldFailures(form: TemplateForm, error: unknown): void {
  const names = Object.keys(form.getValues()) as (keyof TemplateContent)[]
  for (const [at, { name, message }] of fieldFailures(error, names).entries()) {
    form.setError(name, { message }, { shouldFocus: at === 0 })
  }
}
