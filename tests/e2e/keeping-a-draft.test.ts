import type { Page } from '@playwright/test'
import { expect, startTitle, test } from '../support/browser.ts'
import { fillLogin, openAccount, signInByForm, toastIn } from './account-holder.ts'
import { download, generate, generateButton, openCreate, write } from './invoice-writer.ts'

// Each draws half a dozen sheets before it begins.
test.describe.configure({ timeout: 90_000 })

test.use({ expectedComplaints: [/status of (401|403|503)|ERR_FAILED/] })

test.describe('what is being written', () => {
  test('survives a reload, in the browser only, and can be thrown away and fetched back', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await expect(page.getByText('Restored your draft')).toHaveCount(0)
    await write(page)
    await page.getByRole('button', { name: 'Next template' }).click()
    const number = await page.getByLabel('Invoice number').inputValue()
    await page.reload()
    await expect(page.getByText('Restored your draft')).toBeVisible()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await expect(page.getByLabel('Invoice number')).toHaveValue(number)
    await expect(page.getByRole('heading', { name: 'Startup Logo' })).toBeVisible()

    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByLabel('Client name')).toHaveValue('')
    await expect(page.getByText('Restored your draft')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Client name')).toHaveValue('')
    await expect(page.getByText('Restored your draft')).toHaveCount(0)

    await write(page)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Start over' }).click()
    await expect(page.getByLabel('Client name')).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await page.reload()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
  })

  test('is there when one comes back from another page, and for nobody else on the same machine', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveTitle('Dashboard · Sheaf')
    await page.goBack()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await signIn()
    await page.reload()
    await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
    await expect(page.getByLabel('Client name')).toHaveValue('')
  })

  test('is there by the back button, and its PDF by the forward button, until it is downloaded', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await generate(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
    await page.getByRole('button', { name: 'Edit Document' }).click()
    await page.getByLabel('Client name').fill('Jonas Weber')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Client name')).toHaveValue('Jonas Weber')
    await generate(page)
    await download(page)
    await page.goto('/create/invoice')
    await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
    await expect(page.getByLabel('Client name')).toHaveValue('')
  })

  test('is not lost with the session', async ({ page, context, sheaf }) => {
    const holder = await openAccount(sheaf)
    await signInByForm(page, holder)
    await openCreate(page)
    await write(page)
    await context.clearCookies()
    const asked: string[] = []
    page.on('request', (each) => asked.push(new URL(each.url()).pathname))
    await generateButton(page).click()
    await expect(toastIn(page)).toContainText('Generation Failed')
    await expect(toastIn(page)).toContainText(
      'Session expired. Please refresh the page and try again.',
    )
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    expect(asked).not.toContain('/api/dev/login')

    await page.reload()
    await page.waitForURL('**/login?*')
    await fillLogin(page, holder.email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await generate(page)
  })

  test('is gone from the browser with its writer, also from other tabs', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await page.evaluate(() => localStorage.setItem('sheaf.theme', 'dark'))
    await write(page)
    const other = await context.newPage()
    await openCreate(other, '/create/quote')
    await other.getByLabel('Client name').fill('Jonas Weber')
    await expect.poll(() => draftsIn(other)).toHaveLength(2)

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveTitle(startTitle)
    await other.waitForURL('**/login?*')
    for (const tab of [page, other]) expect(await draftsIn(tab)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('sheaf.theme'))).toBe('dark')
    await page.goto('/login')
    expect(await draftsIn(page)).toEqual([])
  })

  test('is not lost when saving it as a template finds no session', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.getByLabel('Save as template').check()
    await page.getByLabel('Template name').fill('Nord')
    await context.clearCookies()
    const left = page.waitForRequest('**/api/login?*')
    await page.getByRole('button', { name: 'Save Template' }).click()
    expect(new URL((await left).url()).searchParams.get('returnTo')).toBe('/create/invoice')
  })

  test('is not lost when the server is down', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.route('**/api/generate-pdf', (route) => route.abort())
    await generateButton(page).click()
    await expect(toastIn(page)).toContainText('Generation Failed')
    await expect(toastIn(page)).toContainText('Failed to generate PDF')
    await page.route('**/api/generate-pdf', (route) =>
      route.fulfill({
        status: 503,
        json: {
          status: 503,
          code: 'server.overloaded',
          message: 'The server is busy. Please try again in a moment.',
          requestId: 'req_1',
        },
      }),
    )
    await generateButton(page).click()
    await expect(toastIn(page)).toContainText('The server is busy. Please try again in a moment.')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await page.unroute('**/api/generate-pdf')
    await generate(page)
  })
})

test.describe('another document from this one', () => {
  test('has the next number and today’s date, or is of another kind and names the first', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.getByLabel('Invoice number').fill('INV-009')
    await generate(page)
    await page.getByRole('button', { name: 'New invoice from this' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Invoice number')).toHaveValue('INV-010')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate as credit note' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Credit Note')
    await expect(page.getByText('Created from Invoice INV-010')).toBeVisible()
    await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
    await generate(page, 'Credit Note')
    expect((await download(page)).text).toContain('INV-010')
  })

  test('leaves a draft of its kind alone', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page, '/create/credit_note')
    await page.getByLabel('Customer name').fill('Jonas Weber')
    await openCreate(page)
    await write(page)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate as credit note' }).click()
    await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
    await page.getByRole('button', { name: 'Start from' }).click()
    const drafts = page.getByRole('dialog', { name: 'Start from' }).getByRole('list', {
      name: 'Drafts',
    })
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
    await drafts.getByRole('button', { name: /^Continue/ }).click()
    await expect(page.getByLabel('Customer name')).toHaveValue('Jonas Weber')
    await page.goBack()
    await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
  })
})

function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
}
