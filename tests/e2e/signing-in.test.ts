import { expect, startTitle, test } from '../support/browser.ts'
import { mailsTo, mailTo } from '../support/mails.ts'
import {
  anAddress,
  fillLogin,
  openAccount,
  password,
  signInByForm,
  signUp,
  toastIn,
} from './account-holder.ts'

test.use({ expectedComplaints: [/status of (400|403|429|500|503)|ERR_FAILED/] })

test.describe('someone with an account', () => {
  test('who sends an empty form is told what is missing', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password is required',
    )
  })

  test('who mistypes the password hears the same as someone without one', async ({
    page,
    sheaf,
  }) => {
    const { email } = await openAccount(sheaf)
    await page.goto('/login')
    for (const address of [email, anAddress()]) {
      await fillLogin(page, address, 'wrong horse')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(toastIn(page)).toContainText('Login failed')
      await expect(toastIn(page)).toContainText('Invalid email or password. Please try again.')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Invalid email or password. Please try again.',
      )
      await toastIn(page).getByRole('button', { name: 'Close' }).click()
      await expect(toastIn(page)).toHaveCount(0)
    }
    await page.waitForTimeout(700)
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  test('is not accused of a wrong password when the server cannot be reached', async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.abort())
    await page.goto('/login')
    await fillLogin(page, anAddress())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(toastIn(page)).toContainText('Login failed')
    await expect(toastIn(page)).toContainText("We couldn't reach Sheaf. Check your connection")
    await expect(page.getByLabel('Password', { exact: true })).not.toHaveAttribute('aria-invalid')
  })

  test('who mistypes it too often is told how long to wait', async ({ page, sheaf }) => {
    const { email } = await openAccount(sheaf)
    const headers = { origin: new URL(sheaf.url).origin }
    const data = { email, password: 'wrong horse' }
    for (let tries = 0; tries < 20; tries += 1) {
      await page.request.post(`${sheaf.url}/api/auth/login`, { headers, data })
    }
    await page.goto('/login')
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(toastIn(page)).toContainText(/Login failedToo many attempts\..*again in/)
  })

  test('sees that work goes on', async ({ page, sheaf }) => {
    const { email } = await openAccount(sheaf)
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/auth/login', async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto('/login')
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    answer()
    await expect(page).toHaveTitle('Dashboard · Sheaf')
  })

  test('who has not confirmed the address is told so and gets the mail again', async ({
    page,
    sheaf,
    request,
  }) => {
    const { email } = await signUp(sheaf, request)
    await mailTo(sheaf, email, 'Confirm')
    await page.goto('/login')
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Please confirm your email address before signing in.')
    await expect(toastIn(page)).toContainText('Login failed')
    await notice.getByRole('button', { name: 'Resend email' }).click()
    await expect(toastIn(page)).toContainText('Email sent')
    await expect(notice.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
    await expect.poll(async () => (await mailsTo(sheaf, email)).length).toBe(2)
  })

  test('comes back to the page that asked for the login', async ({ page, sheaf }) => {
    const { email } = await openAccount(sheaf)
    await page.goto('/create/quote?template=blue-wave')
    await page.waitForURL('**/login?*')
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${sheaf.url}/create/quote?template=blue-wave`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Quote')
    await page.goBack()
    await expect(page).not.toHaveURL(/login/)
  })

  test('is never led to another site', async ({ page, sheaf }) => {
    const { email } = await openAccount(sheaf)
    await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example/templates')}`)
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${sheaf.url}/`)
    await expect(page).toHaveTitle('Dashboard · Sheaf')
  })

  test('signs in by keyboard and looks at the password on the way', async ({ page, sheaf }) => {
    const { email } = await openAccount(sheaf)
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Dashboard · Sheaf')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('is recognised by a password manager', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    for (const label of ['Password', 'Confirm password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
        'autocomplete',
        'new-password',
      )
    }
  })
})

test.describe('signing out', () => {
  test('ends at the start page without a word about lost sessions', async ({ page, sheaf }) => {
    await signInByForm(page, await openAccount(sheaf))
    await page.goto('/create/invoice')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveTitle(startTitle)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.waitForTimeout(700)
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
  })

  test.describe('that fails', () => {
    test.use({ expectedComplaints: [/status of 500|^Sign out failed/] })

    test('is told to the console alone', async ({ page, signIn }) => {
      const heard: string[] = []
      page.on('console', (message) => heard.push(message.text()))
      await signIn()
      await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/account')
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect.poll(() => heard.some((text) => text.startsWith('Sign out failed'))).toBe(true)
      await expect(page).toHaveTitle('Your account · Sheaf')
      await expect(toastIn(page)).toHaveCount(0)
    })
  })
})
