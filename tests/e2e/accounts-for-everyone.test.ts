import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'

test.use({ expectedComplaints: [/status of 400/] })

test('the screens of login, signup and forgotten password are accessible in light and dark, and fit every width', async ({
  page,
}) => {
  await page.goto('/login')
  await lookAt(page, 'Sign in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await lookAt(page, 'Create your account')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await lookAt(page, 'Check your email')
})

test('the screens that links in mails open are accessible in light and dark, and fit every width', async ({
  page,
}) => {
  await page.goto('/confirm-email')
  await lookAt(page, 'Confirmation failed')
  await page.goto('/confirm-email?token=nonsense')
  await lookAt(page, 'Confirmation failed')
  await page.goto('/reset-password?token=nonsense')
  await page.getByRole('button', { name: 'Save password' }).click()
  await lookAt(page, 'Set a new password')
  await page.goto('/reset-password')
  await lookAt(page, 'This link no longer works')
})

test('the account screen, its dialog and the menu are accessible and fit every width', async ({
  page,
  signIn,
}) => {
  await signIn({
    documentsUsed: 1,
    email: `${'very-long-'.repeat(6)}@example.com`,
    firstName: 'W'.repeat(50),
  })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Save name' }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await faultsOf(page, [])).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await faultsOf(page, [])).toEqual([])
})

async function lookAt(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  expect(await faultsOf(page), heading).toEqual([])
}
