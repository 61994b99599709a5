import { randomUUID } from 'node:crypto'
import type { Signup } from '@sheaf/contract/accounts'
import type { Orm } from '../db/database.ts'
import { getLocked } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { readLinkToken } from '../mail/link-token.ts'
import type { AccountLimits } from './limits.ts'
import { newLinkId } from './links.ts'
import { type AccountMail, mailQueue } from './mail-queue.ts'
import { requireUncommon } from './password-rules.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type AccountLink, type AccountStore, createAccountStore, type User } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly limits: AccountLimits
  readonly now: () => Date
}

export type SignUp = ReturnType<typeof createSignUp>

type WantedAccount = Pick<AccountLink, 'passwordHash' | 'firstName' | 'lastName'>

/** Who opens a link: the browser that signed up keeps a token; any other has to know the password. */
type Opener = {
  readonly client: string
  readonly signUpToken: string | undefined
  readonly password: string | undefined
}

export function createSignUp({ orm, jobs, keys, limits, now }: World) {
  return {
    /**
     * Does the same, as far as anyone can see, whether the address has an account or not. The returned token is for the
     * browser that asked.
     */
    async signUp(wanted: Signup, client: string): Promise<string> {
      await limits.countRequest('signUp', client)
      requireUncommon(wanted.password, wanted, 'password')
      const mayMail = await limits.mayMail('confirm', wanted.email, client)
      const passwordHash = await hashPassword(wanted.password)
      const token = newToken()
      if (!mayMail) return token
      const names = { firstName: wanted.firstName, lastName: wanted.lastName || null }
      await orm.transaction(async (transaction) => {
        const store = createAccountStore(transaction)
        const at = now()
        const { id: userId, emailConfirmedAt } = await store.requireUser(
          { id: `usr_${randomUUID()}`, email: wanted.email, passwordHash, ...names },
          at,
        )
        if (emailConfirmedAt !== null) {
          await jobs.add(mailQueue, { kind: 'already-registered', userId }, transaction)
          return
        }
        // Each sign-up has a link of its own with its own password: a stranger's is confirmed by nobody.
        const linkId = newLinkId()
        const link = { id: linkId, userId, purpose: 'confirm' as const, createdAt: at }
        await store.addLink({ ...link, passwordHash, ...names, browserHash: hashToken(token) })
        await store.changeUser(userId, { passwordHash })
        await jobs.add(mailQueue, { kind: 'confirm', userId, linkId }, transaction)
      })
      jobs.wake(mailQueue)
      return token
    },

    /**
     * Activates the sign-up of a link, for the browser that signed up or for whoever knows its password: of a link to a
     * stranger's sign-up the reader of the mail has neither, and the stranger has no mail. Answers whose account became
     * active by it; undefined where it was active before.
     */
    async confirm(token: string, opener: Opener): Promise<User | undefined> {
      await limits.countRequest('linkUse', opener.client)
      const linkId = readLinkToken(token, 'confirm', keys.links)
      const store = createAccountStore(orm)
      const link = linkId && (await store.getLink(linkId, 'confirm', now()))
      if (!link) throw invalidLink()
      const wanted = await findSignUp(store, link, opener)
      return await orm.transaction(async (transaction) => {
        const accounts = createAccountStore(transaction)
        const at = now()
        // Before its link, as for a reset, which also ends the links of sign-ups.
        if ((await getLocked(transaction, link.userId)) === undefined) throw invalidLink()
        if (!(await accounts.takeLink(link.id, 'confirm', at))) throw invalidLink()
        const changes = { ...wantedBy(wanted), emailConfirmedAt: at }
        const user = await accounts.activateUser(link.userId, changes)
        await accounts.removeLinks(link.userId, 'confirm')
        return user
      })
    },

    /** Sends the link of a sign-up again. For other addresses a job is added that finds nothing to do. */
    async resendConfirmation(
      email: string,
      { client, signUpToken = newToken() }: Pick<Opener, 'client' | 'signUpToken'>,
    ): Promise<void> {
      await limits.countRequest('mailRequest', client)
      if (!(await limits.mayMail('confirm', email, client))) return
      await orm.transaction(async (transaction) => {
        const store = createAccountStore(transaction)
        const link =
          (await store.getConfirmLink(email, hashToken(signUpToken))) ??
          (await addMissingLink(transaction, email, now()))
        const mail: AccountMail = {
          kind: 'confirm',
          userId: link?.userId ?? `usr_${randomUUID()}`,
          linkId: link?.id ?? newLinkId(),
        }
        await jobs.add(mailQueue, mail, transaction)
      })
      jobs.wake(mailQueue)
    },
  }
}

// Several sign-ups may wait for one address: the mail proves the address, the password whose sign-up is meant.
const mostSignUpsTried = 5

async function findSignUp(
  store: AccountStore,
  link: AccountLink,
  { signUpToken, password }: Opener,
): Promise<WantedAccount> {
  const isOwnBrowser =
    signUpToken !== undefined && link.browserHash?.equals(hashToken(signUpToken)) === true
  if (isOwnBrowser) return link
  if (password === undefined) {
    throw new AppError(
      'account.password-needed',
      'Enter the password you chose when you signed up.',
    )
  }
  const others = await store.findConfirmLinks(link.userId, mostSignUpsTried)
  for (const signUp of [link, ...others.filter(({ id }) => id !== link.id)]) {
    if (await isPassword(password, signUp.passwordHash ?? undefined)) return signUp
  }
  const message = "That's not the password you signed up with."
  throw new AppError('account.wrong-password', message, { password: message })
}

// A restored backup has the account and no links.
async function addMissingLink(
  transaction: Orm,
  email: string,
  createdAt: Date,
): Promise<{ id: string; userId: string } | undefined> {
  const store = createAccountStore(transaction)
  const user = await store.getUserByEmail(email)
  if (user === undefined || user.emailConfirmedAt !== null) return undefined
  // Deleted between the two.
  if ((await getLocked(transaction, user.id)) === undefined) return undefined
  const { id: userId, passwordHash, firstName, lastName } = user
  const link = { id: newLinkId(), userId, purpose: 'confirm' as const, createdAt }
  await store.addLink({ ...link, passwordHash, firstName, lastName, browserHash: null })
  return link
}

function wantedBy({ passwordHash, firstName, lastName }: WantedAccount) {
  return passwordHash === null || firstName === null ? {} : { passwordHash, firstName, lastName }
}

function invalidLink(): AppError {
  return new AppError('account.link-invalid', 'Invalid or expired confirmation link.')
}
