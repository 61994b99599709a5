import { DrizzleQueryError } from 'drizzle-orm'

/** 'away': nobody can say when it answers again, but it will. 'full': there is no room for what was to be written. */
export type DatabaseFailure = 'away' | 'full'

// What a connection meets on its way, and what PostgreSQL says while it starts, ends, has no connection left or is a standby.
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '25006'],
])

// The driver gives no code for these.
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Undefined for anything else, faults of our own queries included. */
export function databaseFailure(thrown: unknown): DatabaseFailure | undefined {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (code === '53100') return 'full'
  const isAway = awayCodes.has(code) || code.startsWith('08') || awayWords.test(error.message)
  return isAway || isMissingSocket(error) ? 'away' : undefined
}

/** The account went while something was written that belongs to it. */
export function missesAccount(thrown: unknown): boolean {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  if (!(error instanceof Error) || !('code' in error && 'constraint' in error)) return false
  return error.code === '23503' && String(error.constraint).endsWith('_user_id_fkey')
}

/** For what is only noted by the way: on a full disk everything can still be read, and that must not be refused for it. */
export function unlessFull(error: unknown): void {
  if (databaseFailure(error) !== 'full') throw error
}

// A file that is missing has the same code.
function isMissingSocket(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOENT' && error.syscall === 'connect'
}
