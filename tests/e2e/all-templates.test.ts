import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'
import { saveOrderTemplate, saveTemplate } from './stored-things.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const names = (page: Page, kind: string) =>
  section(page, kind).getByRole('listitem').getByRole('heading')

test.describe('All Templates', () => {
  test('shows what each editor offers, draws it when it comes near, keeps the tab in the address and leads into the editors', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    await test.step('sheets as they come near', () => scrollThrough(page))
    await test.step('what each editor offers', () => readOffers(page))
    await test.step('the tab in the address', () => changeTabs(page))
    const name = 'W'.repeat(100)
    const { id } = await saveTemplate(page, sheaf, { name })
    const order = await saveOrderTemplate(page, sheaf)
    await page.goto('/all-templates?tab=nonsense')
    await expect(names(page, 'Credit Notes')).toHaveCount(4)
    await test.step('the ways into the editors', () =>
      readLinks(page, { Invoices: id, 'Purchase Orders': order.id }))
    expect(await faultsOf(page)).toEqual([])
    await section(page, 'Invoices')
      .getByRole('link', { name: `Use Template ${name}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`/create/invoice\\?template=${id}$`))
  })

  test.describe('without an answer', () => {
    test.use({ expectedComplaints: [/ERR_FAILED/] })

    test('shows outlines, says which templates could not be fetched and tries again; a premium user has the premium ones of every kind', async ({
      page,
      signIn,
    }) => {
      await signIn({ subscription: 'premium' })
      await page.route(/\/api\/(po-templates|custom-cn-templates)$/, (route) => route.abort())
      await loseSamples(page)
      await test.step('outlines', () => awaitThemes(page))
      await page.getByRole('tab', { name: 'All Templates' }).click()
      await test.step('the server draws what is lost', () => expectPictures(page))
      await expect(section(page, 'Purchase Orders').getByRole('alert')).toContainText(
        'Failed to fetch purchase order templates',
      )
      await expect(section(page, 'Credit Notes').getByRole('alert')).toContainText(
        'Failed to fetch credit note templates',
      )
      await expect(names(page, 'Credit Notes')).toHaveCount(8)
      await page.unrouteAll()
      await section(page, 'Purchase Orders').getByRole('button', { name: 'Try again' }).click()
      for (const [kind, count] of [
        ['Invoices', 16],
        ['Quotes', 11],
        ['Purchase Orders', 8],
        ['Credit Notes', 8],
      ] as const) {
        await expect(names(page, kind)).toHaveCount(count)
        await expect(names(page, kind).filter({ hasText: 'Atelier' })).toHaveCount(1)
      }
    })
  })
})

/** The first picture of a sample is another's page, the next ones do not come. */
async function loseSamples(page: Page): Promise<void> {
  let asked = 0
  await page.route(/\/assets\/sample-/, (route) => {
    asked += 1
    return asked === 1
      ? route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' })
      : route.abort()
  })
}

async function expectPictures(page: Page): Promise<void> {
  for (const at of [0, 1]) {
    const picture = section(page, 'Invoices').locator('img').nth(at)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
}

/** Opens the screen and goes to its end: a sheet is drawn when it comes near, and nothing moves. */
async function scrollThrough(page: Page): Promise<void> {
  const drawn: string[] = []
  page.on('request', (request) => {
    if (/-preview\/|\/sample-/.test(request.url())) drawn.push(request.url())
  })
  await page.goto('/all-templates')
  // Each list comes by itself; the page has its height when all are there.
  for (const [title, count] of Object.entries({
    Invoices: 12,
    Quotes: 7,
    'Purchase Orders': 4,
    'Credit Notes': 4,
  })) {
    await expect(names(page, title)).toHaveCount(count)
  }
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight)
  await expect(section(page, 'Invoices').locator('img').first()).toBeVisible()
  expect(drawn.length).toBeLessThan(13)
  const last = section(page, 'Credit Notes').getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('img')).toBeVisible()
  expect(drawn.length).toBeLessThan(27)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore)
}

async function readOffers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Templates')
  await expect(page.getByRole('tab')).toHaveText([
    'All Templates',
    'Invoices',
    'Quotes',
    'Purchase Orders',
    'Credit Notes',
  ])
  const firstOnes = ['Elegant Ampersand', 'Corporate Stripe', 'Industrial Steel', 'Startup Logo']
  for (const [kind, count, first] of [
    ['Invoices', 12, firstOnes],
    ['Quotes', 7, firstOnes],
    ['Purchase Orders', 4, ['Classic Order']],
    ['Credit Notes', 4, ['Classic Credit']],
  ] as const) {
    await expect(names(page, kind)).toHaveCount(count)
    expect((await names(page, kind).allTextContents()).slice(0, first.length)).toEqual(first)
    const group = section(page, kind).getByRole('heading', { name: 'System Templates' })
    await expect(group).toHaveText(`System Templates${count}`)
    const own = section(page, kind).getByRole('heading', { name: 'Your Custom Templates' })
    await expect(own).toHaveText('Your Custom Templates0')
  }
  const categories = section(page, 'Invoices').getByRole('listitem')
  for (const [at, category] of ['Professional', 'Professional', 'Industrial', 'Modern'].entries())
    await expect(categories.nth(at)).toContainText(category)
}

async function changeTabs(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Quotes' }).click()
  await expect(page).toHaveURL(/\/all-templates\?tab=quotes$/)
  await expect(section(page, 'Invoices')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Credit Notes' }).click()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Quotes' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(section(page, 'Invoices')).toBeVisible()
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/all-templates?tab=credit-notes')
  await expect(page.getByRole('tab', { name: 'Credit Notes' })).toBeInViewport({ ratio: 0.9 })
  if (before) await page.setViewportSize(before)
}

/** Each kind leads to its editor with a template, with the user's own one, or with none. */
async function readLinks(page: Page, own: Record<string, string>): Promise<void> {
  for (const [kind, noun, path, first] of [
    ['Invoices', 'Invoice', '/create-invoice', 'elegant-ampersand'],
    ['Quotes', 'Quote', '/create-quote', 'elegant-ampersand'],
    ['Purchase Orders', 'Purchase Order', '/create-purchase-order', 'po-classic'],
    ['Credit Notes', 'Credit Note', '/create-credit-note', 'cn-classic'],
  ] as const) {
    const cards = section(page, kind).getByRole('listitem')
    const use = cards.first().getByRole('link', { name: 'Use Template' })
    await expect(use).toHaveAttribute('href', `${path}?template=${first}`)
    const view = cards.first().getByRole('link', { name: `View in ${noun}` })
    await expect(view).toHaveAttribute('href', `${path}?template=${first}`)
    const create = section(page, kind).getByRole('link', { name: 'Create New' })
    await expect(create).toHaveAttribute('href', path)
    if (own[kind] === undefined) continue
    const custom = cards.filter({ has: page.getByText('Custom', { exact: true }) })
    await expect(custom).toHaveCount(1)
    await expect(custom.getByRole('link', { name: 'Use Template' })).toHaveAttribute(
      'href',
      `${path}?template=${own[kind]}`,
    )
  }
}

/** Opens the tab of invoices while their themes are held back. */
async function awaitThemes(page: Page): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/themes', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/all-templates?tab=invoices')
  await expect(page.locator('[data-skeleton=template]')).toHaveCount(4)
  release()
  await expect(names(page, 'Invoices')).toHaveCount(16)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
}
