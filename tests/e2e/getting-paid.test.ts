import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Deposits and payments' })
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' })

async function askForDeposits(page: Page): Promise<void> {
  await page.getByText('More options', { exact: true }).click()
  await page.getByLabel('Deposits and payments').check()
}

test('a deposit and a payment are taken off the total, and a final invoice names its deposit', async ({
  page,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await openCreate(page)
  await write(page)
  await page.getByLabel('Invoice number').fill('INV-0007')
  await askForDeposits(page)
  await panel(page).getByRole('button', { name: 'Add deposit' }).click()
  await panel(page).getByLabel('Number of deposit 1').fill('D 1')
  await panel(page).getByLabel('Date of deposit 1').fill('2026-01-05')
  await panel(page).getByLabel('Amount of deposit 1').fill('300')
  await panel(page).getByLabel('Already paid').fill('8')
  await expect(totals(page)).toContainText('Deposit D 1')
  // 2 × 640 and 10% of tax, less 300 and 8.
  await expect(totals(page).getByLabel('Amount Due')).toHaveText('$1 100.00')
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  // Each row that is taken away comes back with one step.
  await panel(page).getByRole('button', { name: 'Remove deposit 1' }).click()
  await expect(totals(page).getByLabel('Amount Due')).toHaveText('$1 400.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByLabel('Number of deposit 1')).toHaveValue('D 1')
  await expect(totals(page).getByLabel('Amount Due')).toHaveText('$1 100.00')

  // The sheet that is printed has the same panel below it.
  await page.getByText('Final layout').click()
  await expect(panel(page).getByLabel('Amount of deposit 1')).toHaveValue(/300/)
  await page.getByText('Simple form').click()
  await generate(page)
  const { text } = await download(page)
  expect(text).toContain('$1 100.00')

  await page.getByRole('button', { name: 'Final invoice for this deposit' }).click()
  await expect(panel(page).getByLabel('Number of deposit 2')).toHaveValue('INV-0007')
  await expect(panel(page).getByLabel('Amount of deposit 2')).toHaveValue(/1 108/)
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
  await expect(page.getByLabel('Description, line 1')).toHaveValue('')
})

test('what the law allows for late payment is shown for a day, and put into the notes', async ({
  page,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await openCreate(page)
  await write(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: "What if it's paid late?" }).click()
  const dialog = page.getByRole('dialog', { name: 'If this invoice is paid late' })
  await expect(dialog).toContainText(
    'no statutory late payment rate for businesses in the United States',
  )
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Company address').fill('Am Kai 3\n20457 Hamburg\nGermany')
  await page.getByLabel('Date', { exact: true }).fill('2026-01-01')
  await page.getByLabel('Due Date').fill('2026-01-31')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: "What if it's paid late?" }).click()
  await dialog.getByLabel('Paid on').fill('2026-05-01')
  await expect(dialog).toContainText('Interest for 90 days')
  await expect(dialog).toContainText('§ 288 BGB')
  await expect(dialog).toContainText(/Checked on .* isn't legal advice/)
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add to notes' }).click()
  await expect(page.getByLabel('Notes')).toHaveValue(/statutory interest, currently 10[.,]27/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Notes')).toHaveValue('')

  await generate(page)
  await page.getByRole('button', { name: "What if it's paid late?" }).click()
  await dialog.getByRole('button', { name: 'Add to notes' }).click()
  await expect(page.getByLabel('Notes')).toHaveValue(/statutory interest/)
})
