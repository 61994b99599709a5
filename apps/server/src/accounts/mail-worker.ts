import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { Env } from '../env.ts'
import { type Jobs, TryLater } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { linkToken } from '../mail/link-token.ts'
import { type Mail, MailError, type Mailer } from '../mail/mailer.ts'
import { composeAccountMail } from './account-mails.ts'
import type { LinkPurpose } from './links.ts'
import { type AccountMail, mailQueue } from './mail-queue.ts'
import { createAccountStore } from './store.ts'

type World = {
  readonly env: Env
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly mailer: Mailer
  readonly log: Logger
  readonly now: () => Date
}

const hourMs = 60 * 60 * 1000
const lifetimeMs: Record<LinkPurpose, number> = { confirm: 24 * hourMs, reset: hourMs }

/** From now on this copy of the server sends mails about accounts. */
export async function startMailWorker(world: World): Promise<void> {
  const { jobs, mailer, log } = world
  await jobs.work(mailQueue, async ({ id, payload }) => {
    const mail = await writeMail(world, id, payload)
    if (mail === undefined) return
    try {
      await mailer.send(mail)
      log.info({ mail: id, kind: payload.kind }, 'mail sent')
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      const { code, isFinal } = error
      const words = isFinal ? 'mail given up' : 'mail not taken, to be tried again'
      log.warn({ mail: id, kind: payload.kind, code }, words)
      if (!isFinal) throw new TryLater(code)
    }
  })
}

/** Undefined when nobody needs it any more: the account is gone, or the link was used or replaced. */
async function writeMail(
  { env, orm, keys, now }: World,
  id: string,
  mail: AccountMail,
): Promise<Mail | undefined> {
  const store = createAccountStore(orm)
  const user = await store.getUser(mail.userId)
  if (user === undefined) return undefined
  const { publicUrl } = env
  if (!('linkId' in mail)) {
    return { id, ...composeAccountMail(mail, { user, publicUrl, token: '' }) }
  }
  const expiresAt = new Date(now().getTime() + lifetimeMs[mail.kind])
  const link = await store.startLink(mail.linkId, expiresAt)
  if (link === undefined) return undefined
  await store.removeExpiredResetLinks(now(), user.id)
  const token = linkToken(link.id, mail.kind, keys.links)
  const reader = {
    email: user.email,
    firstName: link.firstName ?? user.firstName,
    lastName: link.firstName === null ? user.lastName : link.lastName,
  }
  return { id, ...composeAccountMail(mail, { user: reader, publicUrl, token }) }
}
