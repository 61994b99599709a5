import { randomUUID } from 'node:crypto'
import type { ResetPassword } from '@sheaf/contract/accounts'
import { createAccessTokenStore } from '../access-tokens/store.ts'
import type { Orm } from '../db/database.ts'
import { getLocked } from '../db/lock-account.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { readLinkToken } from '../mail/link-token.ts'
import type { AccountLimits } from './limits.ts'
import { newLinkId } from './links.ts'
import { mailQueue } from './mail-queue.ts'
import { requireUncommon } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { createAccountStore, type User } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly limits: AccountLimits
  readonly now: () => Date
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

export function createPasswordReset({ orm, jobs, keys, limits, now }: World) {
  async function findOwner(linkId: string): Promise<User | undefined> {
    const store = createAccountStore(orm)
    const link = await store.getLink(linkId, 'reset', now())
    return link === undefined ? undefined : await store.getUser(link.userId)
  }

  return {
    /** For an address without an account a job is added that finds nothing to do: the work is the same. */
    async requestReset(email: string, client: string): Promise<void> {
      await limits.countRequest('mailRequest', client)
      if (!(await limits.mayMail('reset', email, client))) return
      const linkId = newLinkId()
      await orm.transaction(async (transaction) => {
        const store = createAccountStore(transaction)
        const userId = await store.addResetLink({ id: linkId, email, createdAt: now() })
        const mail = { kind: 'reset', userId: userId ?? `usr_${randomUUID()}`, linkId } as const
        await jobs.add(mailQueue, mail, transaction)
      })
      jobs.wake(mailQueue)
    },

    /**
     * Who has the link reads the mails of the address: it is confirmed by the same act. Access tokens end as sessions do:
     * whoever resets a password may have lost it to somebody who made one.
     */
    async reset({ token, password }: ResetPassword, client: string): Promise<User> {
      await limits.countRequest('linkUse', client)
      const linkId = readLinkToken(token, 'reset', keys.links)
      const user = linkId === undefined ? undefined : await findOwner(linkId)
      if (linkId === undefined || user === undefined) throw invalidLink()
      requireUncommon(password, user, 'password')
      const passwordHash = await hashPassword(password)
      await orm.transaction(async (transaction) => {
        const store = createAccountStore(transaction)
        const at = now()
        const userId = user.id
        // Before its link: other ways to a new password begin with the account, and would wait for each other with this one.
        if ((await getLocked(transaction, userId)) === undefined) throw invalidLink()
        if ((await store.takeLink(linkId, 'reset', at)) === undefined) throw invalidLink()
        await store.changeUser(userId, { passwordHash })
        await store.activateUser(userId, { emailConfirmedAt: at })
        await store.removeLinks(userId)
        await store.removeSessions(userId)
        await createAccessTokenStore(transaction).removeTokens(userId)
        await jobs.add(mailQueue, { kind: 'password-changed', userId }, transaction)
      })
      jobs.wake(mailQueue)
      return user
    },
  }
}

function invalidLink(): AppError {
  return new AppError('account.link-invalid', 'Invalid or expired reset link.')
}
