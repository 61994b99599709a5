import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, startTitle, test } from '../support/browser.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'
import { openDashboard } from './stored-things.ts'

const recent = (page: Page) => page.getByRole('region', { name: 'Recent' })

test.describe('a document that was made', () => {
  test('is corrected, duplicated, converted, opened and removed from where it lies', async ({
    page,
    signIn,
  }) => {
    await signIn({ subscription: 'premium' })
    await openDashboard(page)
    await expect(recent(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible()
    await expect(page.getByText('recent documents stay in this browser only')).toBeVisible()
    await openCreate(page)
    await write(page)
    await page.getByLabel('Invoice number').fill('INV-009')
    await generate(page)
    // Not downloaded yet, and no draft beside itself all the same.
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    const rows = recent(page).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Invoice INV-009')
    await expect(rows).toContainText('Elena Castellan, $1 408.00')

    await recent(page).getByRole('button', { name: 'Correct Invoice INV-009' }).click()
    await expect(page.getByText('Correcting Invoice INV-009. It keeps its number.')).toBeVisible()
    await expect(page.getByLabel('Invoice number')).toHaveValue('INV-009')
    await page.getByLabel('Client name').fill('Elena Castellani')
    await generate(page)
    await download(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Elena Castellani')

    await recent(page).getByRole('button', { name: 'Duplicate Invoice INV-009' }).click()
    await expect(page.getByLabel('Invoice number')).toHaveValue('INV-010')
    await page.goBack()
    await chooseFor(page, 'INV-009', 'Duplicate as credit note')
    await expect(page.getByText('Created from Invoice INV-009')).toBeVisible()
    await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellani')
    await page.goBack()

    await recent(page).getByRole('button', { name: 'Invoice INV-009', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Invoice INV-009' })
    await expect(dialog).toContainText('Elena Castellani')
    await page.keyboard.press('Escape')
    await chooseFor(page, 'INV-009', 'Remove')
    await expect(recent(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  })

  test('is offered where the next one is begun, and all of them go at once', async ({
    page,
    signIn,
  }) => {
    await signIn({ subscription: 'premium' })
    await makeInvoice(page, 'INV-001')
    await makeInvoice(page, 'INV-002')
    await openCreate(page, '/create/credit_note')
    await page.getByRole('button', { name: 'Start from' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start from' })
    await expect(recent(page).getByRole('listitem')).toHaveCount(2)
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Duplicate Invoice INV-002' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Invoice number')).toHaveValue('INV-003')
    await openDashboard(page)
    expect(await seriousFindings(page)).toEqual([])
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    await recent(page).getByRole('button', { name: 'Remove all' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all' }).click()
    await expect(recent(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  })

  test('stays in this browser, locked up, is nobody else’s, and goes with its writer', async ({
    page,
    signIn,
  }) => {
    const { id } = await signIn()
    await makeInvoice(page, 'INV-009')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('Castellan')) sent.push(request.url())
    })
    await openDashboard(page)
    await expect(recent(page).getByRole('listitem')).toHaveCount(1)
    expect(sent).toEqual([])
    const kept = await keptIn(page, `sheaf.recent.${id}`)
    expect(kept).toMatchObject({ isKeyReadable: false })
    expect(kept.text).not.toContain('Castellan')

    await signIn()
    await openDashboard(page)
    await expect(recent(page).getByRole('heading', { name: 'No documents yet' })).toBeVisible()

    await signIn({ subscription: 'premium' })
    await makeInvoice(page, 'INV-010')
    await openDashboard(page)
    await expect(recent(page).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveTitle(startTitle)
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([])
  })
})

/** Whoever is told that it is ready may leave that very moment. */
async function makeInvoice(page: Page, number: string): Promise<void> {
  await openCreate(page)
  await write(page)
  await page.getByLabel('Invoice number').fill(number)
  await generate(page)
}

async function chooseFor(page: Page, number: string, action: string): Promise<void> {
  await recent(page)
    .getByRole('button', { name: `More actions for Invoice ${number}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** What lies in the database of recent documents, as a stranger would find it. */
async function keptIn(page: Page, database: string) {
  return page.evaluate(async (name) => {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    const opened = await promise
    const store = opened.transaction('recent').objectStore('recent')
    const read = (key: string) =>
      new Promise<unknown>((done) => {
        const asked = store.get(key)
        asked.onsuccess = () => done(asked.result)
      })
    const [key, list] = await Promise.all([read('key'), read('list')])
    opened.close()
    return {
      isKeyReadable: (key as CryptoKey).extractable,
      text: new TextDecoder('latin1').decode((list as { data: ArrayBuffer }).data),
    }
  }, database)
}
