import { createHash, randomBytes } from 'node:crypto'

/** Known to one browser alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database holds of a token: it opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
