import { and, eq, lt, sql } from 'drizzle-orm'
import { clientMailKeys, clientMails, closedAddresses } from '../db/client-mail-schema.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'
import { reminderMails } from '../db/reminder-schema.ts'
import { scheduleRuns } from '../db/schedule-schema.ts'

export type ClosedReason = (typeof closedAddresses.$inferSelect)['reason']

type Counted = {
  readonly userId: string
  readonly id: string
  readonly reader: (typeof clientMails.$inferSelect)['reader']
  readonly day: string
  readonly mostInDay: number
}

export function createClientMailStore(orm: Orm) {
  return {
    async findKey(userId: string): Promise<Buffer | undefined> {
      const [row] = await orm.select().from(clientMailKeys).where(eq(clientMailKeys.userId, userId))
      return row?.sealed
    },

    /** Unless another copy of the server was quicker. */
    async addKey(userId: string, sealed: Buffer): Promise<void> {
      await orm.insert(clientMailKeys).values({ userId, sealed }).onConflictDoNothing()
    },

    async findReasons(userId: string, print: Buffer): Promise<ClosedReason[]> {
      const rows = await orm
        .select({ reason: closedAddresses.reason })
        .from(closedAddresses)
        .where(and(eq(closedAddresses.userId, userId), eq(closedAddresses.print, print)))
      return rows.map(({ reason }) => reason)
    },

    async closeAddress(
      userId: string,
      print: Buffer,
      reason: ClosedReason,
      closedAt: Date,
    ): Promise<void> {
      await orm
        .insert(closedAddresses)
        .values({ userId, print, reason, closedAt })
        .onConflictDoNothing()
    },

    /** Whether it would be counted, or was. */
    async hasRoom(mail: Counted): Promise<boolean> {
      const [known] = await orm.select().from(clientMails).where(isMail(mail.userId, mail.id))
      return known !== undefined || (await isWithinLimit(orm, mail))
    },

    /** Counts a mail unless it was counted before. Those who count at once take turns by the lock on the account. */
    async count(
      mail: Counted,
      forgottenBefore: string,
    ): Promise<'to-send' | 'taken' | 'over-limit'> {
      const { userId, id, reader, day } = mail
      return await orm.transaction(async (transaction) => {
        await lockAccount(transaction, userId)
        const [known] = await transaction.select().from(clientMails).where(isMail(userId, id))
        if (known !== undefined) return known.isTaken ? 'taken' : 'to-send'
        if (!(await isWithinLimit(transaction, mail))) return 'over-limit'
        await transaction.insert(clientMails).values({ userId, id, reader, day })
        await transaction
          .delete(clientMails)
          .where(
            and(eq(clientMails.userId, userId), lt(clientMails.day, forgottenBefore), isSettled),
          )
        return 'to-send'
      })
    },

    async noteTaken(userId: string, id: string): Promise<void> {
      await orm.update(clientMails).set({ isTaken: true }).where(isMail(userId, id))
    },
  }
}

function isMail(userId: string, id: string) {
  return and(eq(clientMails.userId, userId), eq(clientMails.id, id))
}

async function isWithinLimit(orm: Orm, { userId, reader, day, mostInDay }: Counted) {
  const { userId: owner, reader: to, day: on } = clientMails
  const counted = await orm.$count(clientMails, and(eq(owner, userId), eq(to, reader), eq(on, day)))
  return counted < mostInDay
}

// What may be sent again must not forget that its reader has it: a schedule can be resumed after months.
const isSettled = sql`not exists (
    select from ${scheduleRuns} as run
    where run.user_id = ${clientMails.userId} and ${clientMails.id} = run.schedule_id || '-' || run.turn
      and (run.state = 'waiting' or run.sealed is not null))
  and not exists (
    select from ${reminderMails} as mail
    where mail.user_id = ${clientMails.userId} and ${clientMails.id} = mail.reminder_id || '-' || mail.day
      and mail.state = 'waiting')`
