import type { Page } from '@playwright/test'
import { expect, startTitle, test } from '../support/browser.ts'
import { mailsTo, mailTo, tokenIn } from '../support/mails.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { anAddress, fillLogin, password, toastIn } from './account-holder.ts'

// Chromium reports answers that are no success on its console.
test.use({ expectedComplaints: [/status of (400|500|503)/] })

test.describe('someone new', () => {
  test('signs up by keyboard, confirms the address by our mail, is signed in by it, and signs out and in again', async ({
    page,
    sheaf,
  }) => {
    test.slow()
    const email = anAddress()
    await page.goto('/signup')
    await test.step('the form by keyboard', () => signUpByKeys(page, email))
    await expect(page.getByText(email)).toBeVisible()
    await expect(toastIn(page)).toContainText('Account created successfully!')
    await expect(toastIn(page)).toContainText('Please check your email for a confirmation link.')

    const token = tokenIn(await mailTo(sheaf, email, 'Confirm'))
    await page.goto(`/confirm-email?token=${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(toastIn(page)).toContainText('Email confirmed!')
    await expect(toastIn(page)).toContainText('Your account is now active.')

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveTitle(startTitle)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await expect(toastIn(page)).toContainText('Login successful')
    await expect(toastIn(page)).toContainText('Welcome back to Sheaf!')
  })

  test('writes the address once, is told at each field what is wrong and why the server refuses, sends the form once, and gets the mail as often as wanted', async ({
    page,
    sheaf,
  }) => {
    const email = anAddress()
    await page.goto('/login?returnTo=%2Fall-templates')
    await test.step('one address on all pages', () => carryAddress(page, email))
    await page.getByRole('link', { name: 'Create an account' }).click()
    await test.step('what is wrong', () => sendWrongFields(page))
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password', { exact: true }).fill(password)
    await test.step('a server that refuses', () => beRefused(page))
    await test.step('one form, sent once', () => sendOnce(page))
    await mailTo(sheaf, email, 'Confirm')
    await test.step('the mail once more', async () => {
      // An installation that sends no mail shows it.
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Open the local mailbox' }).click()
      await expect((await opened).getByText(email).first()).toBeVisible()
      await page.getByRole('button', { name: 'Resend email' }).click()
      await expect(toastIn(page)).toContainText('Email sent')
      await expect.poll(async () => (await mailsTo(sheaf, email)).length).toBe(2)
      await page.getByRole('link', { name: 'Back to Login' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    })
  })
})

test.describe('an installation for the world that has no mail server', () => {
  let silent: SheafProcess
  test.beforeAll(async () => {
    // The browser cannot reach the true name, so that the server answers to this machine's as well.
    const settings = { PUBLIC_URL: 'https://sheaf.example', ALLOWED_HOSTS: 'localhost' }
    silent = await startSheaf('', settings)
  })
  test.afterAll(() => silent.stop())

  test('says on its forms that it sends no mail, and shows its mails to nobody', async ({
    page,
  }) => {
    const notice = page.getByText("We can't send email yet.")
    for (const path of ['/signup', '/forgot-password']) {
      await page.goto(`${silent.url}${path}`)
      await expect(notice).toBeVisible()
    }
    await page.getByLabel('Email').fill(anAddress())
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect(notice).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toHaveCount(0)
    expect((await page.request.get(`${silent.url}/mailbox`)).status()).toBe(404)
  })
})

/** Sends the form and goes on to where its last screen leads. */
async function signUpByKeys(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus()
  for (const text of ['Ada', 'Lovelace', email, password]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { level: 1, name: 'Check your email' })
  await expect(sent).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeFocused()
}

async function carryAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/signup\?returnTo=%2Fall-templates$/)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
}

async function sendWrongFields(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password', { exact: true }).fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters$/,
  )
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    "Passwords don't match",
  )
  await expect(page.getByLabel('Last name')).not.toHaveAttribute('aria-invalid')
}

async function beRefused(page: Page): Promise<void> {
  // The browser checks what the server checks: only a request changed on its way can differ.
  await page.route('**/api/auth/signup', async (route) => {
    const sent: object = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...sent, email: 'ada@' }) })
  })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(toastIn(page)).toContainText('Signup failed')

  await page.unroute('**/api/auth/signup')
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(toastIn(page)).toContainText("We couldn't reach Sheaf.")
  await expect(toastIn(page)).toContainText('Signup failed')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.unroute('**/api/auth/signup')
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(toastIn(page)).toContainText('Failed to create account. Please try again.')
  await page.unroute('**/api/auth/signup')
}

async function sendOnce(page: Page): Promise<void> {
  let sent = 0
  const { promise: waiting, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/signup', async (route) => {
    sent += 1
    await waiting
    await route.continue()
  })
  await page.getByLabel('Confirm password', { exact: true }).press('Enter')
  const button = page.getByRole('button', { name: 'Creating account...' })
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  await page.getByLabel('Email').press('Enter')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  expect(sent).toBe(1)
}
