import type { CurrentUser } from '@sheaf/contract/current-user'
import { AppError } from '../http/app-error.ts'
import type { Sessions } from './sessions.ts'
import type { User } from './store.ts'

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ sessions }: { readonly sessions: Sessions }) {
  return {
    async requireUser(
      token: string | undefined,
    ): Promise<{ user: CurrentUser; isSessionExtended: boolean }> {
      const found = token === undefined ? undefined : await sessions.get(token)
      // The clients know a lost session by this very word.
      if (found === undefined) throw new AppError('session.missing', 'Unauthorized')
      return { user: toCurrentUser(found.user), isSessionExtended: found.isExtended }
    },

    async signOut(token: string | undefined): Promise<void> {
      if (token !== undefined) await sessions.close(token)
    },
  }
}

function toCurrentUser(user: User): CurrentUser {
  const { id, email, firstName, lastName, subscription, documentsUsed, logosGenerated } = user
  return {
    id,
    email,
    firstName,
    lastName,
    createdAt: user.createdAt.toISOString(),
    subscription,
    documentsUsed,
    logosGenerated,
  }
}
