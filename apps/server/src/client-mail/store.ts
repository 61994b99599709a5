import { and, eq, lt } from 'drizzle-orm'
import { clientMailKeys, clientMails, closedAddresses } from '../db/client-mail-schema.ts'
import type { Orm } from '../db/database.ts'
import { lockAccount } from '../db/lock-account.ts'

export type ClosedReason = (typeof closedAddresses.$inferSelect)['reason']

type Counted = {
  readonly userId: string
  readonly id: string
  readonly day: string
  readonly mostInDay: number
  /** Mails of days before are forgotten: nobody tries them any more. */
  readonly forgottenBefore: string
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

    /** Counts a mail unless it was counted before. Those who count at once take turns by the lock on the account. */
    async count(mail: Counted): Promise<'to-send' | 'taken' | 'over-limit'> {
      const { userId, id, day, mostInDay, forgottenBefore } = mail
      return await orm.transaction(async (transaction) => {
        await lockAccount(transaction, userId)
        const [known] = await transaction.select().from(clientMails).where(isMail(userId, id))
        if (known !== undefined) return known.isTaken ? 'taken' : 'to-send'
        const ofDay = and(eq(clientMails.userId, userId), eq(clientMails.day, day))
        if ((await transaction.$count(clientMails, ofDay)) >= mostInDay) return 'over-limit'
        await transaction.insert(clientMails).values({ userId, id, day })
        await transaction
          .delete(clientMails)
          .where(and(eq(clientMails.userId, userId), lt(clientMails.day, forgottenBefore)))
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
