import { toast } from '#ui/feedback/toast.ts'
import { ApiError } from './api-error.ts'

/** What the server said about a failed call, or the given words when it said nothing. */
export function failureMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.problem?.message) || otherwise
}

/** Says in a toast that a call failed. */
export function tellFailure(title: string, error: unknown, otherwise: string): void {
  toast({ title, description: failureMessage(error, otherwise), variant: 'destructive' })
}

export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined
}

/** The messages for those of the named fields that the server found wrong, in the order of the form. */
export function fieldFailures<Name extends string>(
  error: unknown,
  names: readonly Name[],
): readonly { readonly name: Name; readonly message: string }[] {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  return names.flatMap((name) => {
    const message = fields[name]
    return message === undefined ? [] : [{ name, message }]
  })
}
