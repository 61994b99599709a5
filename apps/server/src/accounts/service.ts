import { AppError } from '../http/app-error.ts'
import type { Sessions } from './sessions.ts'
import type { User } from './store.ts'

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ sessions }: { readonly sessions: Sessions }) {
  return {
    async findUser(token: string | undefined): Promise<User | undefined> {
      return token === undefined ? undefined : (await sessions.get(token))?.user
    },

    async requireUser(
      token: string | undefined,
    ): Promise<{ user: User; isSessionExtended: boolean }> {
      const found = token === undefined ? undefined : await sessions.get(token)
      // The clients know a lost session by this very word.
      if (found === undefined) throw new AppError('session.missing', 'Unauthorized')
      return { user: found.user, isSessionExtended: found.isExtended }
    },

    async signOut(token: string | undefined): Promise<void> {
      if (token !== undefined) await sessions.close(token)
    },
  }
}
