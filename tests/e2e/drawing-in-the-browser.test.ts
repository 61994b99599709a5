import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { generateButton, livePreview, openCreate, write } from './invoice-writer.ts'

// The engine is compiled in each of them.
test.describe.configure({ timeout: 360_000 })
test.use({ hasEngine: true, serviceWorkers: 'allow' })

/** Paths of the previews that this page has asked the server for. */
function previewsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/preview\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** Resolves once the engine draws: from then on a change asks the server for nothing. */
async function untilDrawnHere(page: Page, asked: string[]): Promise<void> {
  await expect(async () => {
    const before = asked.length
    const name = `Client ${Math.random()}`
    await page.getByLabel('Client name').fill(name)
    await expect(livePreview(page)).toContainText(name)
    expect(asked.length).toBe(before)
  }).toPass({ timeout: 120_000 })
}

test('an editor draws its sheet itself, and the server does again when the engine is lost', async ({
  page,
  signIn,
}) => {
  await signIn()
  const asked = previewsAsked(page)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const policies: string[] = []
  page.on('response', (response) => {
    if (/engine-worker/.test(response.url()))
      policies.push(response.headers()['content-security-policy'] ?? '')
  })

  await openCreate(page)
  await untilDrawnHere(page, asked)
  // One has rehearsed and is gone, the other draws.
  expect(workers.filter((url) => url.includes('engine-worker'))).toHaveLength(2)
  expect(page.workers()).toHaveLength(1)
  expect(policies[0]).toContain("'wasm-unsafe-eval'")
  expect(policies.join()).not.toContain("'unsafe-eval'")

  // What it draws follows the hand.
  const before = asked.length
  await page.getByLabel('Client name').fill('Elena Castellan')
  await expect(livePreview(page)).toContainText('Elena Castellan')
  expect(asked.length).toBe(before)

  const [engine] = page.workers()
  await engine?.evaluate(() => close()).catch(() => undefined)
  await page.getByLabel('Client name').fill('Hotel Aurelia')
  await expect(livePreview(page)).toContainText('Hotel Aurelia')
  expect(asked.length).toBeGreaterThan(before)
})

test('pages for visitors load nothing of it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.clock.install()
  await page.goto('/')
  // Whatever the page puts off comes now.
  await page.clock.runFor(10_000)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /engine-worker|\.wasm|\.ttf|sw\.js/.test(url))).toEqual([])
})

test.describe('without a connection', () => {
  test.use({
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/],
  })

  test('a document is written, previewed and kept, and its PDF goes out when there is one again', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn()
    const asked = previewsAsked(page)
    await openCreate(page)
    await untilDrawnHere(page, asked)

    await context.setOffline(true)
    await page.reload()
    await write(page)
    await expect(livePreview(page)).toContainText('Elena Castellan', { timeout: 120_000 })
    await generateButton(page).click()
    await expect(toastIn(page)).toContainText("as soon as you're back online")
    await expect(page.getByText('Waiting for connection...')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
  })
})

test.describe('leaving', () => {
  // What is still on its way when a page is left is given up.
  test.use({ expectedComplaints: [/ERR_FAILED|ERR_ABORTED/] })

  test('nothing that the server said stays behind after signing out', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    const kept = () =>
      page.evaluate(
        async () =>
          (await caches.has('sheaf-answers')) &&
          (await (await caches.open('sheaf-answers')).keys()).map(
            ({ url }) => new URL(url).pathname,
          ),
      )
    await expect.poll(kept).toContain('/api/auth/user')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/create'))
    await expect.poll(async () => (await kept()) || []).not.toContain('/api/auth/user')
  })
})
