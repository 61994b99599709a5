import { zodResolver } from '@hookform/resolvers/zod'
import { saveTemplateSchema, type Template } from '@sheaf/contract/templates'
import { useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { TemplateContent } from '#api/templates.ts'
import { hasChanges, valuesOf } from '#sheets/templates/template-values.ts'
import type { CustomizerStart } from './customizer-start.ts'

export type TemplateForm = UseFormReturn<TemplateContent>

// The schema also takes less than all fields; the form always has them all.
const resolver = zodResolver(saveTemplateSchema.out) as unknown as Resolver<TemplateContent>

/** The form, whether anything in it would be lost, and how to say that it was saved. */
export function useTemplateForm(start: CustomizerStart, draft: TemplateContent | undefined) {
  const form = useForm<TemplateContent>({
    resolver,
    defaultValues: { ...start.values, ...draft },
    mode: 'onTouched',
  })
  const [baseline, setBaseline] = useState(start.values)
  const isChanged = useIsChanged(form, baseline, start)
  function settle(template: Template) {
    const values = valuesOf(template)
    setBaseline(values)
    form.reset(values)
  }
  return { form, isChanged, settle }
}

// A subscription, not a watch: the screen is drawn anew when the answer changes, not at each key press.
function useIsChanged(
  form: TemplateForm,
  baseline: TemplateContent,
  start: CustomizerStart,
): boolean {
  const { themes, editingId } = start
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const check = () =>
      setIsChanged(hasChanges(form.getValues(), baseline, themes, editingId !== undefined))
    check()
    return form.subscribe({ formState: { values: true }, callback: check })
  }, [form, baseline, themes, editingId])
  return isChanged
}
