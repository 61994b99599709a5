import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { carousel, openCreate, savedFile, write } from './invoice-writer.ts'

test.use({ expectedComplaints: [/status of (400|403)|ERR_FAILED/] })

const customer = { receiver: 'Customer', price: 'Unit Price' }

test.describe('the credit note editor', () => {
  test('credits an invoice, with shipping and other amounts', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.getByLabel('Invoice number').fill('INV-4711')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate as credit note' }).click()
    await expect(page.getByText('Created from Invoice INV-4711')).toBeVisible()
    await openEditor(page, '/create-credit-note?template=cn-modern')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Credit Note')
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Continue your draft' }).click()
    await carousel(page, 'Credit Note')
      .getByRole('button', { name: 'Modern Credit', exact: true })
      .click()
    await expect(page.getByLabel('Original invoice number')).toHaveValue('INV-4711')
    await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
    for (const [label, text] of details) await page.getByLabel(label).fill(text)
    await page.getByLabel('Shipping', { exact: true }).fill('20')
    await page.getByLabel('Other', { exact: true }).fill('5')
    await expect(preview(page)).toContainText('$1 433.00')
    const request = page.waitForRequest(/\/api\/cn-pdf\//)
    const { name, text } = await savedFile(page, () => generateButton(page).click())
    const { pathname, search } = new URL((await request).url())
    expect([pathname, search]).toEqual(['/api/cn-pdf/cn-modern', ''])
    expect(name).toMatch(/^credit-note-CN-\d{6}-\d{4}-\d\d-\d\d\.pdf$/)
    for (const part of ['INV-4711', 'Elena Castellan', '$1 433.00', ...details.map(([, d]) => d)]) {
      expect(text).toContain(part)
    }
  })

  test('keeps the customer in a template only when that is wanted', async ({ page, signIn }) => {
    await signIn()
    await openEditor(page, '/credit-notes?template=cn-elegant')
    await write(page, customer)
    const save = async (name: string) => {
      await page.getByLabel('Template name').fill(name)
      await page.getByRole('button', { name: /^Save (Template|as New)/ }).click()
      await expect(row.getByRole('heading')).toHaveText(`${name} (Custom)`)
    }
    const row = carousel(page, 'Credit Note')
    await save('Plain')
    await page.getByLabel('Also save customer and line items').check()
    await save('Whole')
    await openEditor(page, '/credit-notes')
    await row.getByRole('button', { name: 'Plain', exact: true }).click()
    await expect(page.getByLabel('Company name')).toHaveValue('Marlow & Finch')
    await expect(page.getByLabel('Customer name')).toHaveValue('')
    await row.getByRole('button', { name: 'Whole', exact: true }).click()
    await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Oak desk')
    await page.reload()
    await expect(row.getByRole('heading')).toHaveText('Whole (Custom)')
    await expect(page.getByLabel('Also save customer and line items')).toBeChecked()
  })

  test('is used by keys and by thumbs, has no serious fault, and says what the plan and the server refuse', async ({
    page,
    signIn,
  }) => {
    await signIn({ documentsUsed: 2 })
    await openEditor(page)
    await page.getByLabel('Customer name').focus()
    await page.keyboard.type('Elena')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Customer company')).toBeFocused()
    await page.getByRole('button', { name: 'Full Preview' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Preview of your credit note' })
    await expect(dialog).toContainText('Elena')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Full Preview' })).toBeFocused()
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await dialog.getByRole('button', { name: 'Back to Edit' }).click()
    await expect(generateButton(page)).toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 900 })
    await test.step('what is refused', async () => {
      await write(page, customer)
      await generateButton(page).click()
      await expect(toastIn(page)).toContainText('Upgrade Required')
      await expect(toastIn(page)).toContainText('Upgrade to Premium for unlimited documents')
      await page.route('**/api/cn-pdf/**', (route) => route.abort())
      await generateButton(page).click()
      await expect(toastIn(page)).toContainText('Failed to download PDF. Please try again.')
      await expect(page.getByLabel('Customer name')).toHaveValue('Elena Castellan')
    })
  })
})

const details = [
  ['Refund method', 'Bank transfer'],
  ['Reason for credit', 'One desk arrived with a split top'],
  ['Customer company', 'Hotel Aurelia'],
] as const

async function openEditor(page: Page, path = '/create-credit-note'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
}

function generateButton(page: Page) {
  return page.getByRole('button', { name: 'Generate PDF' })
}

function preview(page: Page) {
  return page.getByRole('region', { name: 'Live preview' })
}
