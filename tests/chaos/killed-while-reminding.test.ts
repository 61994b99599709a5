import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { reminderOrderSchema } from '@sheaf/contract/reminders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { superuser } from '../../apps/server/src/db/embedded/cluster.ts'
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../apps/server/src/db/embedded/embedded-server.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createReminders } from '../../apps/server/src/reminders/service.ts'
import { childEnvironment, isInBrief } from '../support/env.ts'
import { freePort } from '../support/free-port.ts'
import { silentLog, urlOfDatabase, urlOfServer } from '../support/postgres.ts'
import { aReminderOrder } from '../support/reminders.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { addUser } from '../support/users.ts'

const program = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const secret = 'a secret of this test, long enough'
const invoices = isInBrief ? 60 : 500
const kills = isInBrief ? 2 : 8

let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
let postgres: EmbeddedServer
let database: Database
let databaseUrl: string

beforeAll(async () => {
  scratch = await makeScratchFolder()
  postgres = await startEmbeddedServer({ dataDir: join(scratch.path, 'postgres'), log: silentLog })
  databaseUrl = urlOfDatabase(urlOfServer(postgres.address, superuser), 'postgres')
  database = await openDatabase({ databaseUrl, dataDir: scratch.path, log: silentLog })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  await scratch.remove()
})

async function start(): Promise<ChildProcess> {
  const port = String(await freePort())
  const child = spawn(process.execPath, [program], {
    env: childEnvironment({
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: scratch.path, APP_SECRET: secret, PORT: port },
      ...{ PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'error', RATES_URL: 'off' },
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Ordered two days ago, so that the first mail of each is due today and the second is not. */
async function orderAll(): Promise<void> {
  const dayMs = 24 * 60 * 60 * 1000
  const today = new Date().toISOString().slice(0, 10)
  const then = new Date(Date.now() - 2 * dayMs)
  const { orm } = database
  const reminders = createReminders({
    ...{ orm, keys: deriveKeys(secret), now: () => then },
    logos: { claim: async () => true },
  })
  for (let from = 0; from < invoices; from += 400) {
    const user = await addUser(orm, { subscription: 'premium' })
    for (let at = from; at < Math.min(from + 400, invoices); at += 1) {
      const document = { ...aReminderOrder().document, dueDate: today }
      const steps = [-1, 9].map((days) => ({ days, tone: 'friendly' }))
      const mine = { deliverTo: 'me', clientEmail: '', timeZone: 'UTC' }
      await reminders.create(
        user,
        reminderOrderSchema.parse(aReminderOrder({ document, steps, ...mine })),
      )
    }
  }
}

async function countSent(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as sent from reminder_mails where state = 'sent'",
  )
  return rows[0].sent
}

it('two servers that are killed again and again send every reminder, and none twice', async () => {
  await orderAll()
  let servers = await Promise.all([start(), start()])
  for (let count = 0; count < kills; count += 1) {
    await pause(1500)
    const [first, second] = servers
    if (first === undefined || second === undefined) throw new Error('A server is missing')
    await kill(first)
    servers = [second, await start()]
  }
  await expect.poll(countSent, { timeout: 240_000, interval: 500 }).toBe(invoices)
  const files = (await readdir(join(scratch.path, 'outbox'))).filter((name) =>
    name.endsWith('.eml'),
  )
  expect(files).toHaveLength(invoices)
  expect(new Set(files.map((name) => name.replace(/^\d+T\d+Z-/, ''))).size).toBe(invoices)
  const { rows } = await database.pool.query(
    "select count(*)::int as waiting from reminder_mails where state = 'waiting' and begun_at is null",
  )
  expect(rows[0].waiting).toBe(invoices)
  await Promise.all(servers.map(kill))
}, 400_000)
