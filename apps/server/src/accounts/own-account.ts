import type { ChangeName, ChangePassword } from '@sheaf/contract/accounts'
import type { CurrentUser } from '@sheaf/contract/current-user'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { toCurrentUser } from './current-user.ts'
import type { AccountLimits } from './limits.ts'
import { mailQueue } from './mail-queue.ts'
import { collectOwnData, type OwnData } from './own-data.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createAccountStore, type User } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly limits: AccountLimits
  readonly planSweep: PlanSweep
  readonly now: () => Date
}

export type OwnAccount = ReturnType<typeof createOwnAccount>

/** What people do with their own account. */
export function createOwnAccount({ orm, jobs, limits, planSweep, now }: World) {
  const store = createAccountStore(orm)

  async function requirePassword(
    user: User,
    password: string,
    field: string,
    client: string,
  ): Promise<void> {
    await limits.countPassword(user.email, client)
    if (!(await isPassword(password, user.passwordHash))) {
      const message = 'This is not your current password'
      throw new AppError('account.wrong-password', message, { [field]: message })
    }
    await limits.forgivePassword(user.email, client)
  }

  return {
    async changeName(user: User, { firstName, lastName }: ChangeName): Promise<CurrentUser> {
      const changed = await store.changeUser(user.id, { firstName, lastName: lastName || null })
      return toCurrentUser(changed ?? user)
    },

    /** Ends every session. The returned token is of a new one for the browser that asked. */
    async changePassword(user: User, change: ChangePassword, client: string): Promise<string> {
      await requirePassword(user, change.currentPassword, 'currentPassword', client)
      const passwordHash = await hashPassword(change.newPassword)
      const token = await orm.transaction(async (transaction) => {
        const accounts = createAccountStore(transaction)
        await accounts.changeUser(user.id, { passwordHash })
        await accounts.removeLinks(user.id, 'reset')
        await accounts.removeSessions(user.id)
        await jobs.add(mailQueue, { kind: 'password-changed', userId: user.id }, transaction)
        return await createSessions({ store: accounts, now }).open(user.id)
      })
      jobs.wake(mailQueue)
      return token
    },

    /** All that belongs to the account goes with it: rows by the database, files by the sweep. */
    async remove(user: User, password: string, client: string): Promise<void> {
      await requirePassword(user, password, 'password', client)
      const sweep = await orm.transaction(async (transaction) => {
        await createAccountStore(transaction).removeUser(user.id)
        return planSweep(transaction)
      })
      sweep()
    },

    async collectData(user: User): Promise<OwnData> {
      return await collectOwnData(orm, user)
    },
  }
}
