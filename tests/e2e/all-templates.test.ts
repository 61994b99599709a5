import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'
import { saveOrderTemplate, saveTemplate } from './stored-things.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const names = (page: Page, kind: string) =>
  section(page, kind).getByRole('listitem').getByRole('heading')

test.describe('All Templates', () => {
  test('shows what each editor offers, the first ones first, and keeps the tab in the address', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/all-templates')
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

    await page.getByRole('tab', { name: 'Quotes' }).click()
    await expect(page).toHaveURL(/\/all-templates\?tab=quotes$/)
    await expect(page.getByRole('region', { name: 'Invoices', exact: true })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Credit Notes' }).click()
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Quotes' })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(section(page, 'Invoices')).toBeVisible()
    await page.goto('/all-templates?tab=nonsense')
    await expect(section(page, 'Credit Notes')).toBeAttached()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/all-templates?tab=credit-notes')
    await expect(page.getByRole('tab', { name: 'Credit Notes' })).toBeInViewport({ ratio: 0.9 })
  })

  test('offers a premium user the premium ones for every kind', async ({ page, signIn }) => {
    await signIn({ subscription: 'premium' })
    await page.goto('/all-templates')
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

  test('leads into the editor with a template, or with none', async ({ page, sheaf, signIn }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf)
    const order = await saveOrderTemplate(page, sheaf)
    await page.goto('/all-templates')
    for (const [kind, noun, path, first, own] of [
      ['Invoices', 'Invoice', '/create-invoice', 'elegant-ampersand', id],
      ['Quotes', 'Quote', '/create-quote', 'elegant-ampersand', undefined],
      ['Purchase Orders', 'Purchase Order', '/create-purchase-order', 'po-classic', order.id],
      ['Credit Notes', 'Credit Note', '/create-credit-note', 'cn-classic', undefined],
    ] as const) {
      const cards = section(page, kind).getByRole('listitem')
      const use = cards.first().getByRole('link', { name: 'Use Template' })
      await expect(use).toHaveAttribute('href', `${path}?template=${first}`)
      const view = cards.first().getByRole('link', { name: `View in ${noun}` })
      await expect(view).toHaveAttribute('href', `${path}?template=${first}`)
      const create = section(page, kind).getByRole('link', { name: 'Create New' })
      await expect(create).toHaveAttribute('href', path)
      if (own === undefined) continue
      const custom = cards.filter({ has: page.getByText('Custom', { exact: true }) })
      await expect(custom).toHaveCount(1)
      await expect(custom.getByRole('link', { name: 'Use Template' })).toHaveAttribute(
        'href',
        `${path}?template=${own}`,
      )
    }
    await section(page, 'Invoices').getByRole('link', { name: 'Use Template Studio' }).click()
    await expect(page).toHaveURL(new RegExp(`/create/invoice\\?template=${id}$`))
  })

  test('draws a sheet when it comes near, and nothing moves', async ({ page, signIn }) => {
    await signIn()
    const drawn: string[] = []
    page.on('request', (request) => {
      if (/-preview\//.test(request.url())) drawn.push(request.url())
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
    await expect(last.locator('img')).toBeVisible({ timeout: 15_000 })
    expect(drawn.length).toBeLessThan(27)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore)
  })

  test.describe('without an answer', () => {
    test.use({ expectedComplaints: [/ERR_FAILED/] })

    test('says which templates could not be fetched, and tries again', async ({ page, signIn }) => {
      await signIn()
      await page.route(/\/api\/(po-templates|custom-cn-templates)$/, (route) => route.abort())
      await page.goto('/all-templates')
      await expect(section(page, 'Purchase Orders').getByRole('alert')).toContainText(
        'Failed to fetch purchase order templates',
      )
      await expect(section(page, 'Credit Notes').getByRole('alert')).toContainText(
        'Failed to fetch credit note templates',
      )
      await expect(names(page, 'Credit Notes')).toHaveCount(4)
      await page.unrouteAll()
      await section(page, 'Purchase Orders').getByRole('button', { name: 'Try again' }).click()
      await expect(names(page, 'Purchase Orders')).toHaveCount(4)
    })
  })

  test('shows outlines while its lists are awaited', async ({ page, signIn }) => {
    await signIn()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/themes', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/all-templates?tab=invoices')
    await expect(page.locator('[data-skeleton=template]')).toHaveCount(4)
    release()
    await expect(names(page, 'Invoices')).toHaveCount(12)
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })

  test('is accessible in light and dark, at every width', async ({ page, sheaf, signIn }) => {
    await signIn()
    await saveTemplate(page, sheaf, { name: 'W'.repeat(100) })
    await page.goto('/all-templates')
    await expect(names(page, 'Credit Notes')).toHaveCount(4)
    expect(await faultsOf(page)).toEqual([])
  })
})
