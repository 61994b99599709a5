import type { Page } from '@playwright/test'
import { expect, startTitle, test } from '../support/browser.ts'
import { mailsTo, mailTo } from '../support/mails.ts'
import { quick } from '../support/users.ts'
import { anAddress, fillLogin, openAccount, password, signUp, toastIn } from './account-holder.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'

test.use({ expectedComplaints: [/status of (400|403|429|500|503)|ERR_FAILED/] })

test.describe('someone with an account', () => {
  test('is told what is missing or wrong, stays on the form, and signs in by keyboard with a look at the password', async ({
    page,
    sheaf,
  }) => {
    const { email } = await openAccount(sheaf)
    const sentAway = await witnessRedirects(page)
    await page.goto('/login')
    await test.step('an empty form', () => sendEmptyForm(page))
    await test.step('a wrong password, which sounds like an unknown address', async () => {
      for (const address of [email, anAddress()]) await mistypePassword(page, address)
    })
    await test.step('a server out of reach, which accuses nobody', () => missServer(page))
    await test.step('fields that a password manager knows', () => readAutocomplete(page))
    expect(await sentAway()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/login')
    await test.step('the keyboard', () => signInByKeys(page, email))
  })

  test('who mistypes the password too often is told how long to wait; who has not confirmed the address gets the mail again', async ({
    page,
    sheaf,
    request,
  }) => {
    const { email } = await openAccount(sheaf)
    const headers = { origin: new URL(sheaf.url).origin }
    const data = { email, password: 'wrong horse' }
    for (let tries = 0; tries < 20; tries += 1) {
      await page.request.post(`${sheaf.url}/api/auth/login`, { headers, data })
    }
    await page.goto('/login')
    await fillLogin(page, email)
    await signInButton(page).click()
    await expect(toastIn(page)).toContainText(/Login failedToo many attempts\..*again in/)
    await closeToast(page)

    const unconfirmed = await signUp(sheaf, request)
    await mailTo(sheaf, unconfirmed.email, 'Confirm')
    await fillLogin(page, unconfirmed.email)
    await signInButton(page).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Please confirm your email address before signing in.')
    await expect(toastIn(page)).toContainText('Login failed')
    await notice.getByRole('button', { name: 'Resend email' }).click()
    await expect(toastIn(page)).toContainText('Email sent')
    await expect(notice.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
    await expect.poll(async () => (await mailsTo(sheaf, unconfirmed.email)).length).toBe(2)
  })

  test('comes back to the page that asked for the login, and is never led to another site', async ({
    page,
    context,
    sheaf,
  }) => {
    const { email } = await openAccount(sheaf)
    await page.goto('/create/quote?template=blue-wave')
    await page.waitForURL('**/login?*')
    await fillLogin(page, email)
    await signInButton(page).click()
    await expect(page).toHaveURL(`${sheaf.url}/create/quote?template=blue-wave`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Quote')
    await page.goBack()
    await expect(page).not.toHaveURL(/login/)

    await context.clearCookies()
    await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example/templates')}`)
    await fillLogin(page, email)
    await signInButton(page).click()
    await expect(page).toHaveURL(`${sheaf.url}/`)
    await expect(page).toHaveTitle('Dashboard · Sheaf')
  })
})

test.describe('signing out', () => {
  test.use({ expectedComplaints: [/status of 500|^Sign out failed/] })

  test('tells a failure to the console alone, and ends at the start page without a word about lost sessions', async ({
    page,
    signIn,
  }) => {
    const heard: string[] = []
    page.on('console', (message) => heard.push(message.text()))
    const sentAway = await witnessRedirects(page)
    const { email } = await signIn({ passwordHash: quick.passwordHash })
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => heard.some((text) => text.startsWith('Sign out failed'))).toBe(true)
    await expect(page).toHaveTitle('Your account · Sheaf')
    await expect(toastIn(page)).toHaveCount(0)

    await page.unroute('**/api/auth/logout')
    await page.getByRole('link', { name: 'Create Invoice' }).first().click()
    await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveTitle(startTitle)
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
    // By the time that someone is in again, a redirect would have come.
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await fillLogin(page, email)
    await signInButton(page).click()
    await expect(page).toHaveTitle('Dashboard · Sheaf')
    expect(await sentAway()).toBe(false)
  })
})

/** Tells whether the page has said that the session is lost, or has left for the login on its own. To be called before it opens. */
async function witnessRedirects(page: Page): Promise<() => Promise<boolean>> {
  await listenForToasts(page)
  let hasLeft = false
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/login') hasLeft = true
  })
  return async () => hasLeft || (await heardToasts(page)()).includes('Unauthorized')
}

async function sendEmptyForm(page: Page): Promise<void> {
  await signInButton(page).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(passwordField(page)).toHaveAccessibleDescription('Password is required')
}

async function mistypePassword(page: Page, address: string): Promise<void> {
  await fillLogin(page, address, 'wrong horse')
  await signInButton(page).click()
  await expect(toastIn(page)).toContainText('Login failed')
  await expect(toastIn(page)).toContainText('Invalid email or password. Please try again.')
  await expect(passwordField(page)).toBeFocused()
  await expect(passwordField(page)).toHaveAccessibleDescription(
    'Invalid email or password. Please try again.',
  )
  await closeToast(page)
}

async function missServer(page: Page): Promise<void> {
  await page.route('**/api/auth/login', (route) => route.abort())
  await fillLogin(page, anAddress())
  await signInButton(page).click()
  await expect(toastIn(page)).toContainText('Login failed')
  await expect(toastIn(page)).toContainText("We couldn't reach Sheaf. Check your connection")
  await expect(passwordField(page)).not.toHaveAttribute('aria-invalid')
  await page.unroute('**/api/auth/login')
}

async function readAutocomplete(page: Page): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  for (const label of ['Password', 'Confirm password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
  }
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  // The address came along, and the screen puts the cursor behind it.
  await expect(passwordField(page)).toBeFocused()
}

async function signInByKeys(page: Page, email: string): Promise<void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  answer()
  await expect(page).toHaveTitle('Dashboard · Sheaf')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

function signInButton(page: Page) {
  return page.getByRole('button', { name: 'Sign in' })
}

function passwordField(page: Page) {
  return page.getByLabel('Password', { exact: true })
}

async function closeToast(page: Page): Promise<void> {
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
  await expect(toastIn(page)).toHaveCount(0)
}
