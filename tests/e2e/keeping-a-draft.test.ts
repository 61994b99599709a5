import type { Page } from '@playwright/test'
import { expect, startTitle, test } from '../support/browser.ts'
import { quick } from '../support/users.ts'
import { fillLogin, toastIn } from './account-holder.ts'
import { download, generate, generateButton, openCreate, write } from './invoice-writer.ts'

test.use({ expectedComplaints: [/status of (401|403|503)|ERR_FAILED/] })

test.describe('what is being written', () => {
  test('survives a reload and a visit elsewhere, can be thrown away and fetched back, and is for nobody else on the same machine', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await expect(page.getByText('Restored your draft')).toHaveCount(0)
    await write(page)
    await test.step('a reload', () => reloadDraft(page))
    await test.step('starting over, and thinking better of it', () => startOver(page))
    await test.step('a visit to another page', async () => {
      await page.getByRole('link', { name: 'Back to Dashboard' }).click()
      await expect(page).toHaveTitle('Dashboard · Sheaf')
      await page.goBack()
      await expect(client(page)).toHaveValue('Elena Castellan')
    })
    await test.step('another user', async () => {
      await signIn()
      await page.reload()
      await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
      await expect(client(page)).toHaveValue('')
    })
  })

  test('is not lost when the server is down, when saving it as a template finds no session, or with the session', async ({
    page,
    context,
    signIn,
  }) => {
    const { email } = await signIn({ passwordHash: quick.passwordHash })
    const signInAgain = async () => {
      await page.waitForURL('**/login?*')
      await fillLogin(page, email)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(client(page)).toHaveValue('Elena Castellan')
    }
    await openCreate(page)
    await write(page)
    await test.step('a server that is down', () => missServer(page))
    await test.step('a template without a session', async () => {
      await page.getByRole('button', { name: 'Edit Document' }).click()
      await page.getByLabel('Save as template').check()
      await page.getByLabel('Template name').fill('Nord')
      await context.clearCookies()
      const left = page.waitForRequest('**/api/login?*')
      await page.getByRole('button', { name: 'Save Template' }).click()
      expect(new URL((await left).url()).searchParams.get('returnTo')).toBe('/create/invoice')
      await signInAgain()
    })
    await test.step('a PDF without a session', async () => {
      await context.clearCookies()
      await generateWithoutSession(page)
      await page.reload()
      await signInAgain()
      await generate(page)
    })
  })
})

test.describe('a document and its PDF', () => {
  test('are there by the back and forward buttons until it is downloaded; the next one has the next number, or is of another kind and names the first', async ({
    page,
    signIn,
  }) => {
    await signIn({ subscription: 'premium' })
    await openCreate(page)
    await write(page)
    await generate(page)
    await test.step('back and forward', () => goBackAndForward(page))
    await test.step('after its download', async () => {
      await generate(page)
      await download(page)
      await openCreate(page)
      await expect(client(page)).toHaveValue('')
    })
    await test.step('the next number', async () => {
      await write(page)
      await page.getByLabel('Invoice number').fill('INV-009')
      await generate(page)
      await page.getByRole('button', { name: 'New invoice from this' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
      await expect(page.getByLabel('Invoice number')).toHaveValue('INV-010')
      await expect(client(page)).toHaveValue('Elena Castellan')
    })
    await test.step('another kind', async () => {
      await duplicateAsCreditNote(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Credit Note')
      await expect(page.getByText('Created from Invoice INV-010')).toBeVisible()
      await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
      await generate(page, 'Credit Note')
      expect((await download(page)).text).toContain('INV-010')
    })
  })

  test('of another kind leave a draft of that kind alone; all drafts are gone with their writer, also from other tabs', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn()
    await test.step('a draft of the same kind', () => keepFirstCreditNote(page))
    const other = await context.newPage()
    await test.step('a draft in another tab', async () => {
      await page.evaluate(() => localStorage.setItem('sheaf.theme', 'dark'))
      const before = (await draftsIn(page)).length
      expect(before).toBeGreaterThan(0)
      await openCreate(other, '/create/quote')
      await client(other).fill('Jonas Weber')
      await expect.poll(() => draftsIn(other)).toHaveLength(before + 1)
    })
    await test.step('signing out', async () => {
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveTitle(startTitle)
      await other.waitForURL('**/login?*')
      for (const tab of [page, other]) expect(await draftsIn(tab)).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('sheaf.theme'))).toBe('dark')
      await page.goto('/login')
      expect(await draftsIn(page)).toEqual([])
    })
  })
})

async function reloadDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next template' }).click()
  const number = await page.getByLabel('Invoice number').inputValue()
  await page.reload()
  await expect(page.getByText('Restored your draft')).toBeVisible()
  await expect(client(page)).toHaveValue('Elena Castellan')
  await expect(page.getByLabel('Invoice number')).toHaveValue(number)
  await expect(page.getByRole('heading', { name: 'Startup Logo' })).toBeVisible()
}

async function startOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(client(page)).toHaveValue('')
  await expect(page.getByText('Restored your draft')).toHaveCount(0)
  await page.reload()
  await expect(client(page)).toHaveValue('')
  await expect(page.getByText('Restored your draft')).toHaveCount(0)

  await write(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Start over' }).click()
  await expect(client(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(client(page)).toHaveValue('Elena Castellan')
  await page.reload()
  await expect(client(page)).toHaveValue('Elena Castellan')
}

async function missServer(page: Page): Promise<void> {
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
  await expect(client(page)).toHaveValue('Elena Castellan')
  await page.unroute('**/api/generate-pdf')
  await generate(page)
}

async function generateWithoutSession(page: Page): Promise<void> {
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  await generateButton(page).click()
  await expect(toastIn(page)).toContainText('Generation Failed')
  await expect(toastIn(page)).toContainText(
    'Session expired. Please refresh the page and try again.',
  )
  await expect(client(page)).toHaveValue('Elena Castellan')
  expect(asked).not.toContain('/api/dev/login')
}

/** Ends on the form, with another client. */
async function goBackAndForward(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goBack()
  await expect(heading).toHaveText('Create Invoice')
  await expect(client(page)).toHaveValue('Elena Castellan')
  await page.goForward()
  await expect(heading).toHaveText('Invoice Ready!')
  await page.getByRole('button', { name: 'Edit Document' }).click()
  await client(page).fill('Jonas Weber')
  await page.goForward()
  await expect(heading).toHaveText('Create Invoice')
  await expect(client(page)).toHaveValue('Jonas Weber')
}

/** A credit note is begun, and then another one made of an invoice. */
async function keepFirstCreditNote(page: Page): Promise<void> {
  const customer = page.getByLabel('Customer name')
  await openCreate(page, '/create/credit_note')
  await customer.fill('Jonas Weber')
  await openCreate(page)
  await write(page)
  await duplicateAsCreditNote(page)
  await expect(customer).toHaveValue('Elena Castellan')
  await page.getByRole('button', { name: 'Start from' }).click()
  const drafts = page.getByRole('dialog', { name: 'Start from' }).getByRole('list', {
    name: 'Drafts',
  })
  await expect(drafts.getByRole('listitem')).toHaveCount(1)
  await drafts.getByRole('button', { name: /^Continue/ }).click()
  await expect(customer).toHaveValue('Jonas Weber')
  await page.goBack()
  await expect(customer).toHaveValue('Elena Castellan')
}

async function duplicateAsCreditNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate as credit note' }).click()
}

function client(page: Page) {
  return page.getByLabel('Client name')
}

function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
}
