import type { Page } from '@playwright/test'
import { expect, seriousFindings, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { generate, generateButton, openCreate } from './invoice-writer.ts'

test('a sheet without client or amount costs a document only after a question', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  const asked = pdfsAsked(page)
  await generateButton(page).click()
  const both = page.getByRole('alertdialog', { name: 'No client and a total of $0.00' })
  await expect(both).toContainText('Generate anyway? This uses 1 of your 2 documents.')
  await expect(both.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(both).toHaveCount(0)
  await expect(generateButton(page)).toBeFocused()
  expect(asked).toEqual([])

  // What is wrong comes before what is missing.
  await page.getByLabel('Date', { exact: true }).fill('')
  await generateButton(page).click()
  await expect(toastIn(page)).toContainText('Date is required')
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused()
  await page.getByLabel('Date', { exact: true }).fill('2026-03-03')

  await page.getByLabel('Client name').fill('Elena Castellan')
  await generateButton(page).click()
  const amount = page.getByRole('alertdialog', { name: 'A total of $0.00' })
  await amount.getByRole('button', { name: 'Generate anyway' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
  expect(asked).toHaveLength(1)

  await openCreate(page, '/create/delivery_note')
  await generateButton(page, 'Delivery Note').click()
  const last = page.getByRole('alertdialog', { name: 'No client and no line items' })
  await expect(last).toContainText('This uses your last free document.')
  await last.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByLabel('Client name').fill('Elena Castellan')
  await page.getByLabel('Description, line 1').fill('Oak desk')
  await generate(page, 'Delivery Note')
})

test('every editor asks', async ({ page, signIn }) => {
  await signIn({ subscription: 'premium' })
  const asked = pdfsAsked(page)
  await openCreate(page, '/create-quote')
  await page.getByLabel('Client name').fill('Elena Castellan')
  await page.getByLabel('Valid Until').fill('')
  await generateButton(page, 'Quote').click()
  await expect(toastIn(page)).toContainText('Valid Until is required')
  await page.getByLabel('Valid Until').fill('2126-03-03')
  await generateButton(page, 'Quote').click()
  await expectQuestion(page, 'A total of $0.00')

  await openCreate(page, '/create-credit-note')
  await generateButton(page, 'PDF').click()
  await expectQuestion(page, 'No customer and a total of $0.00')

  await page.goto('/create-purchase-order')
  await generateButton(page, 'Purchase Order').click()
  const review = page.getByRole('dialog', { name: 'Preview of your purchase order' })
  await review.getByRole('button', { name: 'Download PDF' }).click()
  await expectQuestion(page, 'No vendor and a total of $0.00')
  expect(asked).toEqual([])
})

async function expectQuestion(page: Page, title: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title, exact: true })
  await expect(question).toContainText('Generate anyway?')
  await expect(question).not.toContainText('This uses')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
}

function pdfsAsked(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (/\/api\/(generate-|po-pdf|cn-pdf)/.test(request.url())) asked.push(request.url())
  })
  return asked
}
