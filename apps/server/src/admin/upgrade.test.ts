import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, silentLog } from '../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { getLevel, loadMigrations } from '../db/migrate.ts'
import { users } from '../db/schema.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import { runAdmin } from './run-admin.ts'

let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
beforeAll(async () => {
  scratch = await makeScratchFolder()
})
afterAll(() => scratch.remove())

const levels = (await loadMigrations()).map(({ name }) => name)
const [first = ''] = levels
const [former = '', newest = ''] = levels.slice(-2)

/** What the Sheaf of a level wrote, as far as all of them agree. */
async function writeBackupOf(level: string): Promise<void> {
  const lines = [
    JSON.stringify({
      format: 'sheaf-backup',
      version: 2,
      migration: level,
      createdAt: '2026-01-01T00:00:00Z',
    }),
    JSON.stringify({ table: 'users', columns: ['id', 'email', 'password_hash', 'first_name'] }),
    'usr_1\tada@example.com\thash\tAda',
    '\\.',
    JSON.stringify({ rows: { users: 1 }, pictures: 0 }),
  ]
  await writeFile(join(scratch.path, 'older.gz'), gzipSync(`${lines.join('\n')}\n`))
}

async function restore(databaseUrl: string) {
  const errors: string[] = []
  const code = await runAdmin(['restore', '--replace', 'older.gz'], {
    folder: scratch.path,
    now: () => new Date(),
    print: () => undefined,
    printError: (line) => errors.push(line),
    readInstallation: () => ({
      database: { databaseUrl, dataDir: '/nonexistent', log: silentLog },
      files: createFolderStore(join(scratch.path, 'objects')),
      secrets: {},
    }),
  })
  return { code, errors: errors.join('\n') }
}

describe('an upgrade', () => {
  it('takes the backup of the first Sheaf, of the former one and of its own, and brings it to its own level', async () => {
    const target = await createTestDatabase()
    const { orm, pool } = target.database
    for (const level of [first, former, newest]) {
      await writeBackupOf(level)
      expect({ level, ...(await restore(target.url)) }).toEqual({ level, code: 0, errors: '' })
      const rows = await orm.select().from(users)
      expect(rows).toEqual([expect.objectContaining({ id: 'usr_1', email: 'ada@example.com' })])
      const client = await pool.connect()
      expect(await getLevel(client)).toBe(newest)
      client.release()
    }
    await target.drop()
  })
})

describe('the way back', () => {
  it('is refused to a Sheaf that does not know the level of a backup, which stays whole for the newer one', async () => {
    const target = await createTestDatabase()
    await writeBackupOf('9999-of-a-newer-sheaf')
    const refused = await restore(target.url)
    expect(refused).toEqual({ code: 1, errors: expect.stringContaining('a newer Sheaf made it') })
    await target.drop()
  })
})
