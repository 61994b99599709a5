import { mailQueue } from '../accounts/mail-queue.ts'
import { createAccountStore, type User } from '../accounts/store.ts'
import type { ClientMail } from '../client-mail/client-mail.ts'
import { finalProblem } from '../client-mail/giving-up.ts'
import type { Orm } from '../db/database.ts'
import { drawForJob } from '../documents/draw-for-job.ts'
import type { DrawPdf } from '../documents/draw-pdf.ts'
import { type Jobs, TryLater } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import type { KeptReminders } from './kept-reminder.ts'
import { endAs } from './life-cycle.ts'
import { paidToken } from './paid.ts'
import type { ReminderProblem } from './problems.ts'
import { readReminderOrder } from './read-order.ts'
import { addressOf, composeForClient, composeForUser, stepOf } from './reminder-mails.ts'
import { createReminderStore, type MailKey, type StoredMail, type StoredReminder } from './store.ts'

type World = {
  readonly orm: Orm
  readonly jobs: Jobs
  readonly keys: Keys
  readonly kept: KeptReminders
  readonly drawPdf: DrawPdf
  readonly clientMail: ClientMail
  readonly publicUrl: string
  readonly now: () => Date
}

type Outcome = {
  readonly state: Exclude<StoredMail['state'], 'waiting'>
  readonly problem: ReminderProblem | null
}

/** Sends a reminder that is due, and ends the reminders after the last. */
export function createSendReminder(world: World): (key: MailKey) => Promise<void> {
  const { orm, jobs, kept, clientMail, now } = world

  async function send(row: StoredReminder, mail: StoredMail, user: User): Promise<Outcome> {
    const { order } = kept.open(row)
    if (order === null) return failed('unreadable')
    if (user.subscription !== 'premium') return failed('premium-ended')
    const at = now()
    const { invoice, owed } = readReminderOrder(order, at)
    const parts = { mail, order, owed, kept: invoice, user, at }
    const step = stepOf(parts)
    if (step === undefined) return { state: 'skipped', problem: null }
    if (!(await clientMail.hasRoom(addressOf(parts)))) throw new TryLater('over-limit')
    const composed =
      order.deliverTo === 'me'
        ? await composeForUser(parts, step, paidUrl(world, row.id))
        : await composeForClient(
            parts,
            step,
            await drawForJob(world.drawPdf, user.id, invoice.order),
          )
    const outcome = await clientMail.send(composed)
    if (outcome === 'sent') return { state: 'sent', problem: null }
    if (outcome === 'over-limit') throw new TryLater(outcome)
    if (outcome === 'stopped') return { state: 'skipped', problem: 'stopped' }
    return failed(order.deliverTo === 'me' ? 'not-taken' : 'bounced')
  }

  async function settle({ id }: StoredReminder, day: string, outcome: Outcome): Promise<void> {
    await orm.transaction(async (transaction) => {
      const store = createReminderStore(transaction)
      const row = await store.lock(id)
      const key = { reminderId: id, day }
      const mail = await store.findMail(key)
      // Another attempt may have settled it. What is paid meanwhile is skipped, unless the mail was out already.
      const isOpen =
        mail?.state === 'waiting' || (outcome.state === 'sent' && mail?.state !== 'sent')
      if (row === undefined || !isOpen) return
      const { problem } = outcome
      await store.changeMail(key, { ...outcome, at: now() })
      if (problem !== null) {
        const told = { kind: 'reminder-unsent', userId: row.userId, reminderId: id } as const
        await jobs.add(mailQueue, { ...told, problem }, transaction)
      }
      if (row.state !== 'active') return
      if (problem === 'stopped') await endAs(transaction, kept, row, 'stopped', now())
      else if (!(await store.hasWaiting(id))) await endAs(transaction, kept, row, 'ended', now())
    })
  }

  return async (key) => {
    const store = createReminderStore(orm)
    const mail = await store.findMail(key)
    const row = mail && (await store.find(key.reminderId))
    const user = row && (await createAccountStore(orm).getUser(row.userId))
    if (!user || row.state !== 'active' || mail.state !== 'waiting' || mail.begunAt === null) return
    await store.changeMail(key, { triedAt: now() })
    try {
      await settle(row, key.day, await send(row, mail, user))
    } catch (error) {
      const problem = finalProblem(error, { since: mail.begunAt, now: now() })
      if (problem === undefined) throw error
      await settle(row, key.day, failed(problem))
    }
  }
}

function failed(problem: ReminderProblem): Outcome {
  return { state: 'failed', problem }
}

function paidUrl({ publicUrl, keys }: Pick<World, 'publicUrl' | 'keys'>, id: string): string {
  return `${publicUrl}/paid?token=${paidToken(id, keys)}`
}
