import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  notInArray,
  sql,
  sum,
} from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { reminderMails, reminders } from '../db/reminder-schema.ts'

export type StoredReminder = typeof reminders.$inferSelect
export type StoredMail = typeof reminderMails.$inferSelect
export type MailKey = { readonly reminderId: string; readonly day: string }

export type ReminderStore = ReturnType<typeof createReminderStore>

export function createReminderStore(orm: Orm) {
  return {
    /** The newest first. */
    async list(userId: string): Promise<StoredReminder[]> {
      return await orm
        .select()
        .from(reminders)
        .where(eq(reminders.userId, userId))
        .orderBy(desc(reminders.createdAt), reminders.id)
    },

    async find(id: string): Promise<StoredReminder | undefined> {
      const [row] = await orm.select().from(reminders).where(eq(reminders.id, id))
      return row
    },

    /** Until the end of the transaction: whatever else changes it waits. */
    async lock(id: string): Promise<StoredReminder | undefined> {
      const [row] = await orm.select().from(reminders).where(eq(reminders.id, id)).for('update')
      return row
    },

    /** One whose next mail is due. Those that another copy of the server has locked are in good hands. */
    async lockDue(now: Date, except: readonly string[]): Promise<StoredReminder | undefined> {
      const isDue = and(eq(reminders.state, 'active'), lte(reminders.nextAt, now))
      const [row] = await orm
        .select()
        .from(reminders)
        .where(and(isDue, notInArray(reminders.id, [...except])))
        .orderBy(reminders.nextAt)
        .limit(1)
        .for('update', { skipLocked: true })
      return row
    },

    async sum(userId: string): Promise<{ count: number; bytes: number }> {
      const [row] = await orm
        .select({ count: count(), bytes: sum(sql`octet_length(${reminders.sealed})`) })
        .from(reminders)
        .where(eq(reminders.userId, userId))
      return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) }
    },

    async add(row: typeof reminders.$inferInsert): Promise<void> {
      await orm.insert(reminders).values(row)
    },

    async change(id: string, changes: Partial<StoredReminder>): Promise<void> {
      await orm.update(reminders).set(changes).where(eq(reminders.id, id))
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const own = and(eq(reminders.id, id), eq(reminders.userId, userId))
      const { rowCount } = await orm.delete(reminders).where(own)
      return rowCount === 1
    },

    async removeOver(since: Date): Promise<void> {
      await orm.delete(reminders).where(lt(reminders.overAt, since))
    },

    ...createMailStore(orm),
  }
}

function createMailStore(orm: Orm) {
  const isOf = ({ reminderId, day }: MailKey) =>
    and(eq(reminderMails.reminderId, reminderId), eq(reminderMails.day, day))
  const isWaiting = (reminderId: string) =>
    and(eq(reminderMails.reminderId, reminderId), eq(reminderMails.state, 'waiting'))
  const isToCome = (reminderId: string) => and(isWaiting(reminderId), isNull(reminderMails.begunAt))

  return {
    /** In the order of their days. */
    async listMails(of: { userId: string } | { reminderId: string }): Promise<StoredMail[]> {
      const own =
        'userId' in of
          ? eq(reminderMails.userId, of.userId)
          : eq(reminderMails.reminderId, of.reminderId)
      return await orm.select().from(reminderMails).where(own).orderBy(asc(reminderMails.day))
    },

    async findMail(key: MailKey): Promise<StoredMail | undefined> {
      const [row] = await orm.select().from(reminderMails).where(isOf(key))
      return row
    },

    /** A day has one mail: what became of an earlier one stays. */
    async addMails(rows: (typeof reminderMails.$inferInsert)[]): Promise<void> {
      await orm.insert(reminderMails).values(rows).onConflictDoNothing()
    },

    /** Those that are due, in order. */
    async findDueMails(reminderId: string, now: Date): Promise<StoredMail[]> {
      return await orm
        .select()
        .from(reminderMails)
        .where(and(isToCome(reminderId), lte(reminderMails.dueAt, now)))
        .orderBy(asc(reminderMails.day))
    },

    /** When the next one is due, of those that are not begun. */
    async findNextAt(reminderId: string): Promise<Date | null> {
      const [row] = await orm
        .select({ at: min(reminderMails.dueAt) })
        .from(reminderMails)
        .where(isToCome(reminderId))
      return row?.at ?? null
    },

    async hasWaiting(reminderId: string): Promise<boolean> {
      return (await orm.$count(reminderMails, isWaiting(reminderId))) > 0
    },

    async changeMail(key: MailKey, changes: Partial<StoredMail>): Promise<void> {
      await orm.update(reminderMails).set(changes).where(isOf(key))
    },

    async skipWaiting(reminderId: string, at: Date): Promise<void> {
      const skipped = { state: 'skipped', at } as const
      await orm.update(reminderMails).set(skipped).where(isWaiting(reminderId))
    },

    async dropToCome(reminderId: string): Promise<void> {
      await orm.delete(reminderMails).where(isToCome(reminderId))
    },

    /** Those that nobody has tried for so long that their jobs must be lost. They count as tried from now on. */
    async takeForgotten(since: Date, now: Date): Promise<MailKey[]> {
      return await orm
        .update(reminderMails)
        .set({ triedAt: now })
        .where(
          and(
            eq(reminderMails.state, 'waiting'),
            isNotNull(reminderMails.begunAt),
            lt(reminderMails.triedAt, since),
          ),
        )
        .returning({ reminderId: reminderMails.reminderId, day: reminderMails.day })
    },
  }
}
