import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, startTitle, test } from '../support/browser.ts'
import { quick } from '../support/users.ts'
import { fillLogin, openAccount, password, signInByForm, toastIn } from './account-holder.ts'

test.use({ expectedComplaints: [/status of 400/] })

test.describe('the account screen', () => {
  test('is reached by the initial in the top bar, says what the plan has left, hands out all that is stored, changes the name and deletes the account', async ({
    page,
    signIn,
  }) => {
    const { passwordHash } = quick
    const { email } = await signIn({
      firstName: 'Élodie',
      documentsUsed: 1,
      createdAt: new Date('2026-03-05'),
      passwordHash,
    })
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Your account' })
    await expect(link).toHaveText('É')
    await link.click()
    await expect(page).toHaveTitle('Your account · Sheaf')
    await test.step('the plan', () => readFreePlan(page))
    await test.step('all that is stored', async () => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download my data' }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe('sheaf-data.json')
      const text = await readFile(await download.path(), 'utf8')
      expect(JSON.parse(text)).toBeTruthy()
      expect(text).toContain(email)
      expect(text).not.toContain(passwordHash)
    })
    await test.step('another name, which the dashboard then uses', () => changeName(page))
    await test.step('the end of the account', () => deleteAccount(page, email))
  })

  test('sets a premium user no limit', async ({ page, signIn }) => {
    await signIn({ subscription: 'premium', documentsUsed: 31 })
    await page.goto('/account')
    const plan = page.getByRole('region', { name: 'Plan' })
    await expect(plan.getByRole('heading')).toHaveText('Premium')
    await expect(plan).toContainText('Documents created31')
    await expect(plan).toContainText('RemainingUnlimited')
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)
  })

  test('lists where one is signed in and signs out elsewhere; with another password one stays here and must sign in again elsewhere', async ({
    page,
    sheaf,
    elsewhere,
  }) => {
    test.slow()
    const holder = await openAccount(sheaf)
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36'
    const phone = await elsewhere({ userAgent })
    await signInByForm(phone, holder)
    await signInByForm(page, holder)
    await page.getByRole('link', { name: 'Your account' }).click()
    const section = page.getByRole('region', { name: "Where you're signed in" })
    await expect(section.getByRole('listitem')).toHaveCount(2)
    await expect(section.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
      /Chrome on .*Active now/,
    )
    await section.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await expect(section.getByRole('listitem')).toHaveCount(1)
    await expect(section.getByRole('button')).toHaveCount(0)
    await phone.reload()
    await expect(phone).toHaveTitle(startTitle)

    await signInByForm(phone, holder)
    await page.reload()
    await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(toastIn(page)).toContainText("You've been signed out everywhere else.")
    await expect(section.getByRole('listitem')).toHaveCount(1)

    await signInByForm(phone, holder)
    await test.step('another password', () => changePassword(page))
    await phone.reload()
    await expect(phone).toHaveTitle(startTitle)
    await phone.goto('/login')
    await fillLogin(phone, holder.email, 'staple of a battery')
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone).toHaveTitle('Dashboard · Sheaf')
  })
})

async function readFreePlan(page: Page): Promise<void> {
  const plan = page.getByRole('region', { name: 'Plan' })
  await expect(plan.getByRole('heading')).toHaveText('Free Plan')
  await expect(plan).toContainText('Member sinceMarch 2026')
  await expect(plan).toContainText('Documents created1 of 2')
  await expect(plan).toContainText('Remaining1 document, 1 logo')
  await expect(plan.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/upgrade',
  )
}

async function changeName(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(toastIn(page)).toContainText('Name saved')
  await expect(page.getByRole('link', { name: 'Your account' })).toHaveText('G')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace')
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
}

async function changePassword(page: Page): Promise<void> {
  const current = page.getByLabel('Current password', { exact: true })
  await current.fill('wrong horse')
  await page.getByLabel('New password', { exact: true }).fill('staple of a battery')
  await page.getByLabel('Confirm password', { exact: true }).fill('staple of a battery')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toHaveAccessibleDescription("That's not your current password")
  await expect(current).toBeFocused()
  await current.fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toastIn(page)).toContainText('Password changed')
  await expect(current).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
}

async function deleteAccount(page: Page, email: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('templates, logos and saved details')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByLabel('Password', { exact: true }).fill('wrong horse')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveTitle(startTitle)
  await expect(toastIn(page)).toContainText('Account deleted')
  expect(new URL(page.url()).pathname).toBe('/')

  await page.goto('/login')
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(toastIn(page)).toContainText('Invalid email or password. Please try again.')
}
