import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

// Most tests of a worker share a browser context, one after the other: these two stand for any two of them.
test.describe.configure({ mode: 'serial' })
// What the page asks while nothing gets through.
test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

test('a test leaves whatever it likes in the browser', async ({ page, context, sheaf, signIn }) => {
  await signIn()
  await context.addCookies([{ name: 'left', value: 'behind', url: sheaf.url }])
  await context.grantPermissions(['clipboard-read'])
  await context.setExtraHTTPHeaders({ 'x-left': 'behind' })
  await page.goto('/account')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    window.name = 'left behind'
    await caches.open('left')
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
    addEventListener('pagehide', () => localStorage.setItem('left-at-last', 'behind'))
  })
  await page.addInitScript(() => Object.assign(window, { left: 'behind' }))
  await page.setViewportSize({ width: 500, height: 500 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await context.route('**/api/**', (route) => route.abort())
  const other = await context.newPage()
  await other.goto('/login')
  expect(await leftIn(page)).toMatchObject({
    cookies: expect.arrayContaining(['left', 'sheaf_session']),
    stored: ['left'],
    databases: ['left'],
    caches: ['left'],
  })
  await expect(async () => context.addInitScript('')).rejects.toThrow('would stay')
  await context.setOffline(true)
})

test('and the next one finds none of it but what the network had cached', async ({
  page,
  context,
}) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => asked.push(request.headers()['x-left']))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await leftIn(page)).toEqual({
    cookies: [],
    stored: [],
    session: [],
    databases: [],
    caches: [],
    permission: 'prompt',
    name: '',
    script: undefined,
    width: 1440,
    isDark: false,
    history: 2,
  })
  expect(new Set(asked)).toEqual(new Set([undefined]))
  // The other one holds the place.
  expect(context.pages()).toHaveLength(2)
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((each) => (each as PerformanceResourceTiming).transferSize),
  )
  expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(0)
})

async function leftIn(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort()
  const inside = await page.evaluate(async () => ({
    stored: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
      .state,
    name: window.name,
    script: Reflect.get(window, 'left'),
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    history: history.length,
  }))
  return { cookies, ...inside }
}
