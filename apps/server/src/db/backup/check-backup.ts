import { type Backup, type BackupContents, truncated } from './format.ts'

const lineEnd = '\n'.charCodeAt(0)

/** Reads a backup to its end and counts what is in it, without a database. Throws BackupFileError when it is not whole. */
export async function checkBackup(backup: Backup): Promise<BackupContents> {
  const rows = new Map<string, number>()
  const pictures = new Set<string>()
  const sections = backup.sections()
  let next = await sections.next()
  for (; next.done !== true; next = await sections.next()) {
    if ('picture' in next.value) {
      requireNew(pictures, next.value.picture.picture)
      pictures.add(next.value.picture.picture)
    } else {
      requireNew(rows, next.value.head.table)
      rows.set(next.value.head.table, await countRows(next.value.rows))
    }
  }
  const found = { rows: Object.fromEntries(rows), pictures: pictures.size }
  requirePromised(next.value, found)
  return found
}

/** Rows and pictures can be missing from a file that is whole otherwise. */
export function requirePromised(promised: BackupContents, found: BackupContents): void {
  const isKept =
    promised.pictures === found.pictures &&
    Object.keys(promised.rows).length === Object.keys(found.rows).length &&
    Object.entries(promised.rows).every(([table, count]) => found.rows[table] === count)
  if (!isKept) throw truncated()
}

function requireNew(known: { has(name: string): boolean }, name: string): void {
  if (known.has(name)) throw truncated()
}

/** In the text form of COPY each row is one line. */
async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0
  for await (const chunk of rows) {
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) count += 1
  }
  return count
}
