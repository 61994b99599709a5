import type { Page } from '@playwright/test'
import { expect, sidewaysOverflow, startTitle, test } from '../support/browser.ts'

const memberBar = [
  'Dashboard',
  'Create Invoice',
  'Create Quote',
  'Purchase Orders',
  'Credit Notes',
  'All Templates',
  'How-To',
]

// The bar has no room for them.
const moreInMenu = ['Recurring invoices', 'Payment reminders', 'Export to accounting']

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test.describe('a member', () => {
  test('finds everything in the top bar, the current page marked, and the way back above a page below the first level', async ({
    page,
    signIn,
  }) => {
    await signIn({
      firstName: 'Bartholomäus-Maximilian',
      email: `${'long'.repeat(12)}@example.com`,
    })
    await page.goto('/account')
    await test.step('an outline gives way to a screen', () => readOnAtHeading(page))
    await test.step('the top bar', () => followBar(page))
    await test.step('the way back', () => followCrumbs(page))
    await test.step('the top bar in every window', () => fitBar(page))
  })

  test('opens the menu of a small window, by keyboard too, cannot leave it with the tabulator, and signs out from it', async ({
    page,
    signIn,
  }) => {
    const { email } = await signIn()
    await page.setViewportSize({ width: 768, height: 844 })
    await page.goto('/')
    await test.step('the menu at 768 px', () => useMenu(page, email))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await test.step('the menu at 390 px', () => useMenu(page, email))
    await test.step('the tabulator in the menu', () => tabInMenu(page))
    await test.step('the page one is on, and signing out', async () => {
      await menu(page).getByRole('link', { name: 'Credit Notes' }).click()
      await expect(menu(page)).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await menu(page).getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveTitle(startTitle)
      await expect(menu(page)).toBeHidden()
    })
  })
})

test.describe('a visitor', () => {
  test('goes back and forth between the start page and the guides, and finds sections and login in the top bar', async ({
    page,
  }) => {
    await test.step('back and forth, also after a reload', () => goBackAndForth(page))
    await test.step('the top bar', async () => {
      await expect(bar(page).getByRole('link')).toHaveText([
        'Features',
        'Templates',
        'Pricing',
        'How-To',
      ])
      await expect(bar(page).locator('[aria-current]')).toHaveText('How-To')
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs.getByRole('link', { name: 'Home' })).toBeVisible()
    })
    await test.step('sections, from another page and on the start page itself', async () => {
      await page.setViewportSize({ width: 1024, height: 500 })
      await bar(page).getByRole('link', { name: 'Features' }).click()
      await expect(page).toHaveURL(/\/#features$/)
      await expect(page.locator('#features')).toBeInViewport()
      await page.setViewportSize({ width: 1024, height: 400 })
      for (const section of ['Pricing', 'Features', 'Templates']) {
        await page.evaluate(() => scrollTo(0, 0))
        await bar(page).getByRole('link', { name: section }).click()
        await expect(page.locator(`#${section.toLowerCase()}`)).toBeInViewport()
      }
    })
    await test.step('login and signup', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(/\/login$/)
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Get Started Free' }).click()
      await expect(page).toHaveURL(/\/signup$/)
    })
  })

  test('has the same entries in the menu at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await toggle.click()
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await toggle.click()
    await menu(page).getByRole('link', { name: 'Pricing' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeInViewport()
    await toggle.click()
    for (const label of ['Features', 'Templates', 'Pricing', 'How-To', 'Sign In']) {
      await expect(menu(page).getByRole('link', { name: label })).toBeVisible()
    }
    await menu(page).getByRole('link', { name: 'Get Started Free' }).click()
    await expect(page).toHaveURL(/\/signup$/)
  })
})

/** Goes on reading at the heading when the outline of a screen gives way to it. */
async function readOnAtHeading(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/api/themes', async (route) => {
    await page.getByText('Loading your document').waitFor({ state: 'attached' })
    await route.continue()
  })
  await bar(page).getByRole('link', { name: 'Credit Notes' }).click()
  await expect(page.getByRole('heading', { name: 'Credit note information' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.unroute('**/api/themes')
}

async function followBar(page: Page): Promise<void> {
  await bar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard · Sheaf')
  await expect(bar(page).getByRole('link')).toHaveText(memberBar)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(bar(page).locator('[aria-current]')).toHaveText('Dashboard')
  for (const [label, path] of [
    ['Create Invoice', '/create/invoice'],
    ['Create Quote', '/create/quote'],
    ['Purchase Orders', '/purchase-orders'],
    ['Credit Notes', '/credit-notes'],
    ['All Templates', '/all-templates'],
    ['How-To', '/howto'],
    ['Dashboard', '/'],
  ] as const) {
    await bar(page).getByRole('link', { name: label }).click()
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(bar(page).locator('[aria-current]')).toHaveText(label)
  }
}

async function followCrumbs(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Manage templates and logos' }).click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Invoice templates',
    'Your templates and logos',
  ])
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Your templates and logos')
  await crumbs.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard · Sheaf')
  await expect(crumbs).toHaveCount(0)
}

async function fitBar(page: Page): Promise<void> {
  await bar(page).getByRole('link', { name: 'Create Quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Quote')
  for (const width of [360, 390, 767, 768, 1023, 1024, 1100, 1200, 1279, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    const tops = await bar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size, `rows at ${width} px`).toBeLessThanOrEqual(1)
  }
}

/** From the dashboard to the credit notes. */
async function useMenu(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(bar(page)).toBeHidden()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('listitem')).toHaveText([...memberBar, ...moreInMenu])
  await expect(menu(page)).toContainText(email)
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await toggle.click()
  await menu(page).getByRole('link', { name: 'Credit Notes' }).click()
  await expect(page).toHaveURL(/\/credit-notes$/)
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function tabInMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu(page)).toBeVisible()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && !activeElement?.closest('dialog')
    })
    expect(outside, `after ${presses + 1} presses`).toBe(false)
  }
}

/** Ends on the page of the guides. */
async function goBackAndForth(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await page.locator('#howto').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'All guides' }).click()
  await expect(heading).toHaveText('How-to guides')
  await page.goBack()
  await expect(heading).toHaveText('Invoices that get you paid.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
  await page.goForward()
  await expect(heading).toHaveText('How-to guides')
  await page.getByRole('link', { name: 'Sheaf home' }).click()
  await expect(heading).toHaveText('Invoices that get you paid.')
  await page.reload()
  await page.goBack()
  await expect(heading).toHaveText('How-to guides')
}
