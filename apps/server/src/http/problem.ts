import { type Problem, problemSchema } from '@sheaf/contract/errors'
import { missesAccount } from '../db/database-failure.ts'
import { AppError, NumberTakenError, RulesBrokenError } from './app-error.ts'
import { outageOf } from './outage.ts'

export const problemType = 'application/problem+json; charset=utf-8'

const problemAnswer = {
  description: 'Why it was refused',
  content: { 'application/problem+json': { schema: problemSchema } },
}

/** For the description of a route: the statuses that it may refuse with. */
export function refusedWith<Status extends number>(...statuses: readonly Status[]) {
  const answers = statuses.map((status) => [status, problemAnswer])
  return Object.fromEntries(answers) as Record<Status, typeof problemAnswer>
}

export function toProblem(error: AppError, requestId: string): Problem {
  const { code, status, fields } = error
  // Nobody wrote the text of a fault for the person who reads it.
  const message =
    code === 'server.fault'
      ? `Something went wrong on our side. If it keeps happening, send us this number: ${requestId}`
      : error.message
  return {
    status,
    code,
    message,
    requestId,
    ...(fields === undefined ? {} : { fields: { ...fields } }),
    ...(error instanceof RulesBrokenError && { findings: [...error.findings] }),
    ...(error instanceof NumberTakenError && { nextNumber: error.nextNumber }),
  }
}

/** Fastify's own failures are told apart by their code, and so is a neighbor who is away, or an account that was deleted meanwhile; whatever else was thrown is a fault. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const known = frameworkFailure(thrown) ?? outageOf(thrown) ?? lostSession(thrown)
  if (known !== undefined) return new AppError(known.code, known.message, undefined, thrown)
  return new AppError('server.fault', 'Unexpected fault', undefined, thrown)
}

type Failure = { readonly code: AppError['code']; readonly message: string }

const unreadable = { code: 'request.invalid', message: "We couldn't read the request." } as const
const notFound = { code: 'route.not-found', message: 'There is nothing at this address.' } as const

const frameworkFailures: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'request.too-large',
    message: 'The request is too large.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'request.unsupported-media',
    message: 'Send the request as JSON (Content-Type: application/json).',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'request.invalid',
    message: 'The request is not valid JSON.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: unreadable,
  FST_ERR_BAD_URL: { code: 'request.invalid', message: 'The address is not valid.' },
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_ERR_NOT_FOUND: notFound,
  // The framework asks it of QUERY alone, before it looks for a route. None has that method.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: notFound,
  // Paths that climb out of the folder or spell a file differently: no reason to confirm what exists.
  FST_STATIC_FORBIDDEN_PATH: notFound,
  FST_ERR_HANDLER_TIMEOUT: {
    code: 'server.overloaded',
    message: 'This took too long. Please try again in a moment.',
  },
}

function frameworkFailure(thrown: unknown): Failure | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' ? frameworkFailures[thrown.code] : undefined
}

function lostSession(thrown: unknown): Failure | undefined {
  return missesAccount(thrown) ? { code: 'session.missing', message: 'Unauthorized' } : undefined
}
