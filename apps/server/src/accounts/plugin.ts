import type { FastifyPluginAsync } from 'fastify'
import { accessTokenRoutes } from '../access-tokens/routes.ts'
import type { AccessTokens } from '../access-tokens/service.ts'
import type { Payments } from '../billing/payments.ts'
import { createForgettingPlan } from '../billing/worker.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { Env } from '../env.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { mailDelivery } from '../mail/mail-delivery.ts'
import { createMailboxPath } from '../mail/mailbox-path.ts'
import type { PlanSweep } from '../objects/sweep.ts'
import { createClearingPlan } from './clearing.ts'
import { confirmRoutes } from './confirm-routes.ts'
import type { CookieScope, Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import { createAccountLimits } from './limits.ts'
import { createOwnAccount } from './own-account.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { createPasswordReset } from './password-reset.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'
import { createRequirePassword } from './require-password.ts'
import { accountRoutes } from './routes.ts'
import type { Accounts } from './service.ts'
import { sessionRoutes } from './session-routes.ts'
import { createSignIn } from './sign-in.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { createSignUp } from './sign-up.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import type { SignedInGuard } from './signed-in.ts'
import { createAccountStore } from './store.ts'
import { createWelcome } from './welcome.ts'

type World = {
  readonly accounts: Accounts
  readonly accessTokens: AccessTokens
  readonly guard: SignedInGuard
  readonly cookies: Cookies
  readonly cookieScope: CookieScope
  readonly knownDevices: KnownDevices
  readonly env: Env
  readonly database: Database
  readonly jobs: Jobs
  readonly keys: Keys
  readonly planSweep: PlanSweep
  readonly payments: Payments | undefined
  readonly log: Logger
  readonly now: () => Date
}

export const accountsPlugin: FastifyPluginAsync<World> = async (app, world) => {
  const { env, database, jobs, keys, planSweep, payments, log, now } = world
  const { accounts, accessTokens, guard, cookies, cookieScope, knownDevices } = world
  const { orm, pool } = database
  const limits = createAccountLimits({ pool, keys })
  const requirePassword = createRequirePassword(limits)
  const mailboxPath = createMailboxPath(env)
  const parts = { orm, jobs, keys, limits, now }
  const signUp = createSignUp(parts)
  const signIn = createSignIn({ ...parts, knownDevices, log })
  const welcome = createWelcome({ cookies, knownDevices })

  await app.register(accountRoutes, { accounts, guard, cookies, cookieScope })
  await app.register(signInRoutes, { signIn, welcome, env })
  await app.register(signUpRoutes, {
    signUp,
    mailboxPath,
    delivery: mailDelivery(env),
    cookies,
  })
  await app.register(confirmRoutes, { signUp, signIn, welcome, guard, cookies })
  await app.register(passwordResetRoutes, {
    passwordReset: createPasswordReset(parts),
    mailboxPath,
    cookies,
    knownDevices,
  })
  await app.register(ownAccountRoutes, {
    ownAccount: createOwnAccount({
      ...parts,
      requirePassword,
      planSweep,
      planClearing: createClearingPlan(jobs),
      planForgetting: createForgettingPlan(jobs, payments),
    }),
    guard,
    cookies,
    cookieScope,
  })
  await app.register(sessionRoutes, { store: createAccountStore(orm), guard, now })
  await app.register(accessTokenRoutes, { accessTokens, requirePassword, guard })
}
