import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'
import { noteHandOff } from './handed-over.ts'
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
  test('shows outlines while its lists are awaited, greets a free user, leads to each kind of document and says truly how the account stands, each time it opens', async ({
    page,
    sheaf,
    signIn,
  }) => {
    const { id } = await signIn({
      firstName: 'Grace',
      documentsUsed: 1,
      createdAt: new Date('2026-03-05'),
    })
    await test.step('outlines', () => awaitLists(page))
    await test.step('how the account stands', () => readFreeAccount(page))
    await test.step('the ways to documents', () => findKinds(page))
    await test.step('the account as it is now', async () => {
      // That page asks for the account, too, and one question at a time is under way.
      const asked = page.waitForResponse('**/api/auth/user')
      await page.getByRole('link', { name: 'Your account' }).click()
      await expect(page).toHaveTitle('Your account · Sheaf')
      await (await asked).finished()
      await withRows(sheaf, (rows) => rows.setDocumentsUsed(id, 2))
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(card(page, 'Document Access')).toContainText('2 of 2 used')
    })
    await test.step('no limit and nothing to sell for a premium user', async () => {
      await signIn({ firstName: '', subscription: 'premium', documentsUsed: 31 })
      await openDashboard(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, User')
      await expect(card(page, 'Account Type')).toContainText('Premium')
      await expect(card(page, 'Document Access')).toContainText('Unlimited')
      await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)
    })
  })

  test('shows theme, name, company, day and sheet of a template, and opens each in the editor of its kind', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf)
    await saveTemplate(page, sheaf, { name: 'Nameless', theme: 'sage-minimal', companyName: ' ' })
    const handedOver = await noteHandOff(page)
    await openDashboard(page)
    await test.step('what a card says', () => readCards(page))
    await test.step('an invoice is handed to the create screen', async () => {
      await page.getByRole('button', { name: 'Edit Studio' }).click()
      await expect(page).toHaveURL(/\/create\/invoice$/)
      expect(await handedOver()).toMatchObject({
        theme: 'blue-wave',
        isEditMode: true,
        editingTemplateId: id,
        customization: { name: 'Studio', companyName: 'Marlow & Finch', primaryColor: '#0B6BCB' },
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editing Template')
    })
    await test.step('an order opens in its own editor', async () => {
      const order = await saveOrderTemplate(page, sheaf)
      await page.goBack()
      await expect(templates(page).getByRole('listitem').first()).toContainText('Purchase Order')
      await page.getByRole('button', { name: 'Edit Timber' }).click()
      await expect(page).toHaveURL(new RegExp(`/create-purchase-order\\?template=${order.id}$`))
    })
  })
})

test.describe('without an answer', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('lists say so one by one and try again; a template is deleted after a question, and stays when that fails or the session is lost', async ({
    page,
    sheaf,
    signIn,
    context,
  }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    await test.step('lists that cannot be read', () => missLists(page))
    await test.step('a deletion that fails', async () => {
      await page.route('**/api/templates/*', (route) => route.abort())
      await page.getByRole('button', { name: 'Delete Studio' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(heardToasts(page)).toContain('Delete Failed')
      await expect(page.getByRole('button', { name: 'Delete Studio' })).toBeFocused()
      await page.unrouteAll()
    })
    await test.step('a deletion', () => deleteStudio(page))
    await test.step('a deletion without a session', async () => {
      await saveTemplate(page, sheaf)
      await page.getByRole('link', { name: 'Your account' }).click()
      await expect(page).toHaveTitle('Your account · Sheaf')
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await page.getByRole('button', { name: 'Delete Studio' }).click()
      await context.clearCookies()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(heardToasts(page)).toContain('Unauthorized')
      await expect.poll(heardToasts(page)).toContain('You are logged out. Logging in again...')
      await page.waitForURL('**/login?*')
    })
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

/** Opens the dashboard while its lists are held back. */
async function awaitLists(page: Page): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
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
}

async function readFreeAccount(page: Page): Promise<void> {
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
}

async function findKinds(page: Page): Promise<void> {
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
}

async function readCards(page: Page): Promise<void> {
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
}

/** Goes from the list to the dashboard while neither can be read in full, and has it read again. */
async function missLists(page: Page): Promise<void> {
  await page.route(/\/api\/(custom-po-templates|logos)$/, (route) => route.abort())
  await page.goto('/templates/manage')
  for (const title of ['Templates', 'Logos']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toHaveText(title)
  }
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
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
}

async function deleteStudio(page: Page): Promise<void> {
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
}

function card(page: Page, title: string) {
  return page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) })
}
