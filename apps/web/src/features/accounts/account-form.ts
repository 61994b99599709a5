import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { fieldFailures } from '#api/failure.ts'

type FormPlan<Input extends FieldValues, Output> = {
  readonly schema: ZodType<Output, Input>
  readonly start: DefaultValues<Input> & Input
  readonly send: (values: Output) => Promise<unknown>
  readonly onFailure: (error: unknown) => void
}

/** A form whose wrong fields are named at their place, whether we or the server found them; the first has the focus. */
export function useAccountForm<Input extends FieldValues, Output>(plan: FormPlan<Input, Output>) {
  const { schema, start, send, onFailure } = plan
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: start,
  })
  const { errors, isSubmitting, isDirty } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      const names = Object.keys(start) as FieldPath<Input>[]
      for (const [at, { name, message }] of fieldFailures(error, names).entries()) {
        form.setError(name, { message }, { shouldFocus: at === 0 })
      }
      onFailure(error)
    }
  })

  function field(name: FieldPath<Input>) {
    const message = errors[name]?.message
    return { ...form.register(name), error: typeof message === 'string' ? message : undefined }
  }

  return { field, submit, isSubmitting, isDirty, form }
}
