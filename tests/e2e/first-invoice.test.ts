import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/browser.ts'
import { mailTo, tokenIn } from '../support/mails.ts'
import { password, toastIn } from './account-holder.ts'
import { countedHands } from './counted-hands.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { generateButton, livePreview, savedFile } from './invoice-writer.ts'

test('a newcomer comes from the start page to a PDF with every figure on it, in 9 clicks and a minute', async ({
  page,
  sheaf,
}) => {
  const hands = countedHands(page)
  await listenForToasts(page)
  const email = `ada.${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/')
  await hands.click(page.getByRole('main').getByRole('link', { name: 'Get Started Free' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await expect(page.getByLabel('First name')).toBeFocused()
  await hands.type('Ada')
  await hands.press('Tab')
  await hands.write(page.getByLabel('Email'), email)
  await hands.write(page.getByLabel('Password', { exact: true }), password)
  await hands.press('Tab')
  await hands.write(page.getByLabel('Confirm password', { exact: true }), password)
  await hands.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const token = tokenIn(await mailTo(sheaf, email, 'Confirm'))
  await hands.follow(`/confirm-email?token=${token}`)
  await expect(toastIn(page)).toContainText('Email confirmed!')
  await expect(page).toHaveURL(`${sheaf.url}/create/invoice`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')

  await expect(page.getByLabel('Company name')).toBeFocused()
  await hands.type('Marlow & Finch')
  await hands.write(page.getByLabel('Company email'), 'accounts@marlow.example')
  await hands.write(page.getByLabel('Client name'), 'Elena Castellan')
  await hands.write(page.getByLabel('Client address'), '3 Harbour Lane\nCork')
  await hands.write(page.getByLabel('Description, line 1'), 'Oak reading desk')
  await hands.write(page.getByLabel('Qty, line 1'), '2')
  await hands.write(page.getByLabel('Rate, line 1'), '640')
  await hands.press('Enter')
  await expect(page.getByLabel('Description, line 2')).toBeFocused()
  await hands.type('Shelving, per metre')
  await hands.write(page.getByLabel('Qty, line 2'), '6.5')
  await hands.write(page.getByLabel('Rate, line 2'), '92.35')
  await hands.write(page.getByLabel('Tax rate'), '20')
  const number = await page.getByLabel('Invoice number').inputValue()
  expect(number).toMatch(/^INV-\d{6}$/)
  const figures = ['$1 280.00', '$600.28', '$1 880.28', '$376.06', '$2 256.34']
  for (const figure of figures) await expect(livePreview(page)).toContainText(figure)

  await hands.click(generateButton(page))
  await expect(page).toHaveTitle('Invoice Ready! · Sheaf')
  await expect
    .poll(heardToasts(page))
    .toContain('Document ReadyYour invoice has been generated successfully')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/only your templates and logos/)).toBeVisible()
  const { name, text } = await savedFile(page, () =>
    hands.click(page.getByRole('button', { name: 'Download PDF' })),
  )
  expect(name).toBe(`invoice-${number}.pdf`)
  const words = ['Marlow & Finch', 'Elena Castellan', '3 Harbour Lane', 'Shelving, per metre']
  for (const part of [number, ...words, ...figures, '6.5']) expect(text).toContain(part)
  const { clicks, seconds } = hands.count()
  expect(clicks).toBeLessThanOrEqual(9)
  expect(seconds).toBeLessThanOrEqual(60)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('main')).toContainText('1 of 2 used')
})
