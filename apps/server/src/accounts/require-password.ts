import { AppError } from '../http/app-error.ts'
import type { AccountLimits } from './limits.ts'
import { isPassword } from './passwords.ts'
import type { User } from './store.ts'

export type Browser = { readonly client: string; readonly sessionId: string }

export type RequirePassword = ReturnType<typeof createRequirePassword>

/** For what a browser that was left open must not be enough for. `field` is where the request holds the password. */
export function createRequirePassword(limits: AccountLimits) {
  return async (
    user: User,
    password: string,
    field: string,
    { client, sessionId }: Browser,
  ): Promise<void> => {
    const asker = { client, known: sessionId }
    await limits.countPassword(user.email, asker)
    if (!(await isPassword(password, user.passwordHash))) {
      const message = "That's not your current password"
      throw new AppError('account.wrong-password', message, { [field]: message })
    }
    await limits.forgivePassword(user.email, asker)
  }
}
