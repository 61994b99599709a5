/*
 * Opens the database of a data folder as the server does, says so, and lives until it is told or made to die.
 * With the word `write` it also writes rows without pause and names each one that the database has acknowledged.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/database.ts'
import { loadQuickly } from '../../apps/server/src/quick-loading.ts'
import { StartError } from '../../apps/server/src/start-error.ts'

const [dataDir = '', task] = process.argv.slice(2)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const logger = (level: string) => (fields: object, message: string) =>
  void process.stderr.write(`${level}: ${message} ${JSON.stringify(fields)}\n`)

const told = new AbortController()
process.once('SIGTERM', () => told.abort())

loadQuickly()
const { openDatabase } = await import('../../apps/server/src/db/database.ts')

try {
  const log = { info: logger('info'), warn: logger('warn'), error: logger('error') }
  const database = await openDatabase({ dataDir, log })
  await database.pool.query('create table if not exists chaos_rows (id uuid primary key)')
  say(`ready ${database.notice ?? ''}`)
  const writers = task === 'write' ? [1, 2, 3, 4].map(() => write(database)) : []
  await pause(2 ** 31 - 1, undefined, { signal: told.signal }).catch(() => undefined)
  await Promise.all(writers)
  await database.close()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exit(1)
}

async function write({ pool }: Database): Promise<void> {
  while (!told.signal.aborted) {
    const id = randomUUID()
    try {
      await pool.query('insert into chaos_rows values ($1)', [id])
      say(`ack ${id}`)
    } catch {
      // Not acknowledged, so nobody counts on it. The database may just be coming back.
      await pause(20)
    }
  }
}
