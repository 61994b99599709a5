import { randomUUID } from 'node:crypto'
import type { Login } from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { toCurrentUser } from './current-user.ts'
import type { AccountLimits } from './limits.ts'
import { isPassword, lockedHash } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createAccountStore, type User } from './store.ts'

type World = {
  readonly orm: Orm
  readonly limits: AccountLimits
  readonly now: () => Date
}

export type SignIn = ReturnType<typeof createSignIn>

export type SignedIn = { readonly user: CurrentUser; readonly token: string }

type Browser = {
  readonly client: string
  /** The session that this browser came with, if any. */
  readonly oldToken: string | undefined
}

const devEmail = 'dev@example.com'

export function createSignIn({ orm, limits, now }: World) {
  const store = createAccountStore(orm)
  const sessions = createSessions({ store, now })

  // A token from before the sign-in may be known to somebody else, who put it there.
  async function openSession(user: User, oldToken: string | undefined): Promise<SignedIn> {
    if (oldToken !== undefined) await sessions.close(oldToken)
    return { user: toCurrentUser(user), token: await sessions.open(user.id) }
  }

  return {
    async signIn({ email, password }: Login, { client, oldToken }: Browser): Promise<SignedIn> {
      await limits.countRequest('signIn', client)
      await limits.countPassword(email, client)
      const user = await store.getUserByEmail(email)
      if (!(await isPassword(password, user?.passwordHash)) || user === undefined) {
        throw new AppError(
          'account.wrong-credentials',
          'Invalid email or password. Please try again.',
        )
      }
      await limits.forgivePassword(email, client)
      if (user.emailConfirmedAt === null) {
        throw new AppError(
          'account.unconfirmed',
          'Please confirm your email address before signing in.',
        )
      }
      return await openSession(user, oldToken)
    },

    /** Signs anyone in, as one and the same person: for developers, on their own machine. */
    async signInForDevelopment(oldToken: string | undefined): Promise<SignedIn> {
      const wanted = {
        id: `usr_${randomUUID()}`,
        email: devEmail,
        passwordHash: lockedHash,
        firstName: 'Dev',
        lastName: null,
      }
      const user = await orm.transaction(async (transaction) => {
        const accounts = createAccountStore(transaction)
        const { id } = await accounts.requireUser(wanted, now())
        return await accounts.changeUser(id, { emailConfirmedAt: now() })
      })
      if (user === undefined) throw new Error('The developer vanished while signing in')
      return await openSession(user, oldToken)
    },
  }
}
