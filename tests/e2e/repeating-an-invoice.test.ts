import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { mailTo } from '../support/mails.ts'
import { toastIn } from './account-holder.ts'
import { generate, openCreate, write } from './invoice-writer.ts'

test.use({ expectedComplaints: [/status of 403/] })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const coming = (page: Page) => page.getByRole('region', { name: 'Next invoices' })
const year = new Date().getFullYear() + 1

async function setUpNumbers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invoice numbers' })
  await dialog.getByLabel('Format').selectOption({ label: 'INV-0001' })
  await dialog.getByLabel('Last number used').fill('41')
  await dialog.getByRole('button', { name: 'Save numbers' }).click()
  await expect(dialog).toBeHidden()
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions for Elena Castellan' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function expectToFit(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
}

test('an invoice repeats on its days, with the next numbers, until its schedule is deleted', async ({
  page,
  signIn,
  sheaf,
}) => {
  await signIn({ subscription: 'premium' })
  await openCreate(page)
  await write(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Repeat this invoice' }).click()
  await expect(heading(page)).toHaveText('Repeat this invoice')
  await expect(
    page.getByText('Sheaf keeps this invoice encrypted until the schedule ends or you delete it.'),
  ).toBeVisible()

  // The rhythm in words, the next five with their numbers, and what they say.
  await setUpNumbers(page)
  await page.getByLabel('First invoice').fill(`${year}-01-31`)
  await expect(
    page.getByText('Every month on the 31st, or the last day · No end date'),
  ).toBeVisible()
  await expect(coming(page).getByRole('listitem')).toHaveText([
    new RegExp(`January 31, ${year}.*INV-0042`),
    new RegExp(`February 2[89], ${year}.*INV-0043`),
    new RegExp(`March 31, ${year}.*INV-0044`),
    new RegExp(`April 30, ${year}.*INV-0045`),
    new RegExp(`May 31, ${year}.*INV-0046`),
  ])
  await page.getByRole('group', { name: 'Insert into Line item' }).getByText('Month').click()
  await expect(page.getByLabel('Line item', { exact: true })).toHaveValue('Oak desk {month}')
  await expect(coming(page)).toContainText('Oak desk January')
  await page.getByRole('button', { name: 'Add price change' }).click()
  await page.getByLabel('Percent, price change 1').fill('10')
  await page.getByLabel('From, price change 1').fill(`${year}-03-01`)
  await coming(page).getByRole('button', { name: 'March 31' }).click()
  await expect(coming(page)).toContainText('Oak desk March')
  await expect(coming(page)).toContainText('704')

  // What is missing is said at its field.
  await page.getByText('My client', { exact: true }).click()
  await page.getByRole('button', { name: 'Start schedule' }).click()
  const email = page.getByLabel("Client's email address")
  await expect(page.getByText("Enter your client's email address")).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('elena@example.com')
  await page.getByLabel('Subject').fill('Desk for {month}: {number}')
  await expectToFit(page)
  await page.getByRole('button', { name: 'Start schedule' }).click()
  await expect(heading(page)).toHaveText('Elena Castellan')
  await expect(page.getByText('Nothing sent yet')).toBeVisible()
  await expect(coming(page)).toContainText('Oak desk January')
  await expectToFit(page)

  // One goes out now, one is left out, and the number of the latter goes to the next.
  await choose(page, 'Send next invoice now')
  await page.getByRole('button', { name: 'Send now' }).click()
  const history = page.getByRole('region', { name: 'History' })
  // On a busy machine it takes longer than anybody is kept waiting: whoever looks again sees it.
  await expect(async () => {
    if ((await history.textContent())?.includes('Sent to') !== true) await page.reload()
    await expect(history).toContainText('Sent to your client on', { timeout: 3_000 })
  }).toPass()
  await expect(history).toContainText('INV-0042')
  const mail = await mailTo(sheaf, 'elena@example.com', 'Desk for January: INV-0042')
  expect(mail.text).toContain('INV-0042')
  await choose(page, 'Skip next invoice')
  await page.getByRole('button', { name: 'Skip invoice' }).click()
  await expect(history).toContainText('Skipped')
  await expect(coming(page).getByRole('listitem').first()).toHaveText(/March 31.*INV-0043/)

  // Changed from the next one on, invoice and rhythm alike.
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/number-series', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Unit').selectOption('quarter')
  const edit = page.getByRole('button', { name: 'Edit invoice' })
  await expect(edit).toBeDisabled()
  goOn()
  await edit.click()
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-0043')
  await page.getByLabel('Client name').fill('Elena Castellani')
  await page.getByRole('button', { name: 'Continue to schedule' }).click()
  await expect(page.getByLabel('Unit')).toHaveValue('quarter')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(heading(page)).toHaveText('Elena Castellani')
  await expect(page.getByText('Every quarter on the 31st, or the last day')).toBeVisible()
  await expect(history).toContainText('INV-0042')
  await expect(coming(page).getByRole('listitem').first()).toHaveText(/April 30.*INV-0043/)

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.goto('/recurring')
  const row = page.getByRole('listitem').filter({ hasText: 'Elena Castellani' })
  await expect(row).toContainText('Paused')
  await expect(row).toContainText(`Next: April 30, ${year}`)
  await expectToFit(page)
  await choose(page, 'Delete')
  await page.getByRole('button', { name: 'Delete schedule' }).click()
  await expect(page.getByText('No recurring invoices yet')).toBeVisible()
})

test('free users set up everything, and what they set up waits while they look at Premium', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await generate(page)
  await page.getByRole('button', { name: 'Repeat this invoice' }).click()
  await setUpNumbers(page)
  await page.getByLabel('Every', { exact: true }).fill('2')
  await page.getByLabel('Ends').selectOption({ label: 'After a number of invoices' })
  await page.getByLabel('Number of invoices').fill('3')
  await expect(coming(page).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Start schedule' }).click()
  await expect(page.getByText('Upgrade to Premium for recurring billing')).toBeVisible()
  await expect(toastIn(page).filter({ hasText: 'not saved' })).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'See Premium' }).click()
  await expect(heading(page)).toHaveText('Upgrade to Premium')
  await page.goBack()
  await expect(page.getByLabel('Every', { exact: true })).toHaveValue('2')
  await expect(page.getByLabel('Number of invoices')).toHaveValue('3')
  await page.goto('/recurring')
  await expect(page.getByText('No recurring invoices yet')).toBeVisible()
  await page.getByRole('link', { name: 'Try it with an invoice' }).click()
  await expect(heading(page)).toHaveText('Which invoice repeats?')
  await page.getByRole('button', { name: /^Repeat Invoice/ }).click()
  await expect(heading(page)).toHaveText('Repeat this invoice')
})
