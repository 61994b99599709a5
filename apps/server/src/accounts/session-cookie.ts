import type { IncomingHttpHeaders } from 'node:http'

export type CookieScope = { readonly basePath: string; readonly isHttps: boolean }

const name = 'sheaf_session'

// Exactly what createToken makes: anything else is not worth a query.
const tokenPattern = /^[\w-]{43}$/

export function readSessionCookie(headers: IncomingHttpHeaders): string | undefined {
  const pair = headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  const token = pair?.slice(name.length + 1)
  return token !== undefined && tokenPattern.test(token) ? token : undefined
}

export function sessionCookie(token: string, maxAgeSeconds: number, scope: CookieScope): string {
  return writeCookie(token, maxAgeSeconds, scope)
}

export function clearedSessionCookie(scope: CookieScope): string {
  return writeCookie('', 0, scope)
}

function writeCookie(value: string, maxAgeSeconds: number, { basePath, isHttps }: CookieScope) {
  const parts = [`${name}=${value}`, `Path=${basePath}`, `Max-Age=${maxAgeSeconds}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])].join('; ')
}
