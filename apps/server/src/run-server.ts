import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { productName } from '@sheaf/contract/product'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { startClearingWorker } from './accounts/clearing.ts'
import { startMailWorker } from './accounts/mail-worker.ts'
import { openModels } from './ai/open-models.ts'
import { buildApp } from './app.ts'
import { openPayments } from './billing/open-payments.ts'
import { startBillingWorker } from './billing/worker.ts'
import { createClientMail } from './client-mail/client-mail.ts'
import { closeDataDir, makeDataDir } from './data-dir.ts'
import { openDatabase } from './db/database.ts'
import { createDrawing } from './documents/drawing.ts'
import { type Env, readEnv } from './env.ts'
import { drain } from './http/drain.ts'
import { reportFault } from './http/fault-report.ts'
import { openJobs } from './jobs/jobs.ts'
import { deriveKeys } from './keys.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { mailDelivery } from './mail/mail-delivery.ts'
import { openObjectStore } from './objects/open-store.ts'
import { createPictureRoom } from './objects/picture-room.ts'
import { startSweepWorker } from './objects/sweep.ts'
import { startRatesWorker } from './rates/worker.ts'
import { startReminderWorker } from './reminders/worker.ts'
import { startScheduleWorker } from './schedules/worker.ts'
import { requireSecret } from './secret.ts'
import { StartError } from './start-error.ts'

// Of EX_SOFTWARE in sysexits.h: `npm start` begins anew after it, and not after a start that failed.
const exitCodeOfFault = 70
const requestsEndWithinMs = 15_000
// A sheet takes some 15 ms: the last one in a full queue waits for about a second.
const waitingSheetsPerWorker = 64
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))

const notHere = (host: string) =>
  `HOST is '${host}', which is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`

const listenFailures: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) =>
    `PORT is ${port}, but another program already listens there. Stop that program or set PORT to a free one.`,
  EACCES: (_host, port) =>
    `PORT is ${port}, which this user may not open. Set PORT to 1024 or higher.`,
  EADDRNOTAVAIL: notHere,
  ENOTFOUND: notHere,
}

const unreadMails = ({ publicUrl }: Env) =>
  `PUBLIC_URL is ${publicUrl}, but SMTP_URL is not set. No email can be sent, so nobody can confirm an account ` +
  'or reset a password. Emails are kept in DATA_DIR/outbox. Set SMTP_URL to an email server.'

type Part = { close(): void | Promise<void> }

await main()

async function main(): Promise<void> {
  try {
    const env = readEnv()
    const log = createLog(env.logLevel)
    const end = awaitEnd(log)
    const server = await startServer(env, log)
    process.stdout.write(`${server.readyLine}\n`)
    const exitCode = await end
    await server.stop(exitCode === 0)
    process.exit(exitCode)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

async function startServer(env: Env, log: Logger) {
  await makeDataDir(env.dataDir)
  // A database of our own closes it, once it knows which account has to get through.
  if (env.databaseUrl !== undefined) await closeDataDir(env.dataDir, log)
  const keys = deriveKeys(env.appSecret ?? (await requireSecret(env.dataDir)))
  const { database, typesetter } = await openParts(env, log)
  const parts: Part[] = [database, typesetter]
  const closeParts = async () => {
    for (const part of parts.reverse()) await part.close()
  }
  try {
    const now = () => new Date()
    const ending = new AbortController()
    const jobs = await openJobs({ pool: database.pool, log })
    const mailer = createMailer({ env, now })
    parts.push(mailer, jobs)
    const { orm } = database
    const files = openObjectStore(env)
    const pictures = createPictureRoom({ log })
    parts.push(pictures)
    const clientMail = createClientMail({ env, orm, keys, mailer, log, now })
    await startMailWorker({ env, orm, jobs, keys, mailer, log, now })
    await startSweepWorker({ orm, jobs, files, log, now })
    await startClearingWorker({ env, orm, jobs, log, now })
    await startRatesWorker({ env, orm, jobs, log, now })
    const payments = await openPayments(env.stripe)
    await startBillingWorker({ orm, jobs, payments, log, now })
    const models = await openModels(env.ai)
    const world = {
      env,
      database,
      typesetter,
      files,
      pictures,
      jobs,
      keys,
      payments,
      mailer,
      clientMail,
      models,
      log,
      now,
      webDir,
      ending: ending.signal,
    }
    const drawing = createDrawing({ ...world, orm })
    parts.push(drawing.writingRoom)
    await startScheduleWorker({ ...world, ...drawing, orm })
    await startReminderWorker({ ...world, ...drawing, orm })
    const app = await buildApp(world)
    await listen(app, env)
    if (mailDelivery(env).goesTo === 'nowhere') log.warn(unreadMails(env))
    return {
      readyLine: `${productName} is ready on ${env.publicUrl}${database.notice === undefined ? '' : ` (${database.notice})`}`,
      /** A server that can no longer be trusted does not go on for the sake of load balancers. */
      async stop(isTrusted: boolean) {
        ending.abort()
        if (isTrusted) await pause(env.drainSeconds * 1000)
        await drain(app, requestsEndWithinMs)
        await closeParts()
      },
    }
  } catch (error) {
    await closeParts()
    throw error
  }
}

/** The database and the typesetter start side by side. When one cannot, the other is not left running. */
async function openParts({ databaseUrl, dataDir, renderWorkers }: Env, log: Logger) {
  const queueLimit = renderWorkers * waitingSheetsPerWorker
  const typesetter = createTypesetter({ workers: renderWorkers, queueLimit, log })
  const opening = openDatabase({ databaseUrl, dataDir, log })
  try {
    const [database] = await Promise.all([opening, typesetter.check()])
    return { database, typesetter }
  } catch (error) {
    await typesetter.close()
    await opening.then(
      (database) => database.close(),
      () => undefined,
    )
    throw error
  }
}

/** Resolves with the exit code when the process is asked to end or can no longer be trusted. */
function awaitEnd(log: Logger): Promise<number> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const onSignal = () => {
      askedAt ??= Date.now()
      // Ctrl+C reaches this process twice when npm started it: from the terminal and from npm.
      if (Date.now() - askedAt > 500) process.exit(1)
      resolve(0)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
    const onFault = (fault: unknown) => {
      log.fatal({ fault: reportFault(fault) }, 'stopping after an uncaught fault')
      resolve(exitCodeOfFault)
    }
    process.on('uncaughtException', onFault)
    process.on('unhandledRejection', onFault)
  })
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const words = listenFailures[(error as NodeJS.ErrnoException).code ?? '']
    throw words === undefined ? error : new StartError(words(host, port), { cause: error })
  }
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
