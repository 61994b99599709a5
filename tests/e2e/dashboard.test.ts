import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import {
  openDashboard,
  saveLogo,
  saveOrderTemplate,
  saveQuoteTemplate,
  saveTemplate,
  withRows,
} from './stored-things.ts'

const templates = (page: Page) => page.getByRole('region', { name: 'Your Templates' })
const logos = (page: Page) => page.getByRole('region', { name: 'Your Logos' })

test.beforeEach(({ page }) => listenForToasts(page))

test.describe('the dashboard', () => {
  test('greets a free user and says truly how the account stands, each time it opens', async ({
    page,
    sheaf,
    signIn,
  }) => {
    const { id } = await signIn({
      firstName: 'Grace',
      documentsUsed: 1,
      createdAt: new Date('2026-03-05'),
    })
    await openDashboard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Grace')
    await expect(page.locator('header').getByText('Free Plan', { exact: true })).toBeVisible()
    await expect(page.getByText('Only your templates and logos are stored.')).toBeVisible()
    await expect(card(page, 'Account Type')).toContainText('Free Plan')
    await expect(card(page, 'Document Access')).toContainText('1 of 2 used')
    await expect(card(page, 'Privacy Status')).toContainText('0 templates and 0 logos stored')
    const account = page.getByRole('region', { name: 'Account information' })
    await expect(account).toContainText('Member sinceMarch 2026')
    await expect(account).toContainText('Templates saved0')
    await expect(account).toContainText('Account statusActive')
    await expect(account.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/upgrade',
    )
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page).toHaveTitle('Your account · Sheaf')
    await withRows(sheaf, (rows) => rows.setDocumentsUsed(id, 2))
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(card(page, 'Document Access')).toContainText('2 of 2 used')
  })

  test('sets a premium user no limit and sells nothing', async ({ page, signIn }) => {
    await signIn({ firstName: '', subscription: 'premium', documentsUsed: 31 })
    await openDashboard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, User')
    await expect(card(page, 'Account Type')).toContainText('Premium')
    await expect(card(page, 'Document Access')).toContainText('Unlimited')
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)
  })

  test('leads to each kind of document past its own sheet, and says what else will be here', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openDashboard(page)
    const tray = page.getByRole('region', { name: 'Create a document' })
    for (const [name, path] of [
      ['Create Invoice', '/create/invoice'],
      ['Create Quote', '/create/quote'],
      ['Create Purchase Order', '/purchase-orders'],
      ['Create Credit Note', '/credit-notes'],
      ['Browse All Templates', '/templates'],
    ] as const) {
      await expect(tray.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    await expect(tray.locator('img')).toHaveCount(4)
    for (const sheet of await tray.locator('img').all()) {
      await expect
        .poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expect(templates(page).getByRole('heading', { name: 'No templates yet' })).toBeVisible()
    await expect(templates(page).getByRole('link', { name: 'New Template' })).toHaveAttribute(
      'href',
      '/create/invoice',
    )
    await expect(logos(page).getByRole('heading', { name: 'No logos saved' })).toBeVisible()
    await expect(logos(page).getByRole('link')).toHaveAttribute('href', '/create/invoice')
  })

  test('shows three templates and six logos in outline while they are awaited', async ({
    page,
    signIn,
  }) => {
    await signIn()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/(templates|logos)$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/')
    await expect(page.locator('[data-skeleton=template]')).toHaveCount(3)
    await expect(page.locator('[data-skeleton=logo]')).toHaveCount(6)
    release()
    await expect(page.getByText('No templates yet')).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })
})

test.describe('a template on the dashboard', () => {
  test('shows its theme, name, company, day and sheet', async ({ page, sheaf, signIn }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    await saveTemplate(page, sheaf, { name: 'Nameless', theme: 'sage-minimal', companyName: ' ' })
    await openDashboard(page)
    const cards = templates(page).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await expect(cards.nth(0)).toContainText('Nameless')
    await expect(cards.nth(0)).toContainText('Sage Minimal')
    await expect(cards.nth(0)).toContainText('No company name')
    await expect(cards.nth(1)).toContainText('Blue Wave')
    await expect(cards.nth(1)).toContainText('Marlow & Finch')
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date())
    await expect(cards.nth(1).getByRole('time')).toHaveText(today)
    await expect(cards.nth(1).locator('[data-colour]')).toHaveCSS(
      'background-color',
      'rgb(11, 107, 203)',
    )
    await cards.nth(1).scrollIntoViewIfNeeded()
    await expect(cards.nth(1).locator('img')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Account information' })).toContainText(
      'Templates saved2',
    )
  })

  test('is handed to the create screen to be edited', async ({ page, sheaf, signIn }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf)
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key === 'selectedTemplate') Object.assign(window, { handedOff: value })
        set.call(this, key, value)
      }
    })
    await openDashboard(page)
    await page.getByRole('button', { name: 'Edit Studio' }).click()
    await expect(page).toHaveURL(/\/create\/invoice$/)
    const handedOff = await page.evaluate(() => String(Reflect.get(window, 'handedOff')))
    expect(JSON.parse(handedOff)).toMatchObject({
      theme: 'blue-wave',
      isEditMode: true,
      editingTemplateId: id,
      customization: { name: 'Studio', companyName: 'Marlow & Finch', primaryColor: '#0B6BCB' },
    })
  })

  test('of another kind opens in the editor of that kind', async ({ page, sheaf, signIn }) => {
    await signIn()
    const { id } = await saveOrderTemplate(page, sheaf)
    await openDashboard(page)
    await expect(templates(page).getByRole('listitem')).toContainText('Purchase Order')
    await page.getByRole('button', { name: 'Edit Timber' }).click()
    await expect(page).toHaveURL(new RegExp(`/create-purchase-order\\?template=${id}$`))
  })

  test('is deleted after a question that can be called off', async ({ page, sheaf, signIn }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    await openDashboard(page)
    const opener = page.getByRole('button', { name: 'Delete Studio' })
    await opener.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Template' })
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Studio"? This action cannot be undone.',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('Template Deleted')
    await expect.poll(heardToasts(page)).toContain('Template has been deleted successfully.')
    await expect(page.getByText('No templates yet')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Your Templates' })).toBeFocused()
  })

  test('stays when the session is lost, and the login follows', async ({
    page,
    sheaf,
    signIn,
    context,
  }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    await openDashboard(page)
    await page.getByRole('button', { name: 'Delete Studio' }).click()
    await context.clearCookies()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('Unauthorized')
    await expect.poll(heardToasts(page)).toContain('You are logged out. Logging in again...')
    await page.waitForURL('**/login?*')
  })
})

test.describe('without an answer', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a deletion is said to have failed', async ({ page, sheaf, signIn }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    await openDashboard(page)
    await page.route('**/api/templates/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete Studio' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('Delete Failed')
    await expect(page.getByRole('button', { name: 'Delete Studio' })).toBeFocused()
  })

  test('lists say so one by one, and try again', async ({ page, sheaf, signIn }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    await page.route(/\/api\/(custom-po-templates|logos)$/, (route) => route.abort())
    await page.goto('/templates/manage')
    for (const title of ['Templates', 'Logos']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toHaveText(title)
    }
    await openDashboard(page)
    await expect(templates(page).getByRole('alert')).toContainText(
      'Failed to fetch purchase order templates',
    )
    await expect(templates(page).getByRole('listitem')).toContainText('Studio')
    await expect(logos(page).getByRole('alert')).toContainText("We couldn't load your logos")
    // What could not be read is not zero.
    await expect(templates(page).getByRole('heading', { level: 2 })).toHaveText('Your Templates')
    await expect(card(page, 'Templates saved')).toContainText('Unknown')
    await expect(card(page, 'Privacy Status')).toContainText("couldn't count your templates")
    await page.unrouteAll()
    await logos(page).getByRole('button', { name: 'Try again' }).click()
    await expect(logos(page).getByText('No logos saved')).toBeVisible()
    await templates(page).getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Templates saved')).toContainText('1')
    await expect(card(page, 'Privacy Status')).toContainText('1 template and 0 logos stored')
  })
})

test.describe('the dashboard for everyone', () => {
  test('is accessible in light and dark, empty, filled and asking, and never scrolls sideways', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn({ firstName: 'W'.repeat(50) })
    await openDashboard(page)
    await page.getByText('No logos saved').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await saveTemplate(page, sheaf, { name: 'W'.repeat(100), companyName: 'W'.repeat(150) })
    await saveQuoteTemplate(page, sheaf)
    await saveLogo(page, sheaf, 'W'.repeat(90))
    await page.reload()
    await page.getByRole('button', { name: 'Edit Summer offer' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete Summer offer' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await faultsOf(page, [])).toEqual([])
  })
})

function card(page: Page, title: string) {
  return page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) })
}
