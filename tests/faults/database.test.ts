import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostmasters } from '../../apps/server/src/db/embedded/processes.ts'
import { users } from '../../apps/server/src/db/schema.ts'
import { isInBrief } from '../support/env.ts'
import { mailTo } from '../support/mails.ts'
import { anUnpaidInvoice } from '../support/reminders.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { startSheaf } from '../support/sheaf-process.ts'
import type { WireState } from '../support/troubled-wire.ts'
import { type Answer, type Caller, callerOf } from './caller.ts'
import { eInvoiceForm } from './e-invoice-file.ts'
import { openStage, type Stage, signInTo } from './stage.ts'

// A silent database is noticed within six seconds: the brief form lasts just longer.
const awayMs = isInBrief ? { cut: 2_000, silent: 7_000 } : { cut: 30_000, silent: 30_000 }
const mostMs = 9_000
/** Mails of one kind that an address gets in an hour. */
const mostMailsFor = 5
const minutes = 60_000

/** Hands out documents one after another until told to stop, each again and again until it is given. */
function keepDownloading(caller: Caller, prefix: string) {
  const stopping = new AbortController()
  const refusals: Answer[] = []
  let given = 0
  async function work(): Promise<number> {
    while (!stopping.signal.aborted) {
      const number = `${prefix}-${given + 1}`
      for (;;) {
        const answer = await caller.pdf(number)
        if (answer.status === 200) break
        refusals.push(answer)
        await pause(250)
      }
      given += 1
    }
    return given
  }
  const done = work()
  done.catch(() => undefined)
  return {
    refusals,
    /** How many documents were handed out. */
    async stop(): Promise<number> {
      stopping.abort()
      return await done
    },
  }
}

async function untilWell(caller: Caller): Promise<void> {
  const deadline = performance.now() + 40_000
  while ((await caller.get('/readyz')).status !== 200) {
    if (performance.now() > deadline) throw new Error('Sheaf is not well again')
    await pause(100)
  }
}

function expectToldToWait(answers: readonly Answer[]): void {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  for (const { retryAfter, message, tookMs } of answers) {
    expect([retryAfter, message]).toEqual([
      '10',
      "We can't reach our database right now. Please try again in a minute.",
    ])
    expect(tookMs).toBeLessThan(mostMs)
  }
}

describe('a database outside that is gone for a while', () => {
  let stage: Stage
  let ada: Caller
  let visitor: Caller
  beforeAll(async () => {
    stage = await openStage()
    ada = await stage.signIn()
    visitor = callerOf(stage.sheaf.url)
  })
  afterAll(() => stage.close())

  async function countedFor({ user }: Caller): Promise<number | undefined> {
    const [row] = await stage.database.orm
      .select({ used: users.documentsUsed })
      .from(users)
      .where(eq(users.id, user?.id ?? ''))
    return row?.used
  }

  /** What needs a mail, again and again for one address: without a database nobody knows how many it has had. */
  async function askForMails(): Promise<Answer[]> {
    const email = `${randomUUID()}@example.com`
    const password = 'Sails against the morning wind 7'
    const answers: Answer[] = []
    for (let round = 0; round <= mostMailsFor; round += 1) {
      answers.push(
        ...(await Promise.all([
          visitor.post('/api/auth/forgot-password', { email }),
          visitor.post('/api/auth/resend-confirmation', { email }),
          visitor.post('/api/auth/signup', { email, password, firstName: 'Grace' }),
        ])),
      )
    }
    return answers
  }

  /** What asks nothing of the database, for visitors and for those who are signed in. */
  async function expectTheRestToWork(): Promise<void> {
    const answers = await Promise.all([
      visitor.get('/'),
      visitor.get('/howto'),
      ada.get('/create'),
      visitor.get('/healthz'),
      visitor.preview(),
      ada.preview(),
      visitor.post('/api/check', anUnpaidInvoice()),
      visitor.post('/api/e-invoice/check', eInvoiceForm()),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const { tookMs } of answers) expect(tookMs).toBeLessThan(mostMs)
  }

  it.each(['cut', 'silent'] as const satisfies readonly WireState[])(
    'because its wire is %s: what needs none goes on, the rest is told to wait, nothing is lost or counted twice',
    async (trouble) => {
      const before = await countedFor(ada)
      const downloads = keepDownloading(ada, trouble)
      await pause(300)
      await stage.wire.set(trouble)
      const end = performance.now() + awayMs[trouble]
      const refused: Answer[] = []
      do {
        await expectTheRestToWork()
        refused.push(...(await Promise.all([ada.get('/api/auth/user'), ada.get('/api/sender')])))
        // Slowly enough for limits, which hold without a database, too.
        await pause(isInBrief ? 200 : 1_500)
      } while (performance.now() < end)
      refused.push(...(await askForMails()))
      expect((await visitor.get('/readyz')).status).toBe(503)
      expectToldToWait(refused)

      await stage.wire.set('well')
      await untilWell(ada)
      const given = await downloads.stop()
      expect(downloads.refusals.length).toBeGreaterThan(0)
      expectToldToWait(downloads.refusals)
      expect((await countedFor(ada)) ?? 0).toBe((before ?? 0) + given)
      // Jobs are done again, too.
      const email = (await stage.signIn()).user?.email ?? ''
      expect((await visitor.post('/api/auth/forgot-password', { email })).status).toBe(200)
      await mailTo(stage.sheaf, email, 'Reset your')
      expect(stage.sheaf.output()).not.toContain('uncaught fault')
    },
    3 * minutes,
  )
})

// `npm test` kills it in the tests of its supervisor.
it.skipIf(isInBrief)(
  'a database of our own that is killed comes back by itself, and nothing is lost or counted twice',
  async () => {
    const sheaf = await startSheaf('', { RENDER_WORKERS: '1' })
    try {
      const ada = await withDatabase(sheaf, (orm) => signInTo(sheaf, orm))
      const downloads = keepDownloading(ada, 'killed')
      for (let kill = 0; kill < 4; kill += 1) {
        await pause(500)
        const [postmaster] = await findPostmasters(`${sheaf.dataDir}/db/cluster`)
        process.kill(postmaster ?? 0, 'SIGKILL')
        await untilWell(ada)
      }
      const given = await downloads.stop()
      expectToldToWait(downloads.refusals)
      const used = await withDatabase(sheaf, async (orm) => {
        const [row] = await orm
          .select()
          .from(users)
          .where(eq(users.id, ada.user?.id ?? ''))
        return row?.documentsUsed
      })
      expect(used).toBe(given)
    } finally {
      await sheaf.stop()
    }
  },
  3 * minutes,
)
