import { randomBytes } from 'node:crypto'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { type Balancer, startBalancer } from '../support/balancer.ts'
import { bucketOfTests, settingsForBucket } from '../support/bucket.ts'
import { startDatabaseServer } from '../support/database-server.ts'
import { silentLog, urlOfDatabase, withServer } from '../support/postgres.ts'
import { type RateFeed, startRateFeed } from '../support/rate-feed.ts'
import { startS3Server } from '../support/s3-server.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

export type Stage = {
  readonly database: Database
  readonly secret: string
  readonly balancer: Balancer
  readonly smtp: TestSmtpServer
  readonly rates: RateFeed
  /** Those that run now. Each has a folder of its own, as on machines of their own. */
  readonly copies: readonly SheafProcess[]
  /** Starts so many at the same time. */
  start(count: number): Promise<void>
  /** The longest that runs is told to end, and when it has, another one comes. */
  replaceOldest(): Promise<void>
  close(): Promise<void>
}

/** A database, a bucket, a mail server, a central bank and a load balancer, for copies of the server that share them. */
export async function openStage(): Promise<Stage> {
  const server = await startDatabaseServer()
  const name = `sheaf_copies_${randomBytes(6).toString('hex')}`
  await withServer(server.url, (client) => client.query(`create database ${name}`))
  const databaseUrl = urlOfDatabase(server.url, name)
  const database = await openDatabase({ databaseUrl, dataDir: '/nonexistent', log: silentLog })
  const bucket = await openBucket()
  const smtp = await startSmtpServer()
  const rates = await startRateFeed()
  const balancer = await startBalancer()
  const secret = 'a secret that all copies of the server share'
  const copies: SheafProcess[] = []
  const settings = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: 'on',
    SMTP_URL: patient(smtp.url),
    RATES_URL: rates.url,
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '2',
    ...bucket.settings,
  }

  async function startOne(): Promise<void> {
    const copy = await startSheaf('', settings)
    copies.push(copy)
    await balancer.add(portOf(copy))
  }

  return {
    ...{ database, secret, balancer, smtp, rates, copies },
    async start(count) {
      await Promise.all(Array.from({ length: count }, startOne))
    },
    async replaceOldest() {
      const oldest = copies.shift()
      await oldest?.stop()
      if (oldest !== undefined) balancer.remove(portOf(oldest))
      await startOne()
    },
    async close() {
      await Promise.all(copies.map((copy) => copy.stop()))
      await balancer.stop()
      await rates.stop()
      await smtp.stop()
      await bucket.stop()
      await database.close()
      await withServer(server.url, (client) => client.query(`drop database ${name} with (force)`))
      await server.stop()
    },
  }
}

export function portOf({ url }: SheafProcess): number {
  return Number(new URL(url).port)
}

async function openBucket() {
  const given = bucketOfTests()
  if (Object.keys(given).length > 0) return { settings: given, stop: async () => {} }
  const server = await startS3Server()
  return { ...server, settings: settingsForBucket(server.settings) }
}

// Other tests want to see it give up soon; here a mail that is sent again counts as sent twice.
function patient(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.search = '?requireTLS=false'
  return url.href
}
