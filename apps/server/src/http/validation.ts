import type { FastifySchemaCompiler } from 'fastify'
import type { core, ZodType } from 'zod'
import { AppError, type Fields } from './app-error.ts'
import { refusalOfNulls } from './null-characters.ts'
import { inPlainWords } from './plain-words.ts'

const fieldsShown = 50
const messagesJoined = 3

export const validateByZod: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (input) => {
    const result = schema.safeParse(input, { error: inPlainWords })
    if (!result.success) return { error: refusalOf(result.error.issues) }
    const refusal = refusalOfNulls(result.data)
    return refusal === undefined ? { value: result.data } : { error: refusal }
  }

/** For what a route can only check after it has looked at another part of the request. */
export function requireValid<T>(schema: ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { error: inPlainWords })
  if (!result.success) throw refusalOf(result.error.issues)
  const refusal = refusalOfNulls(result.data)
  if (refusal !== undefined) throw refusal
  return result.data
}

function refusalOf(issues: readonly core.$ZodIssue[]): AppError {
  const fields: Record<string, string> = {}
  // Bounded: a list of a hundred thousand wrong lines must not become an answer of that size.
  for (const issue of issues.slice(0, fieldsShown)) {
    fields[issue.path.join('.') || 'request'] ??= issue.message
  }
  return new AppError('request.invalid', summaryOf(fields), fields)
}

function summaryOf(fields: Fields): string {
  const messages = Object.values(fields)
  const shown = messages.slice(0, messagesJoined).join('; ')
  const hidden = messages.length - messagesJoined
  return hidden > 0 ? `${shown}; and ${hidden} more` : shown
}
