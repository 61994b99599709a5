import type { FastifyReply } from 'fastify'
import type { CookieScope, Cookies } from './cookies.ts'

type Place = { readonly cookies: Cookies; readonly cookieScope: CookieScope }

/**
 * Leaves nothing of a user in the browser that they sign out of. Of the cookies only that of the session goes: the directive
 * 'cookies' would sign out of every site of the domain, and 'cache' holds Chromium up for seconds. Where Sheaf has a base path
 * the storage belongs to other programs, too; there the web app alone clears what is its own.
 */
export function leaveBrowser(reply: FastifyReply, { cookies, cookieScope }: Place): void {
  reply.header('set-cookie', cookies.clearedSession())
  if (cookieScope.basePath === '/') reply.header('clear-site-data', '"storage"')
}
