import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { mailDelivery } from '../mail/mail-delivery.ts'
import { createMailboxPath } from '../mail/mailbox-path.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { createAccountLimits } from './limits.ts'
import { createOwnAccount } from './own-account.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { createPasswordReset } from './password-reset.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'
import { accountRoutes } from './routes.ts'
import type { Accounts } from './service.ts'
import type { CookieScope } from './session-cookie.ts'
import { createSignIn } from './sign-in.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { createSignUp } from './sign-up.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import type { SignedInGuard } from './signed-in.ts'

type World = {
  readonly accounts: Accounts
  readonly guard: SignedInGuard
  readonly cookieScope: CookieScope
  readonly env: Env
  readonly database: Database
  readonly jobs: Jobs
  readonly keys: Keys
  readonly planSweep: PlanSweep
  readonly now: () => Date
}

export const accountsPlugin: FastifyPluginAsync<World> = async (app, world) => {
  const { env, database, jobs, keys, planSweep, now, accounts, guard, cookieScope } = world
  const { orm, pool } = database
  const limits = createAccountLimits({ pool, keys })
  const mailboxPath = createMailboxPath(env)
  const parts = { orm, jobs, keys, limits, now }

  await app.register(accountRoutes, { accounts, guard, cookieScope })
  await app.register(signInRoutes, {
    signIn: createSignIn(parts),
    cookieScope,
    env,
  })
  await app.register(signUpRoutes, {
    signUp: createSignUp(parts),
    mailboxPath,
    delivery: mailDelivery(env),
  })
  await app.register(passwordResetRoutes, {
    passwordReset: createPasswordReset(parts),
    mailboxPath,
  })
  await app.register(ownAccountRoutes, {
    ownAccount: createOwnAccount({ ...parts, planSweep }),
    guard,
    cookieScope,
  })
}
