import { createHmac, randomUUID } from 'node:crypto'
import type { Login } from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import type { Orm } from '../db/database.ts'
import { lockUnchanged } from '../db/lock-account.ts'
import type { Logger } from '../db/logger.ts'
import { AppError } from '../http/app-error.ts'
import type { Keys } from '../keys.ts'
import { toCurrentUser } from './current-user.ts'
import type { KnownDevices } from './known-devices.ts'
import type { AccountLimits } from './limits.ts'
import { isPassword, lockedHash } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createAccountStore, type User } from './store.ts'

type World = {
  readonly orm: Orm
  readonly keys: Keys
  readonly limits: AccountLimits
  readonly knownDevices: KnownDevices
  readonly log: Logger
  readonly now: () => Date
}

export type SignIn = ReturnType<typeof createSignIn>

export type SignedIn = { readonly user: CurrentUser; readonly token: string }

export type Browser = {
  readonly client: string
  /** In words. */
  readonly device: string
  /** The session that this browser came with, if any. */
  readonly oldToken: string | undefined
  /** What it keeps to be known by. */
  readonly devices: string | undefined
}

const devEmail = 'dev@example.com'

export function createSignIn({ orm, keys, limits, knownDevices, log, now }: World) {
  const store = createAccountStore(orm)
  const sessionsIn = (tables: Orm) => createSessions({ store: createAccountStore(tables), now })

  /** Undefined: the account was deleted, or got another password, since it was found. */
  async function openSession(
    user: User,
    { oldToken, device }: Browser,
  ): Promise<SignedIn | undefined> {
    const token = await orm.transaction(async (transaction) => {
      if (!(await lockUnchanged(transaction, user))) return undefined
      return await sessionsIn(transaction).open(user.id, device)
    })
    if (token === undefined) return undefined
    // A token from before the sign-in may be known to somebody else, who put it there.
    if (oldToken !== undefined) await sessionsIn(orm).close(oldToken)
    log.info({ account: accountInLog(user.email) }, 'signed in')
    return { user: toCurrentUser(user), token }
  }

  async function requireUser({ email, password }: Login, browser: Browser): Promise<User> {
    const known = knownDevices.idFor(email, browser.devices)
    const asker = { client: browser.client, known }
    if (known === undefined) await limits.countRequest('signIn', browser.client)
    await limits.countPassword(email, asker)
    const user = await store.getUserByEmail(email)
    if (!(await isPassword(password, user?.passwordHash)) || user === undefined) {
      throw wrongCredentials()
    }
    await limits.forgivePassword(email, asker)
    if (user.emailConfirmedAt !== null) return user
    throw new AppError(
      'account.unconfirmed',
      'Please confirm your email address before signing in.',
    )
  }

  // Shows that one account is tried again and again, and whether somebody got in at last, and not whose it is.
  function accountInLog(email: string): string {
    const hash = createHmac('sha256', keys.logged).update(email.toLowerCase()).digest('base64url')
    return hash.slice(0, 16)
  }

  return {
    async signIn(login: Login, browser: Browser): Promise<SignedIn> {
      try {
        const signedIn = await openSession(await requireUser(login, browser), browser)
        if (signedIn === undefined) throw wrongCredentials()
        return signedIn
      } catch (error) {
        const account = accountInLog(login.email)
        if (error instanceof AppError) log.warn({ account, code: error.code }, 'sign-in refused')
        throw error
      }
    },

    /** For whoever has just proved by our mail that the account is theirs. */
    signInConfirmed: openSession,

    /** Signs anyone in, as one and the same person: for developers, on their own machine. */
    async signInForDevelopment(browser: Browser): Promise<SignedIn> {
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
      const signedIn = user && (await openSession(user, browser))
      if (signedIn === undefined) throw new Error('The developer vanished while signing in')
      return signedIn
    },
  }
}

function wrongCredentials(): AppError {
  return new AppError('account.wrong-credentials', 'Invalid email or password. Please try again.')
}
