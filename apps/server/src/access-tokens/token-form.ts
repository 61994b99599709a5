import { newToken } from '../accounts/tokens.ts'

/** It begins with a word of ours, so that scanners for leaked secrets can know it, and the log can leave it out. */
export function newAccessToken(): string {
  return `sheaf_${newToken()}`
}

/** Exactly what is handed out: anything else is not worth a query. */
export function isAccessToken(text: string): boolean {
  return /^sheaf_[\w-]{43}$/.test(text)
}

export function withoutAccessTokens(text: string): string {
  return text.replace(/sheaf_[\w-]{43}/g, 'sheaf_…')
}
