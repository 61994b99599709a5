import type { FastifySchemaCompiler } from 'fastify'
import { type core, type ZodType, z } from 'zod'
import { AppError, type Fields } from './app-error.ts'
import { refusalOfNulls } from './null-characters.ts'
import { inPlainWords } from './plain-words.ts'

const fieldsShown = 50
const messagesJoined = 3

export const validateByZod: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (input) => {
    const result = schema.safeParse(input, { error: inPlainWords })
    return result.success ? { value: result.data } : { error: refusalOf(result.error.issues) }
  }

/**
 * For what a route can only check after it has looked at another part of the request. Null characters may have come out of
 * JSON within a text.
 */
export function requireValid<T>(schema: ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { error: inPlainWords })
  if (!result.success) throw refusalOf(result.error.issues)
  const refusal = refusalOfNulls(result.data)
  if (refusal !== undefined) throw refusal
  return result.data
}

/**
 * Any set of named values. The documentation tells it as the schema says, which is not asked again: for what is judged where
 * it is read, and may be large.
 */
export function toldAs(schema: ZodType): ZodType<Readonly<Record<string, unknown>>> {
  const { $schema: _, ...told } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return z.unknown().check(requireNamedValues).meta(told) as ZodType<
    Readonly<Record<string, unknown>>
  >
}

function requireNamedValues({ value: input, issues }: core.ParsePayload): void {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return
  issues.push({ code: 'invalid_type', expected: 'object', input })
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
