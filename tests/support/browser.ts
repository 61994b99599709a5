import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { createSessions } from '../../apps/server/src/accounts/sessions.ts'
import { createAccountStore, type User } from '../../apps/server/src/accounts/store.ts'
import { attachToRunningServer } from '../../apps/server/src/db/embedded/attach.ts'
import { poolOfEmbedded } from '../../apps/server/src/db/pool.ts'
import * as schema from '../../apps/server/src/db/schema.ts'
import { type SheafProcess, startSheaf } from './sheaf-process.ts'
import { addUser } from './users.ts'

type TestFixtures = {
  /** Makes a user and gives the browser a session of theirs. */
  signIn: (user?: Partial<User>) => Promise<User>
  /** What the browser may complain about in this test; anything else on its console fails the test. */
  expectedComplaints: RegExp[]
  complaints: undefined
}

type WorkerFixtures = { sheaf: SheafProcess }

/** A browser on the real server, one server for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sheaf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const sheaf = await startSheaf()
      await use(sheaf)
      await sheaf.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sheaf }, use) => use(sheaf.url),
  signIn: async ({ sheaf, context }, use) => {
    const pool = poolOfEmbedded(
      await attachToRunningServer(sheaf.dataDir),
      pino({ level: 'silent' }),
    )
    const orm = drizzle(pool, { schema })
    const sessions = createSessions({ store: createAccountStore(orm), now: () => new Date() })
    await use(async (fields = {}) => {
      const user = await addUser(orm, fields)
      const value = await sessions.open(user.id)
      await context.addCookies([{ name: 'sheaf_session', value, url: sheaf.url }])
      return user
    })
    await pool.end()
  },
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ page, sheaf, expectedComplaints }, use) => {
      const heard: string[] = []
      page.on('pageerror', (error) => heard.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
      })
      await use(undefined)
      const surprising = heard.filter(
        (text) => ![expectedAnswers, ...expectedComplaints].some((known) => known.test(text)),
      )
      const log = sheaf.output().slice(-2000)
      expect(surprising, `complaints on the console; the server said: ${log}`).toEqual([])
    },
    { auto: true },
  ],
})

/** What the tab says on a visitor's start page. */
export const startTitle = 'Invoices, quotes, purchase orders and credit notes as PDFs · Sheaf'

// Chromium reports every 401 and 404 on the console; that a visitor has no session is not a fault.
const expectedAnswers = /^Failed to load resource: .* status of (401|404)/

/** What axe calls serious or critical, in words that name the place. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** How far the page can be scrolled sideways, which it never should. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

export { expect }
