import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import type { Seal } from './seal.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

type Row = { readonly place: string; readonly owner: string; readonly sealed: Buffer }

const rowsAtOnce = 200

/** Seals anew whatever another secret than the new one has sealed, and nobody writes meanwhile. Answers how many. Throws SealError. */
export async function reseal(transaction: Orm, former: Seal, next: Seal): Promise<number> {
  for (const { table } of sealedColumns) {
    await transaction.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
  }
  let count = 0
  for (const column of sealedColumns) count += await resealColumn(transaction, column, former, next)
  return count
}

async function resealColumn(
  transaction: Orm,
  { table, column, use, owner }: SealedColumn,
  former: Seal,
  next: Seal,
): Promise<number> {
  const [inTable, inColumn] = [sql.identifier(table), sql.identifier(column)]
  let count = 0
  for (;;) {
    // What is done begins with the new mark: the rest is always at the front.
    const { rows } = await transaction.execute<Row>(sql`
      select ctid::text as place, ${sql.raw(owner)} as owner, ${inColumn} as sealed from ${inTable}
      where substring(${inColumn} from 1 for ${next.mark.length}) <> ${next.mark} limit ${rowsAtOnce}`)
    for (const row of rows) {
      const sealed = next.seal(row.owner, use, former.open(row.owner, use, row.sealed))
      await transaction.execute(
        sql`update ${inTable} set ${inColumn} = ${sealed} where ctid = ${row.place}::tid`,
      )
    }
    count += rows.length
    if (rows.length < rowsAtOnce) return count
  }
}
