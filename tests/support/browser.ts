import { isDeepStrictEqual } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { User } from '../../apps/server/src/accounts/store.ts'
import { type KeptContext, keepContext } from './kept-context.ts'
import { openSessions } from './sessions.ts'
import { type SheafProcess, startSheaf } from './sheaf-process.ts'

type TestFixtures = {
  /** Makes a user and gives the browser a session of theirs. */
  signIn: (user?: Partial<User>) => Promise<User>
  /** A page in another browser of the same person. */
  elsewhere: (options?: { userAgent?: string }) => Promise<Page>
  /** What the browser may complain about in this test; anything else on its console fails the test. */
  expectedComplaints: RegExp[]
  complaints: undefined
  /** Lets the page load the typesetter. Without it the browser saves data: the server draws, and each test is seconds shorter. */
  hasEngine: boolean
  /** Gives the test a browser context that no other test sees, at a second's cost. */
  hasOwnContext: boolean
  /** Asks nothing of its context that the common one does not have. */
  sharesContext: boolean
}

type WorkerFixtures = {
  sheaf: SheafProcess
  sessions: Awaited<ReturnType<typeof openSessions>>
  keeping: { kept?: KeptContext }
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
  elsewhere: async ({ browser, sheaf }, use) => {
    const others: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: sheaf.url, ...options })
      others.push(context)
      await saveData(context)
      return context.newPage()
    })
    await Promise.all(others.map((context) => context.close()))
  },
  signIn: async ({ sessions, context }, use) => use((fields) => sessions.signIn(context, fields)),
  hasEngine: [false, { option: true }],
  keeping: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => use({}),
    { scope: 'worker' },
  ],
  hasOwnContext: [false, { option: true }],
  sharesContext: async (
    {
      hasOwnContext,
      hasEngine,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const looks = { colorScheme, deviceScaleFactor, hasTouch, isMobile, viewport }
    const ways = { javaScriptEnabled, locale, permissions, serviceWorkers, timezoneId, userAgent }
    const isCommon = isDeepStrictEqual({ ...looks, ...ways }, commonKind)
    await use(isCommon && !hasOwnContext && !hasEngine)
  },
  context: async ({ browser, sheaf, keeping, sharesContext, hasEngine }, use) => {
    const open = async () => {
      const context = await browser.newContext()
      if (!hasEngine) await saveData(context)
      return context
    }
    if (!sharesContext) {
      const own = await open()
      await use(own)
      await own.close()
      return
    }
    keeping.kept ??= await keepContext(await open(), new URL(sheaf.url).origin)
    await use(keeping.kept.context)
    if (!(await keeping.kept.wipe())) delete keeping.kept
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

/** What a context is like unless a test asks for another. */
const commonKind = {
  colorScheme: 'light',
  deviceScaleFactor: undefined,
  hasTouch: false,
  isMobile: false,
  viewport: { width: 1440, height: 900 },
  javaScriptEnabled: true,
  locale: 'en-US',
  permissions: undefined,
  serviceWorkers: 'block',
  timezoneId: undefined,
  userAgent: undefined,
}

async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** What the tab says on a visitor's start page. */
export const startTitle = 'Invoices, quotes, purchase orders and credit notes as PDFs · Sheaf'

// Chromium reports every 401 and 404 on the console; that a visitor has no session is not a fault.
const expectedAnswers = /^Failed to load resource: .* status of (401|404)/

/** What axe calls serious or critical, in words that name the place. */
export async function seriousFindings(page: Page): Promise<string[]> {
  return seriousAmong(await axeFor(page))
}

/** Of what axe looks at, all that another color scheme can change. */
async function seriousColors(page: Page): Promise<string[]> {
  return seriousAmong((await axeFor(page)).withRules(['color-contrast', 'link-in-text-block']))
}

async function seriousAmong(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Axe in the page itself rather than in a second one, and without a description of all that is well: a quarter of the time. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  // Half a megabyte of script is not sent to a document that has it.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  // Without `preload` it does not fetch all styles once more, which none of its serious rules reads.
  return axe.options({ resultTypes: ['violations'], preload: false }).setLegacyMode()
}

/** What is wrong with the page as it stands: what axe finds in light and in dark, and the widths at which it scrolls sideways. */
export async function faultsOf(
  page: Page,
  widths: readonly number[] = [360, 390, 768, 1024, 1440, 2560],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = (await seriousColors(page)).map((each) => `dark: ${each}`)
  await page.emulateMedia({ colorScheme: 'light' })
  faults.push(...(await seriousFindings(page)).map((each) => `light: ${each}`))
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
