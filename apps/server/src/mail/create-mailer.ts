import type { Env } from '../env.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpMailer } from './smtp.ts'

type World = { readonly env: Env; readonly now: () => Date }

export function createMailer({ env, now }: World): Mailer {
  if (env.smtpUrl !== undefined) return createSmtpMailer({ env, smtpUrl: env.smtpUrl, now })
  return createOutbox({ env, now })
}
