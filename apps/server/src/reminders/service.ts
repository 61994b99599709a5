import { randomBytes } from 'node:crypto'
import type { ReadReminderOrder, Reminder, ReminderMail } from '@sheaf/contract/reminders'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Keys } from '../keys.ts'
import type { Logos } from '../logos/service.ts'
import { createSeal } from '../sealing/seal.ts'
import { createKeptReminders } from './kept-reminder.ts'
import { notFound } from './life-cycle.ts'
import { createPaid } from './paid.ts'
import { problemWords } from './problems.ts'
import { type ReadReminder, readReminderOrder, refused } from './read-order.ts'
import { saveReminder } from './save-reminder.ts'
import { createReminderStore, type StoredMail, type StoredReminder } from './store.ts'

export type Reminders = ReturnType<typeof createReminders>

type World = {
  readonly orm: Orm
  readonly keys: Keys
  readonly logos: Pick<Logos, 'claim'>
  readonly now: () => Date
}

/** What users do about invoices that are not paid yet. */
export function createReminders({ orm, keys, logos, now }: World) {
  const store = createReminderStore(orm)
  const kept = createKeptReminders(createSeal(keys.sealing))
  const paid = createPaid({ orm, keys, kept, now })

  async function requireOwn(user: User, id: string): Promise<StoredReminder> {
    const row = await store.find(id)
    if (row?.userId !== user.id) throw notFound()
    return row
  }

  async function find(user: User, id: string): Promise<Reminder> {
    const row = await requireOwn(user, id)
    return { ...kept.open(row), ...toAnswer(row, await store.listMails({ reminderId: id })) }
  }

  async function read(user: User, order: ReadReminderOrder): Promise<ReadReminder> {
    const reminder = readFor(user, order, now())
    // A logo that waits to be chosen would be gone when the invoice is drawn.
    const { logoUrl } = reminder.invoice.invoice.sender
    if (logoUrl !== '') await logos.claim(user.id, logoUrl)
    return reminder
  }

  return {
    find,
    readLink: paid.readLink,
    markPaidByLink: paid.markPaidByLink,

    async list({ id }: User): Promise<Reminder[]> {
      const [rows, mails] = await Promise.all([store.list(id), store.listMails({ userId: id })])
      const mailsOf = Map.groupBy(mails, ({ reminderId }) => reminderId)
      return rows.map((row) => ({ ...kept.open(row), ...toAnswer(row, mailsOf.get(row.id) ?? []) }))
    },

    async create(user: User, order: ReadReminderOrder): Promise<Reminder> {
      const { kept: content, owed, mails } = await read(user, order)
      const { dueOn } = owed
      const id = `rem_${randomBytes(16).toString('base64url')}`
      const own = { id, userId: user.id }
      const sealed = kept.keep(user.id, content)
      await saveReminder(orm, { ...own, mails, at: now() }, (inside) =>
        inside.add({ ...own, sealed, dueOn, createdAt: now() }),
      )
      return find(user, id)
    },

    /** What was sent stays sent, and a mail that is on its way goes out. */
    async change(user: User, id: string, order: ReadReminderOrder): Promise<Reminder> {
      await requireOwn(user, id)
      const { kept: content, owed, mails } = await read(user, order)
      const { dueOn } = owed
      const sealed = kept.keep(user.id, content)
      await saveReminder(orm, { id, userId: user.id, mails, at: now() }, async (inside) => {
        const row = await inside.lock(id)
        if (row === undefined) throw notFound()
        if (row.state !== 'active') throw new AppError('reminder.over', over)
        await inside.dropToCome(id)
        await inside.change(id, { sealed, dueOn })
      })
      return find(user, id)
    },

    async markPaid(user: User, id: string): Promise<Reminder> {
      await requireOwn(user, id)
      await paid.markPaid(id)
      return find(user, id)
    },

    async remove(user: User, id: string): Promise<void> {
      if (!(await store.remove(user.id, id))) throw notFound()
    },
  }
}

const over = 'These reminders are over, so there is nothing left to change.'

function readFor(user: User, order: ReadReminderOrder, at: Date): ReadReminder {
  if (user.subscription !== 'premium')
    throw new AppError('plan.premium-only', 'Upgrade to Premium for payment reminders')
  const reminder = readReminderOrder(order, at)
  if (reminder.mails.every(({ dueAt }) => dueAt <= at))
    throw refused('steps', 'All of these days have passed. Move at least one to a later day')
  return reminder
}

function toAnswer(row: StoredReminder, mails: readonly StoredMail[]) {
  const { id, state, dueOn, createdAt } = row
  return { id, state, dueOn, mails: mails.map(toMail), createdAt: createdAt.toISOString() }
}

function toMail({ day, tone, state, at, problem }: StoredMail): ReminderMail {
  const words = problem && problemWords[problem]
  return { day, tone, state, at: at?.toISOString() ?? null, problem: words }
}
