import { expect, test } from '../support/browser.ts'
import { mailTo, tokenIn } from '../support/mails.ts'
import { password, signUp, toastIn } from './account-holder.ts'

// Chromium reports answers that are no success on its console.
test.use({ expectedComplaints: [/status of (400|403|500)|ERR_FAILED/] })

test.describe('the link in the mail', () => {
  test('says that it is at work, is sent once, is not called invalid when nobody could look at it, and is tried again', async ({
    page,
    sheaf,
  }) => {
    const { email } = await signUp(sheaf, page.request)
    const token = tokenIn(await mailTo(sheaf, email, 'Confirm'))
    const sent: string[] = []
    page.on('request', (each) => {
      if (each.url().includes('confirm-email?') && each.method() === 'POST') sent.push(each.url())
    })
    const { promise: seen, resolve: see } = Promise.withResolvers<void>()
    await page.route('**/api/auth/confirm-email*', async (route) => {
      await seen
      await route.abort()
    })
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(`/confirm-email?token=${token}`)
    await expect(heading).toHaveText('Confirming your email...')
    see()
    await expect(heading).toHaveText('Confirmation failed')
    await expect(page.getByRole('main')).toContainText("We couldn't reach Sheaf.")
    await expect(page.getByRole('main')).not.toContainText('invalid')
    await expect(toastIn(page)).toContainText("We couldn't reach Sheaf.")
    expect(sent).toHaveLength(1)
    await page.unroute('**/api/auth/confirm-email*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading).toHaveText('Create Invoice')
    expect(sent).toHaveLength(2)
  })

  test('asks for the password in another browser than the one that signed up', async ({
    page,
    sheaf,
    request,
  }) => {
    const { email } = await signUp(sheaf, request)
    const token = tokenIn(await mailTo(sheaf, email, 'Confirm'))
    await page.goto(`/confirm-email?token=${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there')
    await expect(toastIn(page)).toHaveCount(0)
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('wrong horse')
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(field).toHaveAccessibleDescription("That's not the password you signed up with.")
    await field.fill(password)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })

  test('signs nobody out who is at work in this browser', async ({ page, sheaf, signIn }) => {
    const { email } = await signUp(sheaf, page.request)
    await signIn({ firstName: 'Grace' })
    const token = tokenIn(await mailTo(sheaf, email, 'Confirm'))
    await page.goto(`/confirm-email?token=${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed!')
    await expect(toastIn(page)).toContainText('Your account is now active. You can sign in.')
    await page.getByRole('link', { name: 'Continue to Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace')
  })

  test('without its token, unknown, used or beyond judgment fails with words, and leads on', async ({
    page,
    sheaf,
    request,
  }) => {
    const failed = page.getByRole('heading', { level: 1, name: 'Confirmation failed' })
    const { email } = await signUp(sheaf, request)
    const used = tokenIn(await mailTo(sheaf, email, 'Confirm'))
    const headers = { origin: new URL(sheaf.url).origin }
    const confirmed = await request.post(`/api/auth/confirm-email?token=${used}`, { headers })
    expect(confirmed.ok()).toBe(true)
    for (const token of ['nonsense', used]) {
      await page.goto(`/confirm-email?token=${token}`)
      await expect(failed).toBeVisible()
      await expect(toastIn(page)).toContainText('Email confirmation failed')
      await expect(toastIn(page)).toContainText('Invalid or expired confirmation link.')
    }
    await expect(
      page.getByRole('main').getByText('Invalid or expired confirmation link.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page).toHaveURL(/\/login$/)

    await page.goto('/confirm-email')
    await expect(failed).toBeVisible()
    await expect(page.getByText('No confirmation token provided')).toBeVisible()
    await page.getByRole('link', { name: 'Try signing up again' }).click()
    await expect(page).toHaveURL(/\/signup$/)

    await page.route('**/api/auth/confirm-email*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await page.goto('/confirm-email?token=anything')
    await expect(
      page.getByText(
        'We could not confirm your email address. The link may be invalid or expired.',
      ),
    ).toBeVisible()
    await expect(toastIn(page)).toContainText('Invalid or expired confirmation link.')
  })
})
