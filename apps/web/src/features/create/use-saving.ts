import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { useState } from 'react'
import { createCustomTemplate, useRefreshCustomTemplates } from '#api/custom-templates.ts'
import { failureCode, failureMessage } from '#api/failure.ts'
import { createTemplate, updateTemplate, useRefreshTemplates } from '#api/templates.ts'
import type { Design } from '#document/design.ts'
import { customTemplateOf } from '#studio/custom-template.ts'
import type { Editing } from '#studio/history-note.ts'
import { toast } from '#ui/toast.ts'
import { templateOf } from './invoice-template.ts'

export type SaveName = 'save' | 'update' | 'save-as-new'

type Words = { readonly title: string; readonly verb: string; readonly failure: string }

const words: Record<SaveName, Words> = {
  save: { title: 'Template saved', verb: 'saved', failure: 'Failed to save template' },
  update: { title: 'Template updated', verb: 'updated', failure: 'Failed to save template' },
  'save-as-new': {
    title: 'Template Saved',
    verb: 'saved',
    failure: 'Failed to save template as new',
  },
}

type Matter = {
  readonly document: BusinessDocument
  readonly themeId: string
  readonly design: Design
  readonly editing: Editing | undefined
}

type Ways = {
  /** A template that is edited from now on: the one that was, or its copy. */
  readonly onEditing: (editing: Editing) => void
}

/** Saves the sheet as a template, one call at a time, and says how it went. */
export function useSaving(matter: Matter, { onEditing }: Ways) {
  const [pending, setPending] = useState<SaveName>()
  const send = useSend(matter)

  async function save(action: SaveName, name: string): Promise<void> {
    if (pending !== undefined) return
    if (name.trim() === '') {
      toast({ ...nameRequired, variant: 'destructive' })
      return
    }
    const { title, verb, failure } = words[action]
    setPending(action)
    try {
      const saved = await send(action, name.trim())
      const description = `Template "${saved.name}" has been ${verb} successfully`
      toast({ title, description, duration: 2000 })
      if (action !== 'save') onEditing({ references: '', ...matter.editing, ...saved })
    } catch (error) {
      const description = withReason(failure, error)
      toast({ title: 'Save Failed', description, variant: 'destructive' })
    }
    setPending(undefined)
  }

  return { pending, save }
}

function useSend({ document, themeId, design, editing }: Matter) {
  const refreshTemplates = useRefreshTemplates()
  const refreshCustomTemplates = useRefreshCustomTemplates()
  return async (action: SaveName, name: string): Promise<Pick<Editing, 'id' | 'name'>> => {
    const card = { name, theme: themeId }
    if (document.type !== 'invoice') {
      const body = customTemplateOf(document, card, design)
      const saved = await createCustomTemplate(document.type, body)
      await refreshCustomTemplates(document.type)
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

const nameRequired = {
  title: 'Name Required',
  description: 'Please enter a name for your template',
}

// These say what the user can do about it.
const helpfulCodes: readonly unknown[] = ['storage.full', 'plan.premium-only', 'template.not-found']

function withReason(failure: string, error: unknown): string {
  if (!helpfulCodes.includes(failureCode(error))) return failure
  return `${failure}. ${failureMessage(error, '')}`
}
