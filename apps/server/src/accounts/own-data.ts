import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { allTables } from '../db/all-tables.ts'
import type { Orm } from '../db/database.ts'
import type { User } from './store.ts'

export type OwnData = Readonly<Record<string, readonly object[]>>

// They say nothing about the person, and whoever finds the file could try passwords on them.
const secretColumns = ['passwordHash', 'tokenHash']

/** Every row that belongs to a user, by table: a table that is added later is in it without anyone thinking of it. */
export async function collectOwnData(orm: Orm, user: User): Promise<OwnData> {
  const sections: Record<string, object[]> = { users: [withoutSecrets(user)] }
  for (const table of allTables) {
    const userId = getTableColumns(table).userId
    if (userId === undefined) continue
    const rows = await orm.select().from(table).where(eq(userId, user.id))
    sections[getTableName(table)] = rows.map(withoutSecrets)
  }
  return sections
}

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.includes(name)))
}
