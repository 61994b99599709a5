import { useController } from 'react-hook-form'
import type { TemplateContent } from '#api/templates.ts'
import type { TemplateForm } from './template-form.ts'

/** All but the labels are texts. */
type TextName = Exclude<keyof TemplateContent, 'labels'>

/** What a plain field of the form needs: its registration, and what is wrong with it. */
export function textOf(form: TemplateForm, name: TextName) {
  return { ...form.register(name), error: form.formState.errors[name]?.message }
}

/** The same for a field that is more than an input of the browser's. */
export function useControlled(form: TemplateForm, name: TextName) {
  const { field, fieldState } = useController({ control: form.control, name })
  const { value, onChange, onBlur } = field
  return { value, onChange, onBlur, error: fieldState.error?.message }
}
