import { useController } from 'react-hook-form'
import type { TemplateContent } from '#api/templates.ts'
import type { TemplateForm } from './template-form.ts'

/** What a plain field of the form needs: its registration, and what is wrong with it. */
export function textOf(form: TemplateForm, name: keyof TemplateContent) {
  return { ...form.register(name), error: form.formState.errors[name]?.message }
}

/** The same for a field that is more than an input of the browser's. */
export function useControlled(form: TemplateForm, name: keyof TemplateContent) {
  const { field, fieldState } = useController({ control: form.control, name })
  const { value, onChange, onBlur } = field
  return { value, onChange, onBlur, error: fieldState.error?.message }
}
