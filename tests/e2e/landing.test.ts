import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'

const kinds = ['Invoice', 'Quote', 'Credit note', 'Purchase order']

const guideSlugs = [
  'invoice-for-freelancers',
  'small-business-invoicing',
  'credit-note-guide',
  'crafting-winning-quotes',
  'ai-invoicing-tools',
  'eu-us-compliance',
]

test.describe('the landing page', () => {
  test('opens at a part that an address names, shows hero, features, templates, prices, promise and guides with little script, and leads to the login', async ({
    page,
    baseURL,
  }) => {
    await test.step('its parts', () => jumpToParts(page))
    const hero = page.getByRole('heading', { level: 1, name: 'Invoices that get you paid.' })
    await expect(hero).toBeVisible()
    await test.step('what it says', () => readParts(page))
    await test.step('on all screens, in light and dark', async () => {
      await expect(page.getByRole('button', { name: 'Play the demo' })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      const before = page.viewportSize()
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await faultsOf(page, [])).toEqual([])
      if (before) await page.setViewportSize(before)
    })
    await test.step('little script', () => weighScript(page))
    await page.getByRole('link', { name: 'Create your first invoice' }).click()
    await expect(page).toHaveURL(`${baseURL}/signup`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
    await page.goBack()
    await expect(hero).toBeVisible()
  })
})

test.describe('the demo on the landing page', () => {
  // Its clock is the test's.
  test.use({ hasOwnContext: true })

  test('fills in an invoice and moves nothing else, asks nobody who the visitor is, stops when asked to, and stands still for readers who want no motion', async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    await noteLayoutShifts(page)
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await test.step('an invoice is filled in', () => watchDemo(page))
    await test.step('nothing that was drawn moves', async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.01)
    })
    await test.step('it stops', () => pauseDemo(page))
    expect(calls).toEqual([])
    await test.step('no motion', () => openWithoutMotion(page))
  })
})

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has all its texts, pictures and links, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices that get you paid.')
    await expect(page.locator('#features').getByRole('listitem')).toHaveCount(6)
    await expect(page.locator('#templates').getByRole('heading', { level: 3 })).toHaveText(kinds)
    await expect(page.locator('#pricing').getByRole('article')).toHaveCount(2)
    await expect(page.locator('#howto').getByRole('listitem')).toHaveCount(6)
    await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
    await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).click()
    await expect(page).toHaveURL(/\/login\?new$/)
  })
})

async function jumpToParts(page: Page): Promise<void> {
  await page.goto('/#pricing')
  await expect(page.getByRole('heading', { name: 'Two prices' })).toBeInViewport()
  for (const [entry, id] of [
    ['Features', 'features'],
    ['Templates', 'templates'],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('banner').getByRole('link', { name: entry }).click()
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
    expect(new URL(page.url()).hash).toBe(`#${id}`)
  }
}

async function readParts(page: Page): Promise<void> {
  await expect(page.getByText('No credit card required').first()).toBeVisible()
  await expect(page.getByText('Set up in 30 seconds').first()).toBeVisible()

  const features = page.locator('#features')
  await expect(features.getByRole('listitem')).toHaveCount(6)
  const templates = page.locator('#templates')
  await expect(templates.getByRole('heading', { level: 3 })).toHaveText(kinds)
  for (const picture of await templates.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
  }

  const prices = page.locator('#pricing').getByRole('article')
  await expect(prices).toHaveCount(2)
  await expect(prices.first()).toContainText(/Free\$0per month.*2 in total.*1 in total.*Basic/)
  await expect(prices.last()).toContainText(/Premium\$3per month.*Unlimited.*5 at a time/)
  await expect(page.getByText('Only your templates and logos are stored.')).toBeVisible()

  const guides = page.locator('#howto').getByRole('listitem').getByRole('link')
  const addresses = await guides.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(addresses).toEqual(guideSlugs.map((slug) => `/howto/${slug}`))
  await expect(page.getByRole('contentinfo')).toContainText('You are solely responsible')

  const calls = [
    'Get Started Free',
    'Start free',
    'Choose Premium',
    'Create your first invoice',
    ...kinds,
  ]
  for (const name of calls) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link, name).toHaveAttribute('href', '/login?new')
  }
}

/** Adds up by how much the page moves what it has drawn. To be called before it opens. */
async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(globalThis, {
            shift: Reflect.get(globalThis, 'shift') + Number(entry.value),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function watchDemo(page: Page): Promise<void> {
  const figure = page.getByRole('figure')
  const sheet = figure.getByRole('img')
  await expect(sheet).toHaveAttribute('src', /sage-minimal-invoice-\w/)
  await playUntil(page, () => figure.getByText('Bill To').isVisible())
  await playUntil(page, async () => /invoice-client/.test((await sheet.getAttribute('src')) ?? ''))
  await playUntil(page, () => figure.getByText('Line 1').isVisible())
}

/** Hurries the clock of the page along, in steps: the demo waits for its pictures, and each is there to be seen. */
async function playUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(200)
        return isSo()
      },
      { intervals: [20] },
    )
    .toBe(true)
}

async function pauseDemo(page: Page): Promise<void> {
  const figure = page.getByRole('figure')
  await figure.getByRole('button', { name: 'Pause the demo' }).click()
  const paused = await figure.textContent()
  await page.clock.runFor(5000)
  expect(await figure.textContent()).toBe(paused)
  await figure.getByRole('radio', { name: 'Golden' }).check()
  await expect(figure.getByRole('img')).toHaveAttribute('src', /golden-corporate/)
  await expect(figure.getByRole('img')).toHaveAccessibleName(/Golden Corporate/)
}

async function weighScript(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Dark' }).check()
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000)
  await page.keyboard.press('Escape')
  if (before) await page.setViewportSize(before)
}

async function openWithoutMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const figure = page.getByRole('figure')
  await expect(figure.getByRole('button', { name: 'Play the demo' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(figure.getByRole('img')).toHaveAttribute('src', /sage-minimal-invoice-\w/)
  await figure.getByRole('radio', { name: 'Wave' }).check()
  await expect(figure.getByRole('img')).toHaveAttribute('src', /blue-wave/)
}
