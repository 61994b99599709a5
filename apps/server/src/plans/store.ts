import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { User } from '../accounts/store.ts'
import type { Orm } from '../db/database.ts'
import { documentNumbers, documentPrints, users } from '../db/schema.ts'

type Print = {
  readonly userId: string
  /** Of all that the document says. */
  readonly fingerprint: Buffer
  /** Of its kind and number. */
  readonly numberPrint: Buffer
  readonly at: Date
  /** Prints as old as this are forgotten. */
  readonly forgottenSince: Date
  readonly freeDocuments: number
  /** So often may a document be corrected without being counted again. */
  readonly freeCorrections: number
}

export function createPlanStore(orm: Orm) {
  return {
    /**
     * Whether a document may be handed out: it is one that was given lately, or the correction of one, or its user has room
     * for one more, which is then counted. For a transaction that has locked the account, so that those who ask at once take
     * turns and each sees what the one before it counted. One statement, since it stands between every drawn sheet and
     * its owner.
     */
    async count(print: Print): Promise<boolean> {
      const { userId, fingerprint, numberPrint, at, forgottenSince } = print
      const { rows } = await orm.execute(sql`
        with known as (
          select from document_prints
          where user_id = ${userId} and fingerprint = ${fingerprint} and created_at > ${forgottenSince}
        ), corrected as (
          update document_numbers set corrections = corrections + 1
          where user_id = ${userId} and fingerprint = ${numberPrint} and counted_at > ${forgottenSince}
            and corrections < ${print.freeCorrections} and not exists (select from known)
          returning user_id
        ), counted as (
          update users set documents_used = documents_used + 1
          where id = ${userId} and (subscription = 'premium' or documents_used < ${print.freeDocuments})
            and not exists (select from known) and not exists (select from corrected)
          returning id
        ), numbered as (
          insert into document_numbers (user_id, fingerprint, counted_at)
          select id, ${numberPrint}::bytea, ${at}::timestamptz from counted
          on conflict (user_id, fingerprint) do update set counted_at = excluded.counted_at, corrections = 0
        ), printed as (
          insert into document_prints (user_id, fingerprint, created_at)
          select given.id, ${fingerprint}::bytea, ${at}::timestamptz
          from (select user_id as id from corrected union all select id from counted) as given
          on conflict (user_id, fingerprint) do update set created_at = excluded.created_at
        ), forgotten_prints as (
          delete from document_prints
          where user_id = ${userId} and created_at <= ${forgottenSince} and fingerprint <> ${fingerprint}
        ), forgotten_numbers as (
          delete from document_numbers
          where user_id = ${userId} and counted_at <= ${forgottenSince} and fingerprint <> ${numberPrint}
        )
        select true as given from known
        union all select true from corrected union all select true from counted`)
      return rows.length > 0
    },

    /** False when the user has no room for one more. */
    async countLogo(userId: string, freeLogos: number): Promise<boolean> {
      const { rowCount } = await orm.execute(sql`
        update users set logos_generated = logos_generated + 1
        where id = ${userId} and (subscription = 'premium' or logos_generated < ${freeLogos})`)
      return rowCount === 1
    },

    /** Whether it was given lately, or is the correction of one that was. */
    async isFree(print: Print): Promise<boolean> {
      const { userId, fingerprint, numberPrint, forgottenSince } = print
      const same = and(
        eq(documentPrints.userId, userId),
        eq(documentPrints.fingerprint, fingerprint),
        gt(documentPrints.createdAt, forgottenSince),
      )
      const correctable = and(
        eq(documentNumbers.userId, userId),
        eq(documentNumbers.fingerprint, numberPrint),
        gt(documentNumbers.countedAt, forgottenSince),
        lt(documentNumbers.corrections, print.freeCorrections),
      )
      const counts = [
        orm.$count(documentPrints, same),
        orm.$count(documentNumbers, correctable),
      ] as const
      return (await Promise.all(counts)).some((count) => count > 0)
    },

    async findUser(id: string): Promise<User | undefined> {
      const [user] = await orm.select().from(users).where(eq(users.id, id))
      return user
    },
  }
}
