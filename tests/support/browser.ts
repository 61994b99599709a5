import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { User } from '../../apps/server/src/accounts/store.ts'
import { openSessions } from './sessions.ts'
import { type SheafProcess, startSheaf } from './sheaf-process.ts'

type TestFixtures = {
  /** Makes a user and gives the browser a session of theirs. */
  signIn: (user?: Partial<User>) => Promise<User>
  /** What the browser may complain about in this test; anything else on its console fails the test. */
  expectedComplaints: RegExp[]
  complaints: undefined
  /** Lets the page load the typesetter. Without it the browser saves data: the server draws, and each test is seconds shorter. */
  hasEngine: boolean
  savedData: undefined
}

type WorkerFixtures = {
  sheaf: SheafProcess
  sessions: Awaited<ReturnType<typeof openSessions>>
}

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
  sessions: [
    async ({ sheaf }, use) => {
      const sessions = await openSessions(sheaf)
      await use(sessions)
      await sessions.end()
    },
    { scope: 'worker' },
  ],
  signIn: async ({ sessions, context }, use) => use((fields) => sessions.signIn(context, fields)),
  hasEngine: [false, { option: true }],
  savedData: [
    async ({ context, hasEngine }, use) => {
      if (!hasEngine) {
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        })
      }
      await use(undefined)
    },
    { auto: true },
  ],
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

/** What is wrong with the page as it stands: what axe finds in light and in dark, and the widths at which it scrolls sideways. */
export async function faultsOf(
  page: Page,
  widths: readonly number[] = [360, 390, 768, 1024, 1440, 2560],
): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    faults.push(...(await seriousFindings(page)).map((each) => `${colorScheme}: ${each}`))
  }
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) faults.push(`${width} px: scrolls sideways by ${overflow} px`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** How far the page can be scrolled sideways, which it never should. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

export { expect }
