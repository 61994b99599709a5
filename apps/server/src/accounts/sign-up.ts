import { randomUUID } from 'node:crypto'
import type { Signup } from '@sheaf/contract/accounts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import type { AccountLimits } from './limits.ts'
import { newLinkId, readLinkToken } from './links.ts'
import { type AccountMail, mailQueue } from './mail-queue.ts'
import { hashPassword } from './passwords.ts'
import { type AccountLink, createAccountStore } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly limits: AccountLimits
  readonly now: () => Date
}

export type SignUp = ReturnType<typeof createSignUp>

type WantedAccount = Pick<AccountLink, 'passwordHash' | 'firstName' | 'lastName'>

export function createSignUp({ orm, jobs, keys, limits, now }: World) {
  return {
    /** Does the same, as far as anyone can see, whether the address has an account or not. */
    async signUp(wanted: Signup, client: string): Promise<void> {
      await limits.countRequest('signUp', client)
      const mayMail = await limits.mayMail('confirm', wanted.email, client)
      const passwordHash = await hashPassword(wanted.password)
      if (!mayMail) return
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
        await store.addLink({ ...link, passwordHash, ...names })
        await store.changeUser(userId, { passwordHash })
        await jobs.add(mailQueue, { kind: 'confirm', userId, linkId }, transaction)
      })
      jobs.wake(mailQueue)
    },

    async confirm(token: string, client: string): Promise<void> {
      await limits.countRequest('linkUse', client)
      const linkId = readLinkToken(token, 'confirm', keys.links)
      if (linkId === undefined) throw invalidLink()
      await orm.transaction(async (transaction) => {
        const store = createAccountStore(transaction)
        const at = now()
        const link = await store.takeLink(linkId, 'confirm', at)
        if (link === undefined) throw invalidLink()
        await store.activateUser(link.userId, { ...wantedBy(link), emailConfirmedAt: at })
        await store.removeLinks(link.userId, 'confirm')
      })
    },

    /** Sends the link of the newest sign-up again. For other addresses a job is added that finds nothing to do. */
    async resendConfirmation(email: string, client: string): Promise<void> {
      await limits.countRequest('mailRequest', client)
      if (!(await limits.mayMail('confirm', email, client))) return
      await orm.transaction(async (transaction) => {
        const link = await createAccountStore(transaction).getNewestConfirmLink(email)
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

function wantedBy({ passwordHash, firstName, lastName }: WantedAccount) {
  return passwordHash === null || firstName === null ? {} : { passwordHash, firstName, lastName }
}

function invalidLink(): AppError {
  return new AppError('account.link-invalid', 'Invalid or expired confirmation link.')
}
