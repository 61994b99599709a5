import type { TemplateContent } from '#api/templates.ts'
import type { TemplateForm } from './template-form.ts'

/** What a plain field of the form needs: its registration, and what is wrong with it. */
export function textOf(form: TemplateForm, name: keyof TemplateContent) {
  return { ...form.register(name), error: form.formState.errors[name]?.message }
}
