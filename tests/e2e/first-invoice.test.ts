import { expect, test } from '../support/browser.ts'
import { mailTo, tokenIn } from '../support/mails.ts'
import { anAddress, fillLogin, password, toastIn } from './account-holder.ts'
import { download, generate, livePreview } from './invoice-writer.ts'

// Each draws half a dozen sheets before it begins.
test.describe.configure({ timeout: 90_000 })

test('a newcomer comes from the start page to a PDF with every figure on it', async ({
  page,
  sheaf,
}) => {
  const email = anAddress()
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const token = tokenIn(await mailTo(sheaf, email, 'Confirm'))
  await page.goto(`/confirm-email?token=${token}`)
  await page.getByRole('link', { name: 'Continue to Login' }).click()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create Invoice' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')

  await expect(page.getByLabel('Company name')).toBeFocused()
  await page.keyboard.type('Marlow & Finch')
  await page.getByLabel('Company email').fill('accounts@marlow.example')
  await page.getByLabel('Client name').fill('Elena Castellan')
  await page.getByLabel('Client address').fill('3 Harbour Lane\nCork')
  await page.getByLabel('Description, line 1').fill('Oak reading desk')
  await page.getByLabel('Qty, line 1').fill('2')
  await page.getByLabel('Rate, line 1').fill('640')
  await page.getByRole('button', { name: 'Add Line Item' }).click()
  await page.getByLabel('Description, line 2').fill('Shelving, per metre')
  await page.getByLabel('Qty, line 2').fill('6.5')
  await page.getByLabel('Rate, line 2').fill('92.35')
  await page.getByLabel('Tax rate').fill('20')
  await page.getByLabel('Notes').fill('Thank you for your order.')
  const number = await page.getByLabel('Invoice number').inputValue()
  expect(number).toMatch(/^INV-\d{6}$/)
  const figures = ['$1 280.00', '$600.28', '$1 880.28', '$376.06', '$2 256.34']
  for (const figure of figures) await expect(livePreview(page)).toContainText(figure)

  await generate(page)
  await expect(toastIn(page)).toContainText('Document Ready')
  await expect(toastIn(page)).toContainText('Your invoice has been generated successfully')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Invoice Ready! · Sheaf')
  await expect(page.getByText(/only templates and logos are/)).toBeVisible()
  const { name, text } = await download(page)
  expect(name).toBe(`invoice-${number}.pdf`)
  const words = ['Marlow & Finch', 'Elena Castellan', '3 Harbour Lane', 'Shelving, per metre']
  for (const part of [number, ...words, ...figures, 'Thank you for your order.', '6.5']) {
    expect(text).toContain(part)
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('main')).toContainText('1 of 2 used')
})
