import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { openBackup } from './backup/backup-file.ts'
import { encodedEndOfRows, encodeLine } from './backup/format.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { copyTarget, describeTables, savedTableNames } from './backup/tables.ts'
import { applyMigrations, loadMigrations } from './migrate.ts'

const before = '0011-rate-sheets'

/** What users had planned as their next numbers, and the series that it becomes: pattern and last counter. */
const planned: Readonly<Record<string, readonly [pattern: string, counter: string | null] | null>> =
  {
    'INV-0042': ['INV-{0001}', '41'],
    '2026/7': ['2026/{1}', '6'],
    ' R-100-A ': ['R-{001}-A', '99'],
    '0001': ['{0001}', null],
    'No number': null,
    '{odd}-1': null,
    '0000': null,
    'N-1234567890123': null,
    [`${'x'.repeat(60)}1`]: null,
  }

let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let client: pg.Client
beforeAll(async () => {
  scratch = await makeScratchFolder()
  empty = await createEmptyDatabase()
  client = new pg.Client({ connectionString: empty.url })
  await client.connect()
  await applyMigrations(client, await loadMigrations(), before)
  for (const [index, number] of Object.keys(planned).entries()) {
    const id = `usr_${index}`
    await client.query(
      `insert into users (id, email, password_hash, first_name) values ($1, $2, 'x', 'Ada')`,
      [id, `${id}@example.com`],
    )
    await client.query(
      `insert into sender_details (user_id, fields, look, next_numbers, updated_at)
       values ($1, '{}', '{}', $2, now())`,
      [id, { invoice: number, quote: 'Q-9' }],
    )
  }
})
afterAll(async () => {
  await client.end()
  await empty.drop()
  await scratch.remove()
})

const expected = Object.values(planned).map((series) => series && [...series])

async function seriesOf(from: pg.ClientBase | pg.Pool) {
  const { rows } = await from.query(
    `select user_id, kind, pattern, restarts, counter, taken_on is not null as "isTaken" from number_series`,
  )
  expect(rows.filter(({ kind }) => kind === 'quote')).toHaveLength(expected.length)
  const invoices = new Map(
    rows.filter(({ kind }) => kind === 'invoice').map((row) => [row.user_id, row]),
  )
  for (const row of invoices.values()) {
    expect(row).toMatchObject({ restarts: 'never', isTaken: row.counter !== null })
  }
  return expected.map((_, index) => {
    const row = invoices.get(`usr_${index}`)
    return row ? [row.pattern, row.counter] : null
  })
}

/** As the Sheaf of that time wrote it. */
async function backupOfThen(): Promise<string> {
  const lines = [
    encodeLine({ format: 'sheaf-backup', version: 2, migration: before, createdAt: '2026-09-01' }),
  ]
  const rows: Record<string, number> = {}
  for (const head of await describeTables(client, savedTableNames)) {
    const copy = client.query(copyTo(`copy ${copyTarget(head)} to stdout`))
    lines.push(encodeLine(head), await buffer(Readable.from(copy)), encodedEndOfRows)
    rows[head.table] = copy.rowCount
  }
  const file = join(scratch.path, 'then.backup')
  await writeFile(file, gzipSync(Buffer.concat([...lines, encodeLine({ rows, pictures: 0 })])))
  return file
}

it('next numbers of a backup from before go on as series after a restore', async () => {
  const { read } = await openBackup(await backupOfThen(), async () => '')
  const target = await createTestDatabase()
  const files = createFolderStore(join(scratch.path, 'objects'))
  const finish = async () => {}
  await restoreBackup(target.database.pool, await read(), { replace: false, files, finish })
  expect(await seriesOf(target.database.pool)).toEqual(expected)
  await target.drop()
})

it('next numbers go on as series when the database is brought up to date', async () => {
  await applyMigrations(client, await loadMigrations())
  expect(await seriesOf(client)).toEqual(expected)
})
