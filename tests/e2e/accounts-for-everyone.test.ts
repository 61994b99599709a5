import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'

test.use({ expectedComplaints: [/status of 400/] })

const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/login': async () => {},
  '/signup': (page) => page.getByRole('button', { name: 'Create account' }).click(),
  '/confirm-email': async () => {},
  '/confirm-email?token=nonsense': (page) =>
    page.getByRole('heading', { name: 'Confirmation failed' }).waitFor(),
  '/forgot-password': async (page) => {
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  },
  '/reset-password?token=nonsense': (page) =>
    page.getByRole('button', { name: 'Save password' }).click(),
  '/reset-password': async () => {},
}

for (const [address, act] of Object.entries(screens)) {
  test(`${address} is accessible in light and dark, and fits every width`, async ({ page }) => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await act(page)
    expect(await faultsOf(page)).toEqual([])
  })
}

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
