import { sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { type Seal, SealError } from './seal.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

type Row = { readonly place: string; readonly owner: string; readonly sealed: Buffer }

const rowsAtOnce = 200

/** What a row holds from now on; undefined leaves it as it is. */
type Change = (row: Row, use: string) => Buffer | undefined

/** Seals anew whatever another secret than the new one has sealed, and nobody writes meanwhile. Answers how many. Throws SealError. */
export async function reseal(transaction: Orm, former: Seal, next: Seal): Promise<number> {
  for (const { table } of sealedColumns) {
    await transaction.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
  }
  return await changeAll(transaction, next, resealing(former, next))
}

/** Seals anew what the former secret opens. Answers how much of all that is sealed the next one does not open afterwards. */
export async function resealWhatOpens(
  transaction: Orm,
  former: Seal,
  next: Seal,
): Promise<{ readonly opened: number; readonly left: number }> {
  const change = resealing(former, next)
  const opened = await changeAll(transaction, next, (row, use) => {
    try {
      return change(row, use)
    } catch (error) {
      if (error instanceof SealError) return undefined
      throw error
    }
  })
  let left = 0
  await changeAll(transaction, next, () => {
    left += 1
    return undefined
  })
  return { opened, left }
}

function resealing(former: Seal, next: Seal) {
  return ({ owner, sealed }: Row, use: string) =>
    next.seal(owner, use, former.open(owner, use, sealed))
}

async function changeAll(transaction: Orm, next: Seal, change: Change): Promise<number> {
  let count = 0
  for (const column of sealedColumns) count += await changeColumn(transaction, column, next, change)
  return count
}

/** Goes through all that another secret than the next one has sealed. */
async function changeColumn(
  transaction: Orm,
  { table, column, use, owner }: SealedColumn,
  { mark }: Seal,
  change: Change,
): Promise<number> {
  const [inTable, inColumn] = [sql.identifier(table), sql.identifier(column)]
  let count = 0
  let last = '(0,0)'
  for (;;) {
    // What was changed begins with the new mark, wherever it lies now.
    const { rows } = await transaction.execute<Row>(sql`
      select ctid::text as place, ${sql.raw(owner)} as owner, ${inColumn} as sealed from ${inTable}
      where substring(${inColumn} from 1 for ${mark.length}) <> ${mark} and ctid > ${last}::tid
      order by ctid limit ${rowsAtOnce}`)
    for (const row of rows) {
      const sealed = change(row, use)
      last = row.place
      if (sealed === undefined) continue
      await transaction.execute(
        sql`update ${inTable} set ${inColumn} = ${sealed} where ctid = ${row.place}::tid`,
      )
      count += 1
    }
    if (rows.length < rowsAtOnce) return count
  }
}
