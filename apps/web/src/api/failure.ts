import { productName } from '@sheaf/contract/product'
import { toast } from '#ui/feedback/toast.ts'
import { ApiError } from './api-error.ts'

/** What the server said about a failed call, or the given words when it said nothing. */
export function failureMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.problem?.message) || otherwise
}

/** What the server said, in whatever form, for messages that pass it on. */
export function serverWords(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  return error.problem?.message ?? error.message.slice(0, longestPassedOn)
}

// Something before the server may answer with a whole page.
const longestPassedOn = 200

/** Whether the server was never asked, or something before it answered in its place. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError
  return error.problem === undefined && error.status >= 502 && error.status <= 504
}

/** As `failureMessage`, for words that name a cause: a server that was not reached is named instead. */
export function causeMessage(error: unknown, otherwise: string): string {
  return isUnreachable(error) ? unreachable : failureMessage(error, otherwise)
}

const unreachable = `We couldn't reach ${productName}. Check your connection and try again.`

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
