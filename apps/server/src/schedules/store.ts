import type { ScheduleRun } from '@sheaf/contract/schedules'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lt,
  lte,
  max,
  sql,
  sum,
} from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { scheduleRuns, schedules } from '../db/schedule-schema.ts'

export type StoredSchedule = typeof schedules.$inferSelect
export type StoredRun = typeof scheduleRuns.$inferSelect
export type Turn = { readonly scheduleId: string; readonly turn: number }

type RunState = ScheduleRun['state']

const runsShown = 50

export function createScheduleStore(orm: Orm) {
  return {
    /** The newest first. */
    async list(userId: string): Promise<StoredSchedule[]> {
      const own = eq(schedules.userId, userId)
      return orm.select().from(schedules).where(own).orderBy(desc(schedules.createdAt))
    },

    async find(id: string): Promise<StoredSchedule | undefined> {
      const [row] = await orm.select().from(schedules).where(eq(schedules.id, id))
      return row
    },

    /** Until the end of the transaction: whatever else wants to change it waits. */
    async lock(id: string): Promise<StoredSchedule | undefined> {
      const [row] = await orm.select().from(schedules).where(eq(schedules.id, id)).for('update')
      return row
    },

    /** Without those that another copy of the server is at. */
    async lockDue(userId: string, now: Date): Promise<StoredSchedule[]> {
      return await orm
        .select()
        .from(schedules)
        .where(and(eq(schedules.userId, userId), isDue(now)))
        .orderBy(schedules.nextAt)
        .for('update', { skipLocked: true })
    },

    /** In the order of their ids, those that come after one. */
    async findUsersWithDue(now: Date, after: string, most: number): Promise<string[]> {
      const rows = await orm
        .selectDistinct({ userId: schedules.userId })
        .from(schedules)
        .where(and(isDue(now), gt(schedules.userId, after)))
        .orderBy(schedules.userId)
        .limit(most)
      return rows.map(({ userId }) => userId)
    },

    async sum(userId: string): Promise<{ count: number; bytes: number }> {
      const [row] = await orm
        .select({ count: count(), bytes: sum(sql`octet_length(${schedules.sealed})`) })
        .from(schedules)
        .where(eq(schedules.userId, userId))
      return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) }
    },

    async add(row: typeof schedules.$inferInsert): Promise<void> {
      await orm.insert(schedules).values(row)
    },

    async change(id: string, changes: Partial<StoredSchedule>): Promise<void> {
      await orm.update(schedules).set(changes).where(eq(schedules.id, id))
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const own = and(eq(schedules.id, id), eq(schedules.userId, userId))
      const { rowCount } = await orm.delete(schedules).where(own)
      return rowCount === 1
    },

    /** Those that nobody has tried for so long that their jobs must be lost. They count as tried from now on. */
    async takeForgotten(since: Date, now: Date): Promise<Turn[]> {
      return await orm
        .update(scheduleRuns)
        .set({ triedAt: now })
        .where(and(eq(scheduleRuns.state, 'waiting'), lt(scheduleRuns.triedAt, since)))
        .returning({ scheduleId: scheduleRuns.scheduleId, turn: scheduleRuns.turn })
    },

    ...createRunReader(orm),
    ...createRunWriter(orm),
  }
}

/** What became of the invoices of schedules. */
function createRunReader(orm: Orm) {
  return {
    /** The newest of each schedule, the newest first. */
    async listRuns(userId: string): Promise<StoredRun[]> {
      const { scheduleId, turn } = scheduleRuns
      const place = sql<number>`row_number() over (partition by ${scheduleId} order by ${turn} desc)`
      const placed = orm
        .select({ ...getTableColumns(scheduleRuns), place: place.as('place') })
        .from(scheduleRuns)
        .where(eq(scheduleRuns.userId, userId))
        .as('placed')
      return await orm
        .select()
        .from(placed)
        .where(lte(placed.place, runsShown))
        .orderBy(desc(placed.turn))
    },

    async findRun(turn: Turn): Promise<StoredRun | undefined> {
      const [row] = await orm.select().from(scheduleRuns).where(isOf(turn))
      return row
    },

    async lastDay(scheduleId: string): Promise<string | undefined> {
      const [row] = await orm
        .select({ day: max(scheduleRuns.day) })
        .from(scheduleRuns)
        .where(eq(scheduleRuns.scheduleId, scheduleId))
      return row?.day ?? undefined
    },

    /** The first of those up to a turn that have no number yet. */
    async firstUnmade({ scheduleId, turn }: Turn): Promise<StoredRun | undefined> {
      const [row] = await orm
        .select()
        .from(scheduleRuns)
        .where(and(isUnmade(scheduleId), lte(scheduleRuns.turn, turn)))
        .orderBy(asc(scheduleRuns.turn))
        .limit(1)
      return row
    },

    /** Those with a number that nobody has got, of a state. */
    async findKept(scheduleId: string, state: RunState): Promise<StoredRun[]> {
      const kept = sql`${scheduleRuns.sealed} is not null`
      const own = and(eq(scheduleRuns.scheduleId, scheduleId), eq(scheduleRuns.state, state), kept)
      return await orm.select().from(scheduleRuns).where(own).orderBy(asc(scheduleRuns.turn))
    },

    async isSending(scheduleId: string): Promise<boolean> {
      const sending = and(
        eq(scheduleRuns.scheduleId, scheduleId),
        eq(scheduleRuns.state, 'waiting'),
      )
      return (await orm.$count(scheduleRuns, sending)) > 0
    },

    /** Whether something is still to be made or sent. */
    async hasOpenRuns(scheduleId: string): Promise<boolean> {
      const open = sql`(${scheduleRuns.state} = 'waiting' or ${scheduleRuns.sealed} is not null)`
      return (
        (await orm.$count(scheduleRuns, and(eq(scheduleRuns.scheduleId, scheduleId), open))) > 0
      )
    },
  }
}

function createRunWriter(orm: Orm) {
  return {
    /** A turn has one row for ever. One that could not be made before is begun again. */
    async beginRun(row: typeof scheduleRuns.$inferInsert): Promise<void> {
      const { scheduleId: _, turn: __, ...again } = row
      await orm
        .insert(scheduleRuns)
        .values(row)
        .onConflictDoUpdate({
          target: [scheduleRuns.scheduleId, scheduleRuns.turn],
          set: { at: null, problem: null, ...again },
          setWhere: sql`${scheduleRuns.state} = 'failed' and ${scheduleRuns.number} is null`,
        })
    },

    async dropUnmadeAfter({ scheduleId, turn }: Turn): Promise<void> {
      await orm.delete(scheduleRuns).where(and(isUnmade(scheduleId), gt(scheduleRuns.turn, turn)))
    },

    /** Of those without a number the first is the next again. Undefined when there are none. */
    async takeBackUnmade(scheduleId: string, at: Date) {
      const gone = await orm
        .delete(scheduleRuns)
        .where(isUnmade(scheduleId))
        .returning({ turn: scheduleRuns.turn })
      if (gone.length === 0) return undefined
      return { nextTurn: Math.min(...gone.map(({ turn }) => turn)), nextAt: at }
    },

    async changeRun(turn: Turn, changes: Partial<StoredRun>): Promise<void> {
      await orm.update(scheduleRuns).set(changes).where(isOf(turn))
    },
  }
}

function isOf({ scheduleId, turn }: Turn) {
  return and(eq(scheduleRuns.scheduleId, scheduleId), eq(scheduleRuns.turn, turn))
}

function isUnmade(scheduleId: string) {
  return and(
    eq(scheduleRuns.scheduleId, scheduleId),
    eq(scheduleRuns.state, 'waiting'),
    isNull(scheduleRuns.number),
  )
}

function isDue(now: Date) {
  return and(eq(schedules.state, 'active'), lte(schedules.nextAt, now))
}
