import { AppError } from '../http/app-error.ts'
import type { SessionCookie } from './cookies.ts'
import type { OpenSession, Sessions } from './sessions.ts'
import type { User } from './store.ts'

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ sessions }: { readonly sessions: Sessions }) {
  async function find(cookie: SessionCookie | undefined): Promise<OpenSession | undefined> {
    const found = cookie === undefined ? undefined : await sessions.get(cookie.token)
    // Another site of the domain can plant a cookie without a prefix: it counts only for sessions that began with one.
    return cookie?.isPlain === true && found?.session.hasPlainCookie === false ? undefined : found
  }

  return {
    async findUser(cookie: SessionCookie | undefined): Promise<User | undefined> {
      return (await find(cookie))?.user
    },

    async requireSession(cookie: SessionCookie | undefined): Promise<OpenSession> {
      const found = await find(cookie)
      // The clients know a lost session by this very word.
      if (found === undefined) throw new AppError('session.missing', 'Unauthorized')
      return found
    },

    async signOut(cookie: SessionCookie | undefined): Promise<void> {
      if (cookie !== undefined) await sessions.close(cookie.token)
    },
  }
}
