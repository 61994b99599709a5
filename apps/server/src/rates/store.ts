import type { RateSheet, RateSource } from '@sheaf/domain/money/exchange'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { rateSheets } from '../db/schema.ts'

export type StoredSheet = RateSheet & { readonly readAt: Date }

export function createRateStore(orm: Orm) {
  return {
    async findNewest(source: RateSource): Promise<StoredSheet | undefined> {
      const [row] = await orm
        .select()
        .from(rateSheets)
        .where(eq(rateSheets.source, source))
        .orderBy(desc(rateSheets.day))
        .limit(1)
      return row
    },

    /** The list of a day may be read again, and may have been corrected. */
    async saveSheet(row: StoredSheet): Promise<void> {
      const { perEuro, readAt } = row
      await orm
        .insert(rateSheets)
        .values(row)
        .onConflictDoUpdate({
          target: [rateSheets.source, rateSheets.day],
          set: { perEuro, readAt },
        })
    },
  }
}
