import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

export type KeptContext = {
  readonly context: BrowserContext
  /** Takes away all that a test has left, or says that it could not: such a context is not for another test. */
  readonly wipe: () => Promise<boolean>
}

/**
 * One browser context for test after test of a worker. It keeps what was fetched and compiled, which is most of the work
 * of opening a page. `origin` is the site that they visit.
 */
export async function keepContext(context: BrowserContext, origin: string): Promise<KeptContext> {
  refuseWhatStays(context)
  // The process of a site ends with its last page, and what it compiled with it: this page stays. It has no scripts.
  const keeper = await context.newPage()
  await keeper.goto(`${origin}/favicon.svg`)
  const devtools = await context.newCDPSession(keeper)
  const visited = new Set<string>()
  context.on('framenavigated', (frame) => {
    // A tab that is only just there, or shows a PDF, may have no address that tells its site.
    const address = URL.parse(frame.url())
    if (address?.protocol.startsWith('http')) visited.add(address.origin)
  })

  async function takeAway(): Promise<boolean> {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()))
    // In the process of the pages, and so after all that they wrote when they were closed.
    await keeper.evaluate(clearOwnStorage)
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      context.setExtraHTTPHeaders({}),
      ...[...visited].map((each) => {
        const types = each === origin ? storageTypes : [...storageTypes, 'indexeddb']
        return devtools.send('Storage.clearDataForOrigin', {
          origin: each,
          storageTypes: types.join(),
        })
      }),
    ])
    visited.clear()
    return true
  }

  return {
    context,
    // Chromium may forget to close a page that is on its way to another address, and its process may have ended.
    wipe: () =>
      Promise.race([takeAway().catch(() => false), pause(patienceMs, false, { ref: false })]),
  }
}

const patienceMs = 10_000

// All but what the network has cached: that is the same for everyone, and the reason for all this.
const storageTypes = [
  'cookies',
  'file_systems',
  'local_storage',
  'service_workers',
  'cache_storage',
  'storage_buckets',
]

/**
 * Runs in the page. Databases one by one, each waited for: told to clear those of a site, Chromium may still be at it when the
 * next test begins one. Seen once: a document that was kept had gone.
 */
async function clearOwnStorage(): Promise<void> {
  localStorage.clear()
  const all = await indexedDB.databases()
  await Promise.all(
    all.map(({ name = '' }) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => resolve()
      request.onerror = () => reject(request.error)
      return promise
    }),
  )
}

/** What cannot be taken back from a context may not be done to one that is shared. */
function refuseWhatStays(context: BrowserContext): void {
  const refuse = (name: string) => () => {
    throw new Error(
      `${name} would stay for the tests to come. Call it on the page, or ask for a context of the test's own: test.use({ hasOwnContext: true })`,
    )
  }
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding']) {
    Object.assign(context, { [name]: refuse(name) })
  }
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']) {
    Object.assign(context.clock, { [name]: refuse(`clock.${name}`) })
  }
}
