import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { numberSeries } from '../db/schema.ts'

export type StoredSeries = Omit<typeof numberSeries.$inferSelect, 'version'>

export function createNumberSeriesStore(orm: Orm) {
  const isOf = (userId: string, kind: DocumentKind) =>
    and(eq(numberSeries.userId, userId), eq(numberSeries.kind, kind))
  // Every PDF asks for it: written once, and planned once for each connection.
  const series = orm
    .select()
    .from(numberSeries)
    .where(
      and(
        eq(numberSeries.userId, sql.placeholder('userId')),
        eq(numberSeries.kind, sql.placeholder('kind')),
      ),
    )
    .prepare('number_series_of_user')

  return {
    async list(userId: string): Promise<StoredSeries[]> {
      return await orm.select().from(numberSeries).where(eq(numberSeries.userId, userId))
    },

    async find(userId: string, kind: DocumentKind) {
      const [row] = await series.execute({ userId, kind })
      return row
    },

    async save(row: StoredSeries): Promise<void> {
      const { userId: _, kind: __, ...changes } = row
      await orm
        .insert(numberSeries)
        .values(row)
        .onConflictDoUpdate({
          target: [numberSeries.userId, numberSeries.kind],
          set: { ...changes, version: sql`${numberSeries.version} + 1` },
        })
    },

    async remove(userId: string, kind: DocumentKind): Promise<void> {
      await orm.delete(numberSeries).where(isOf(userId, kind))
    },
  }
}
