import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { startClearingWorker } from '../../apps/server/src/accounts/clearing.ts'
import { createCookies } from '../../apps/server/src/accounts/cookies.ts'
import { startMailWorker } from '../../apps/server/src/accounts/mail-worker.ts'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore, type User } from '../../apps/server/src/accounts/store.ts'
import type { Models } from '../../apps/server/src/ai/models.ts'
import { openModels } from '../../apps/server/src/ai/open-models.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { openPayments } from '../../apps/server/src/billing/open-payments.ts'
import { startBillingWorker } from '../../apps/server/src/billing/worker.ts'
import { type ClientMail, createClientMail } from '../../apps/server/src/client-mail/client-mail.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { createDrawing } from '../../apps/server/src/documents/drawing.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { type Jobs, openJobs } from '../../apps/server/src/jobs/jobs.ts'
import { deriveKeys, type Keys } from '../../apps/server/src/keys.ts'
import { createMailer } from '../../apps/server/src/mail/create-mailer.ts'
import type { ObjectStore } from '../../apps/server/src/objects/object-store.ts'
import { openObjectStore } from '../../apps/server/src/objects/open-store.ts'
import { createPictureRoom, type PictureRoom } from '../../apps/server/src/objects/picture-room.ts'
import { startSweepWorker } from '../../apps/server/src/objects/sweep.ts'
import { startRatesWorker } from '../../apps/server/src/rates/worker.ts'
import { startReminderWorker } from '../../apps/server/src/reminders/worker.ts'
import { startScheduleWorker } from '../../apps/server/src/schedules/worker.ts'
import { bucketOfTests } from './bucket.ts'
import { type CollectedLog, collectLog } from './log.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { typesetterOnDemand } from './typesetter.ts'
import { addUser } from './users.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly database: Database
  readonly typesetter: Typesetter
  readonly jobs: Jobs
  readonly clientMail: ClientMail
  readonly files: ObjectStore
  /** Aborts when the app is told that it is about to end. */
  readonly ending: AbortController
  readonly log: CollectedLog
  readonly dataDir: string
  readonly keys: Keys
  /** What the app takes for the present moment. */
  readonly clock: { now: Date }
  /** The cookie of a new session. */
  openSession(userId: string): Promise<string>
  /** A new user with an open session. */
  signIn(user?: Partial<User>): Promise<{ user: User; cookie: string }>
  /** Opens a real port of this machine, for what only a socket can show. */
  listen(): Promise<number>
  close(): Promise<void>
}

type Options = {
  /** Instead of one of its own. Dropped with the app. */
  readonly database?: Omit<TestDatabase, 'url'>
  /** Variables as in the real environment; DATA_DIR is a scratch folder, and nobody's rates are asked for. */
  readonly env?: Record<string, string>
  readonly webDir?: string
  /** Closed with the app. */
  readonly typesetter?: Typesetter
  /** Closed with the app. */
  readonly pictures?: PictureRoom
  /** Instead of those of the environment. */
  readonly models?: Models
  /** Routes that only a test needs, such as one that fails. */
  readonly extend?: (app: FastifyInstance) => void
}

/** The real app on a scratch folder and a database of its own. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-test-'))
  const testDatabase = options.database ?? (await createTestDatabase())
  const { database } = testDatabase
  const log = collectLog()
  const clock = { now: new Date() }
  const now = () => clock.now
  const env = readEnv({ DATA_DIR: dataDir, RATES_URL: 'off', ...bucketOfTests(), ...options.env })
  const webDir = options.webDir ?? join(dataDir, 'no-web-app')
  const typesetter = options.typesetter ?? typesetterOnDemand()
  const keys = deriveKeys('a secret of this test, long enough')
  const jobs = await openJobs({ pool: database.pool, log: log.log })
  const mailer = createMailer({ env, now })
  const files = openObjectStore(env)
  const pictures = options.pictures ?? createPictureRoom({ log: log.log })
  const { orm } = database
  const clientMail = createClientMail({ env, orm, keys, mailer, log: log.log, now })
  const world = { env, database, orm, files, jobs, keys, mailer, clientMail, log: log.log, now }
  await startMailWorker(world)
  await startSweepWorker(world)
  await startClearingWorker(world)
  await startRatesWorker(world)
  const payments = await openPayments(env.stripe)
  await startBillingWorker({ ...world, payments })
  const models = options.models ?? (await openModels(env.ai))
  const drawing = createDrawing({ ...world, pictures, typesetter })
  await startScheduleWorker({ ...world, ...drawing })
  await startReminderWorker({ ...world, ...drawing })
  const ending = new AbortController()
  const parts = { pictures, payments, typesetter, models }
  const app = await buildApp({ ...world, ...parts, webDir, ending: ending.signal })
  sendToHost(app, new URL(env.publicUrl).host)
  options.extend?.(app)
  await app.ready()

  const sessions = createSessions({ store: createAccountStore(database.orm), now })
  const isHttps = env.publicOrigin.startsWith('https:')
  const { names } = createCookies({ basePath: env.basePath, isHttps })
  const openSession = async (userId: string) => `${names.session}=${await sessions.open(userId)}`
  return {
    app,
    database,
    typesetter,
    jobs,
    clientMail,
    files,
    ending,
    log,
    dataDir,
    keys,
    clock,
    openSession,
    async signIn(fields = {}) {
      const user = await addUser(database.orm, fields)
      return { user, cookie: await openSession(user.id) }
    },
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    },
    async close() {
      await app.close()
      await drawing.writingRoom.close()
      await jobs.close()
      mailer.close()
      await typesetter.close()
      await pictures.close()
      await testDatabase.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What names no host of its own is sent as a browser sends it that was given PUBLIC_URL. */
function sendToHost(app: FastifyInstance, authority: string): void {
  const { inject } = app
  const withHost = (options: string | InjectOptions = {}) =>
    typeof options === 'string' ? { url: options, authority } : { authority, ...options }
  app.inject = ((options?: string | InjectOptions) =>
    (inject as (options: InjectOptions) => unknown).call(app, withHost(options))) as typeof inject
}
