import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin } from '../../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import {
  type FullInstallation,
  fillInstallation,
} from '../../../../tests/support/full-installation.ts'
import { silentLog } from '../../../../tests/support/postgres.ts'
import { type RateFeed, startRateFeed } from '../../../../tests/support/rate-feed.ts'
import { type S3Server, startS3Server } from '../../../../tests/support/s3-server.ts'
import { lookForDue } from '../../../../tests/support/schedules.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'
import { type StripeServer, startStripeServer } from '../../../../tests/support/stripe-server.ts'
import { allTables } from '../db/all-tables.ts'
import { savedTableNames } from '../db/backup/tables.ts'
import { connect } from '../db/database.ts'
import { createFolderStore } from '../objects/folder-store.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { createS3Store } from '../objects/s3-store.ts'

// That of the test apps.
const appSecret = 'a secret of this test, long enough'
const passphrase = { given: 'three grey ferries at dawn' }
// It sets type, makes a database and derives keys from passphrases: seconds, and more of them on a busy machine.
const timeout = 90_000
const dayMs = 24 * 60 * 60 * 1000

let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
let feed: RateFeed
let stripe: StripeServer
let s3: S3Server
let first: TestApp
let full: FullInstallation
beforeAll(async () => {
  scratch = await makeScratchFolder()
  ;[feed, stripe, s3] = await Promise.all([startRateFeed(), startStripeServer(), startS3Server()])
  first = await startTestApp({ env: { RATES_URL: feed.url, ...stripe.env } })
  full = await fillInstallation(first)
}, timeout)
afterAll(async () => {
  await first.close()
  await Promise.all([feed.stop(), stripe.stop(), s3.stop()])
  await scratch.remove()
})

const storeOf = ({ dataDir }: TestApp) => createFolderStore(join(dataDir, 'objects'))
const urlOf = ({ database }: TestApp) => String(database.pool.options.connectionString)
const outside = (databaseUrl: string) => ({ databaseUrl, dataDir: scratch.path, log: silentLog })
const embedded = () => ({ dataDir: join(scratch.path, 'fresh'), log: silentLog })

/** Every row as text, table by table. */
async function rowsOf(pool: pg.Pool, names: readonly string[]): Promise<Record<string, string[]>> {
  const client = await pool.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    const found: Record<string, string[]> = {}
    for (const name of names) {
      const table = pg.escapeIdentifier(name)
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(each)::text as row from ${table} as each order by 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    client.release(true)
  }
}

async function picturesOf(files: ObjectStore): Promise<(Uint8Array | undefined)[]> {
  const { rows } = await first.database.pool.query<{ id: string }>(
    'select id from objects where stored_at is not null order by id',
  )
  const found = await Promise.all(rows.map(({ id }) => files.get(id)))
  return found.map((bytes) => bytes && new Uint8Array(bytes))
}

it('is tried on an installation that has something in every table', async () => {
  const names = allTables.map((table) => getTableName(table))
  await expect
    .poll(async () => {
      const rows = Object.entries(await rowsOf(first.database.pool, names))
      return rows.filter(([, found]) => found.length === 0).map(([name]) => name)
    })
    .toEqual([])
})

it('goes through another engine and another store and back, and nothing is missing or different', {
  timeout,
}, async () => {
  const folder = scratch.path
  const saved = await rowsOf(first.database.pool, savedTableNames)
  const pictures = await picturesOf(storeOf(first))
  expect(pictures.length).toBeGreaterThan(0)
  const source = { database: outside(urlOf(first)), files: storeOf(first), folder }
  const written = await admin(
    { ...source, secrets: { appSecret }, passphrase },
    ...['backup', '--encrypt', 'all.backup'],
  )
  expect(written.errors).toBe('')

  // A new machine: a folder with nothing in it, and the file.
  const store = createS3Store(s3.settings)
  const fresh = { database: embedded(), files: store, folder, passphrase }
  expect(await admin(fresh, 'restore', 'all.backup')).toMatchObject({ code: 0, errors: '' })
  // It had no secret, and gets the one that opens what is sealed.
  const secretFile = join(embedded().dataDir, 'secret')
  expect(await readFile(secretFile, 'utf8')).toBe(`${appSecret}\n`)
  const { pool, close } = await connect(embedded())
  expect(await rowsOf(pool, savedTableNames)).toEqual(saved)
  await close()
  expect(await picturesOf(store)).toEqual(pictures)

  expect((await admin(fresh, 'backup', 'plain.backup')).errors).toBe('')
  const second = await startTestApp()
  second.clock.now = first.clock.now
  const target = { database: outside(urlOf(second)), files: storeOf(second), folder }
  const restored = await admin({ ...target, secrets: { appSecret } }, 'restore', 'plain.backup')
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(await rowsOf(second.database.pool, savedTableNames)).toEqual(saved)
  expect(await picturesOf(storeOf(second))).toEqual(pictures)
  await expectAtWork(second)
  await second.close()
})

/** Who goes on with it finds all as it was: templates, sheets, and invoices that come by themselves. */
async function expectAtWork(test: TestApp): Promise<void> {
  const { user, template, schedule, drawn, pdf } = full
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: await test.openSession(user.id) }
    const request = { method, url: `/api${path}`, headers }
    return await test.app.inject({ ...request, ...(payload && { payload }) })
  }
  expect((await call('GET', `/templates/${template.id}`)).json()).toEqual(template)
  expect((await call('POST', '/generate-pdf', drawn)).rawPayload.equals(pdf)).toBe(true)
  const before = (await call('GET', `/schedules/${schedule.id}`)).json()
  test.clock.now = new Date(test.clock.now.getTime() + 31 * dayMs)
  await lookForDue(test)
  const after = (await call('GET', `/schedules/${schedule.id}`)).json()
  expect(after.runs.length).toBe(before.runs.length + 1)
  expect(after.runs.map(({ state }: { state: string }) => state)).toEqual(
    after.runs.map(() => 'sent'),
  )
}
