import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { causeMessage, fieldFailures } from '#api/failure.ts'
import { toast } from '#ui/feedback/toast.ts'
import { carryEmail } from './carried-email.ts'

type FormPlan<Values extends FieldValues> = {
  readonly schema: ZodType<Values, Values>
  readonly start: DefaultValues<Values> & Values
  readonly send: (values: Values) => Promise<unknown>
  /** What is said where the server gives no reason. Nothing is said where it is missing. */
  readonly failure?: { readonly title: string; readonly otherwise: string }
  readonly onFailure?: (error: unknown) => void
}

/** A form whose wrong fields are named at their place, whether we or the server found them; the first has the focus. */
export function useAccountForm<Values extends FieldValues>(plan: FormPlan<Values>) {
  const { schema, start, send, failure, onFailure } = plan
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: start,
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      const names = Object.keys(start) as FieldPath<Values>[]
      for (const [at, { name, message }] of fieldFailures(error, names).entries()) {
        form.setError(name, { message }, { shouldFocus: at === 0 })
      }
      if (failure) {
        const description = causeMessage(error, failure.otherwise)
        toast({ title: failure.title, description, variant: 'destructive' })
      }
      onFailure?.(error)
    }
  })

  function field(name: FieldPath<Values>) {
    const message = errors[name]?.message
    const registered = form.register(name, name === 'email' ? { onChange: carryTyped } : {})
    return { ...registered, error: typeof message === 'string' ? message : undefined }
  }

  return { field, submit, isSubmitting, form }
}

function carryTyped({ target }: { readonly target: { readonly value: string } }): void {
  carryEmail(target.value)
}
