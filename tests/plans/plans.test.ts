import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../apps/server/src/http/rate-limit.ts'
import { jobsSchema } from '../../apps/server/src/jobs/jobs.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { isInBrief } from '../support/env.ts'
import { queuesDone } from '../support/jobs.ts'
import { routesOf } from '../support/routes.ts'
import { type StripeServer, startStripeServer } from '../support/stripe-server.ts'
import { quick } from '../support/users.ts'
import { type Caller, createCaller } from './caller.ts'
import { busyUser } from './population.ts'
import { findFaults, tableOfPlans, tableOfSizes } from './report.ts'
import {
  visitAccounts,
  visitBilling,
  visitDocuments,
  visitDueThings,
  visitKeptThings,
  visitLinks,
  visitModels,
} from './tour.ts'
import { openWatchedDatabase, type WatchedDatabase } from './watched-database.ts'

// What a plan may read grows with the population: a planner judges few rows as it judges many, if they are not too few.
const scale = isInBrief ? { users: 2_000, mostRows: 500 } : { users: 1_000_000, mostRows: 10_000 }

/** They ask the database for nothing but who is there, or for what another route in the tour asks for. */
const uncalled = [
  ...['GET /api/login', 'GET /api/auth/mail-delivery', 'GET /api/support', 'GET /api/themes'],
  ...['GET /api/languages', 'GET /api/po-templates', 'GET /api/cn-templates', 'POST /api/check'],
  ...['POST /api/e-invoice/check', 'POST /api/e-invoice/read', 'GET /api/template-preview/:id'],
  ...['GET', 'POST'].flatMap((method) =>
    ['quote-preview', 'po-preview', 'cn-preview', 'po-pdf', 'cn-pdf'].map(
      (path) => `${method} /api/${path}/:id`,
    ),
  ),
  ...['quote', 'po', 'cn', 'delivery-note'].map(
    (kind) => `PATCH /api/custom-${kind}-templates/:id`,
  ),
  ...['POST /api/billing/portal', 'GET /api/reminders/paid', 'POST /api/reminders/paid'],
  // Processes that read and draw take seconds to start; what they ask the database is told in full.
  ...(isInBrief ? ['POST /api/ai/generate-logo', 'POST /api/ai/autofill'] : []),
  ...(isInBrief ? ['POST /api/ai/translate'] : []),
]

let stripe: StripeServer
let watched: WatchedDatabase
let test: TestApp
let caller: Caller

beforeAll(async () => {
  watched = await openWatchedDatabase(scale.users)
  stripe = await startStripeServer()
  const { database, stop } = watched
  const drop = async () => {
    await database.close()
    await stop()
  }
  test = await startTestApp({ database: { database, drop }, env: stripe.env })
  stripe.webhookUrl = `http://127.0.0.1:${await test.listen()}/api/stripe/webhook`
  caller = createCaller(test, watched)
}, 900_000)

afterAll(async () => {
  await test.close()
  await stripe.stop()
})

/** Until nothing of any queue waits but for its time. */
async function allJobsDone(): Promise<void> {
  // Not part of the product: its plans are nobody's business.
  const pool = new pg.Pool({ connectionString: watched.url })
  const { rows } = await pool.query<{ name: string }>(`select name from ${jobsSchema}.queue`)
  await queuesDone({ database: { ...watched.database, pool } }, rows)
  await pool.end()
}

/** What a timer does every few minutes; the types of the package leave it out. */
async function sweepLimits(): Promise<void> {
  const limiter = createRateLimiter(test.database.pool, 'password', { points: 1, duration: 1 })
  const sweeper = limiter as unknown as { clearExpired(before: number): Promise<void> }
  await sweeper.clearExpired(Date.now())
}

function apiRoutes(): string[] {
  return routesOf(test.app)
    .filter(({ path }) => /^\/(?:api\/(?!docs)|internal)/.test(path) && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`)
    .sort()
}

describe(`with ${scale.users.toLocaleString('en')} users`, () => {
  it('every route and all work behind them find what they want by an index', async () => {
    await allJobsDone()
    await sweepLimits()
    const tour = { test, caller }
    await visitAccounts(tour)
    const { passwordHash } = quick
    const { user, cookie } = await test.signIn({ subscription: 'premium', passwordHash })
    await visitDocuments(tour, cookie)
    await visitKeptThings(tour, cookie)
    await visitDueThings(tour, cookie, user)
    await visitLinks(tour, user)
    if (!isInBrief) await visitModels(tour, cookie)
    // Who has a program make documents all day has more rows than a page of results.
    const { rows } = await test.database.pool.query<{ id: string }>(`select ${busyUser} as id`)
    await visitDocuments(tour, await test.openSession(rows[0]?.id ?? ''))
    await watched.during('GET /metrics', () => test.app.inject('/metrics'))
    await visitBilling(tour, cookie)
    await allJobsDone()

    const rowsIn = new Map(watched.tables.map(({ table, rows }) => [table, rows]))
    if (!isInBrief) {
      process.stdout.write(tableOfSizes(watched.tables, scale.users))
      process.stdout.write(tableOfPlans(watched.plans, rowsIn, scale.mostRows))
    }
    expect.soft(caller.failures).toEqual([])
    expect.soft(findFaults(watched.plans, rowsIn, scale.mostRows)).toEqual([])
    const called = [...caller.called, ...uncalled].sort()
    expect([...new Set(called)]).toEqual(apiRoutes())
  }, 300_000)

  it('a query without an index is named with its route, also inside a function', async () => {
    const { pool } = test.database
    const rowsIn = new Map(watched.tables.map(({ table, rows }) => [table, rows]))
    const before = watched.plans.length
    await watched.during('GET /nowhere', async () => {
      await pool.query(`select id from users where first_name = 'Nobody'`)
      await pool.query(`do $$ begin perform from templates where name = 'Nothing'; end $$`)
      await pool.query('select id from sessions order by id')
    })
    const faults = findFaults(watched.plans.slice(before), rowsIn, scale.mostRows).join('\n')
    expect(faults).toMatch(/^GET \/nowhere goes through all of users: select id from users/m)
    expect(faults).toMatch(/^GET \/nowhere goes through all of templates: SELECT/im)
    expect(faults).toMatch(/^GET \/nowhere reads \d+ rows: select id from sessions/m)
  }, 60_000)
})
