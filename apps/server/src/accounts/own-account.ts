import type { ChangeName, ChangePassword } from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import { createAccessTokenStore } from '../access-tokens/store.ts'
import type { PlanForgetting } from '../billing/worker.ts'
import type { Orm } from '../db/database.ts'
import { lockAccountAs } from '../db/lock-account.ts'
import type { PlanCleanUp } from '../jobs/clean-up.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { toCurrentUser } from './current-user.ts'
import { mailQueue } from './mail-queue.ts'
import { collectOwnData, type OwnData } from './own-data.ts'
import { requireUncommon } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import type { Browser, RequirePassword } from './require-password.ts'
import { createSessions } from './sessions.ts'
import { createAccountStore, type User } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly requirePassword: RequirePassword
  readonly planSweep: PlanSweep
  readonly planClearing: PlanCleanUp
  readonly planForgetting: PlanForgetting
  readonly now: () => Date
}

export type OwnAccount = ReturnType<typeof createOwnAccount>

/** What people do with their own account. */
export function createOwnAccount(world: World) {
  const { orm, jobs, requirePassword, planSweep, planClearing, planForgetting, now } = world
  const store = createAccountStore(orm)

  return {
    async changeName(user: User, { firstName, lastName }: ChangeName): Promise<CurrentUser> {
      const changed = await store.changeUser(user.id, { firstName, lastName: lastName || null })
      return toCurrentUser(changed ?? user)
    },

    /**
     * Ends every session, and every access token: whoever knew the old password could have made one. The returned token is of a
     * new session for the browser that asked.
     */
    async changePassword(
      user: User,
      change: ChangePassword,
      browser: Browser & { readonly device: string },
    ): Promise<string> {
      await requirePassword(user, change.currentPassword, 'currentPassword', browser)
      requireUncommon(change.newPassword, user, 'newPassword')
      const passwordHash = await hashPassword(change.newPassword)
      const token = await orm.transaction(async (transaction) => {
        await lockAccountAs(transaction, user, browser.sessionId)
        const accounts = createAccountStore(transaction)
        await accounts.changeUser(user.id, { passwordHash })
        await accounts.removeLinks(user.id, 'reset')
        await accounts.removeSessions(user.id)
        await createAccessTokenStore(transaction).removeTokens(user.id)
        await jobs.add(mailQueue, { kind: 'password-changed', userId: user.id }, transaction)
        return await createSessions({ store: accounts, now }).open(user.id, browser.device)
      })
      jobs.wake(mailQueue)
      return token
    },

    /** All that belongs to the account goes with it: rows by the database, pictures by the sweep, mails in the outbox by the clearing; payments end. */
    async remove(user: User, password: string, browser: Browser): Promise<void> {
      await requirePassword(user, password, 'password', browser)
      const begin = await orm.transaction(async (transaction) => {
        await lockAccountAs(transaction, user, browser.sessionId)
        const forget = await planForgetting(transaction, user.id)
        await createAccountStore(transaction).removeUser(user.id)
        return [await planSweep(transaction), await planClearing(transaction), forget]
      })
      for (const work of begin) work()
    },

    async collectData(user: User): Promise<OwnData> {
      return await collectOwnData(orm, user)
    },
  }
}
