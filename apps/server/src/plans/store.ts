import { and, eq, gt, sql } from 'drizzle-orm'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { documentPrints, users } from '../db/schema.ts'

type Print = {
  readonly userId: string
  readonly fingerprint: Buffer
  readonly at: Date
  /** Prints as old as this are forgotten. */
  readonly forgottenSince: Date
  readonly freeDocuments: number
}

export type PlanStore = ReturnType<typeof createPlanStore>

export function createPlanStore(orm: Orm) {
  return {
    /**
     * Counts a document, if its user has room for one more and it is not a repetition. One statement, since it stands between
     * every drawn sheet and its owner. It locks the account, so that those who count at once take turns and each sees what
     * the one before it counted.
     */
    async count(print: Print): Promise<boolean> {
      const { userId, fingerprint, at, forgottenSince, freeDocuments } = print
      const { rowCount } = await orm.execute(sql`
        with room as (
          select id from users
          where id = ${userId} and (subscription = 'premium' or documents_used < ${freeDocuments})
          for update
        ), forgotten as (
          delete from document_prints
          where user_id = ${userId} and created_at <= ${forgottenSince} and fingerprint <> ${fingerprint}
        ), counted as (
          insert into document_prints as known (user_id, fingerprint, created_at)
          select id, ${fingerprint}, ${at} from room
          on conflict (user_id, fingerprint) do update set created_at = excluded.created_at
          where known.created_at <= ${forgottenSince}
          returning user_id
        )
        update users set documents_used = documents_used + 1 from counted where id = counted.user_id`)
      return rowCount === 1
    },

    /** False when the user has no room for one more. */
    async countLogo(userId: string, freeLogos: number): Promise<boolean> {
      const { rowCount } = await orm.execute(sql`
        update users set logos_generated = logos_generated + 1
        where id = ${userId} and (subscription = 'premium' or logos_generated < ${freeLogos})`)
      return rowCount === 1
    },

    async hasPrint(
      print: Pick<Print, 'userId' | 'fingerprint' | 'forgottenSince'>,
    ): Promise<boolean> {
      const { userId, fingerprint, forgottenSince } = print
      const same = and(
        eq(documentPrints.userId, userId),
        eq(documentPrints.fingerprint, fingerprint),
        gt(documentPrints.createdAt, forgottenSince),
      )
      return (await orm.$count(documentPrints, same)) > 0
    },

    async findUser(id: string): Promise<User | undefined> {
      const [user] = await orm.select().from(users).where(eq(users.id, id))
      return user
    },
  }
}
