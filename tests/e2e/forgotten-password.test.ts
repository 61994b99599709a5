import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { mailsTo, mailTo, tokenIn } from '../support/mails.ts'
import { anAddress, fillLogin, openAccount, toastIn } from './account-holder.ts'

test.use({ expectedComplaints: [/status of 400/] })

const newPassword = 'staple of a new battery'

test.describe('someone who forgot the password', () => {
  test('asks for a mail, is not told whether an address has an account, sets a new password and signs in with it', async ({
    page,
    sheaf,
  }) => {
    const { email } = await openAccount(sheaf)
    const unknown = anAddress()
    await page.goto('/login')
    await test.step('a mistyped address', () => mistypeAddress(page))
    await test.step('the same words for every address', async () => {
      const [known, other] = [await askForMail(page, email), await askForMail(page, unknown)]
      expect(known).toBe(other)
    })
    const token = tokenIn(await mailTo(sheaf, email, 'Reset your'))
    expect(await mailsTo(sheaf, unknown)).toEqual([])
    await page.goto(`/reset-password?token=${token}`)
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Confirm password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(toastIn(page)).toContainText('Your password has been changed. You can sign in.')
    await expect(page).toHaveURL(/\/login$/)
    await fillLogin(page, email, newPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveTitle('Dashboard · Sheaf')
  })

  test('finds the rules for the new one at its fields, and with an old link or none the way to a new one', async ({
    page,
  }) => {
    await page.goto('/reset-password?token=nonsense')
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password', { exact: true }).fill('shorter')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /Password must be at least 8 characters$/,
    )
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
      "Passwords don't match",
    )

    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Confirm password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expect(page.getByRole('main').getByText('Invalid or expired reset link.')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)

    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})

async function mistypeAddress(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Asks from the login on and goes back to it. Answers what the screen says but for the address. */
async function askForMail(page: Page, address: string): Promise<string | undefined> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const text = await page.getByRole('main').textContent()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  return text?.replace(address, '')
}
