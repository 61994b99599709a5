import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { carousel, savedFile, write } from './invoice-writer.ts'
import { saveQuoteTemplate } from './stored-things.ts'

test.use({ expectedComplaints: [/status of (400|403)|ERR_FAILED/] })

test.describe('the quote editor', () => {
  test('makes a quote from a form, beside the sheet that follows it, keeps a draft through a reload, and makes an invoice of it', async ({
    page,
    signIn,
  }) => {
    await listenForToasts(page)
    await signIn()
    await openEditor(page)
    await test.step('a quote', () => makeQuote(page))
    // What was handed out is no draft any more.
    await page.reload()
    await expect(page.getByLabel('Client name')).toHaveValue('')
    await expect(page.getByLabel('Quote number')).toHaveValue('QUO-002')
    await test.step('a draft', async () => {
      await carousel(page, 'Quote')
        .getByRole('button', { name: 'Modern Blue', exact: true })
        .click()
      await write(page, { price: 'Unit Price' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByLabel('Unit Price, line 1')).toHaveValue('$0.00')
      await page.getByRole('button', { name: 'Redo' }).click()
      await page.reload()
      await expect(page.getByText('Restored your draft')).toBeVisible()
      await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
      await expect(carousel(page, 'Quote').getByRole('heading')).toHaveText('Modern Blue')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Duplicate as invoice' }).click()
      await expect(page.getByText('Created from Quote QUO-002')).toBeVisible()
      await expect(page).toHaveURL(/\/create\/invoice$/)
      await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    })
  })

  test('has a carousel without ends, in which nothing is chosen at first', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const { id } = await saveQuoteTemplate(page, sheaf, { companyName: 'Aurelia', taxRate: '7' })
    await openEditor(page, '/quotes')
    const row = carousel(page, 'Quote')
    await expect(row.getByRole('heading')).toHaveText('Choose a template')
    await expect(row).toContainText('8 templates')
    await expect(row.getByText('Selected')).toHaveCount(0)
    await row.getByRole('button', { name: 'Next template' }).click()
    await expect(row.getByRole('heading')).toHaveText('Professional Teal')
    await expect(row).toContainText('1 of 8')
    await page.getByLabel('Client name').fill('Elena')
    await row.getByRole('button', { name: 'Previous template' }).click()
    await expect(row.getByRole('heading')).toHaveText('Summer offer (Custom)')
    await expect(row).toContainText('8 of 8')
    await expect(page.getByLabel('Company name')).toHaveValue('Aurelia')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena')
    await expect(page.getByLabel('Tax rate')).toHaveValue('7')
    await page.keyboard.press('Control+z')
    await expect(page.getByLabel('Company name')).toHaveValue('')
    await row.getByRole('button', { name: 'Next template' }).click()
    await expect(row).toContainText('1 of 8')
    await openEditor(page, `/create-quote?template=${id}`)
    await expect(row.getByRole('heading')).toHaveText('Summer offer (Custom)')
    await expect(page.getByLabel('Company name')).toHaveValue('Aurelia')
    await openEditor(page, '/create-quote?template=quote-elegant-purple')
    await expect(row).toContainText('3 of 8')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Start over' }).click()
    await page.reload()
    await expect(row).toContainText('3 of 8')
  })

  test('fits every window and has no serious fault, takes a logo of two megabytes, and says what is left of the free plan', async ({
    page,
    signIn,
  }) => {
    await signIn({ documentsUsed: 2 })
    await openEditor(page)
    await write(page, { price: 'Unit Price' })
    await test.step('every window', () => lookForFaults(page))
    await test.step('the logo', async () => {
      await expect(page.getByText('Up to 2 MB.')).toBeVisible()
      await page.getByLabel('Logo file').setInputFiles({
        name: 'big.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
      })
      await expect(toastIn(page)).toContainText('File size must be less than 2MB')
      await expect(page.getByText('2/2 free documents used')).toBeVisible()
    })
    await generateButton(page).click()
    await expect(toastIn(page)).toContainText('Limit Reached')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
  })
})

const detailsOfQuote = [
  ['Prepared by', 'Ruth Marlow'],
  ['Salesperson', 'Tom Finch'],
  ['Customer ID', 'C-77'],
  ['PO number', 'PO-4711'],
  ['Ship via', 'Swift Freight'],
  ['FOB point', 'Bristol'],
  ['Comments', 'Valid while stocks last'],
  ['Client company', 'Hotel Aurelia'],
] as const

async function openEditor(page: Page, path = '/create-quote'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
}

function generateButton(page: Page) {
  return page.getByRole('button', { name: 'Generate Quote' })
}

function preview(page: Page) {
  return page.getByRole('region', { name: 'Live preview' })
}

async function makeQuote(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Quote')
  await expect(page.getByLabel('Quote number')).toHaveValue('QUO-001')
  await page.getByLabel('Quote number').fill(' ')
  await page.getByLabel('Client email').fill('elena@')
  await generateButton(page).click()
  await expect(toastIn(page)).toContainText('Quote number is required')
  await expect(page.getByLabel('Quote number')).toBeFocused()
  await expect(page.getByLabel('Client name')).toHaveAccessibleDescription(
    'Client name is required',
  )
  await expect(page.getByLabel('Client email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await page.getByLabel('Quote number').fill('QUO-001')
  await page.getByLabel('Client email').fill('elena@aurelia.example')
  await write(page, { price: 'Unit Price' })
  for (const [label, text] of detailsOfQuote) await page.getByLabel(label).fill(text)
  await page.getByLabel('Tax rate').fill('20')
  await expect(preview(page)).toContainText('$1 536.00')
  await page.route('**/api/generate-quote-pdf', (route) => route.abort(), { times: 1 })
  await generateButton(page).click()
  await expect(toastIn(page)).toContainText('Failed to generate quote PDF. Please try again.')
  const { name, text } = await savedFile(page, () => generateButton(page).click())
  await expect.poll(heardToasts(page)).toContain('Quote Generated')
  expect(name).toBe('QUO-001.pdf')
  const said = [...detailsOfQuote.map(([, each]) => each), 'Elena Castellan', '$1 536.00']
  for (const part of said) expect(text).toContain(part)
}

async function lookForFaults(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [360, 390, 768, 1024, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: /^Template:/ }).click()
  await expect(carousel(page, 'Quote')).toBeVisible()
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
