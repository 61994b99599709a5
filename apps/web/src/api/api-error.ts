import type { Problem } from '@sheaf/contract/errors'

/** An answer that was not a success. The message is the status, a colon, a space and the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problem
  }
}

export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text()
  return new ApiError(response.status, body || response.statusText, await parseProblem(body))
}

export function isUnauthorized(error: Error): boolean {
  return /^401: .*Unauthorized/.test(error.message)
}

// The schema is fetched when the first problem comes: the start page of a visitor does without it.
async function parseProblem(body: string): Promise<Problem | undefined> {
  try {
    const json: unknown = JSON.parse(body)
    const { problemSchema } = await import('@sheaf/contract/errors')
    return problemSchema.safeParse(json).data
  } catch {
    return undefined
  }
}
