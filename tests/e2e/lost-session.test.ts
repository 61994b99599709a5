import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { quick } from '../support/users.ts'
import { fillLogin } from './account-holder.ts'

test.describe('a session that is lost in the middle of work', () => {
  test('is said once, however many calls find it out, and half a second later leads to the login and back', async ({
    page,
    context,
    signIn,
  }) => {
    const { email } = await signIn({ passwordHash: quick.passwordHash })
    await page.goto('/account')
    await page.getByLabel('First name').fill('Ada')
    await context.clearCookies()
    await noteToasts(page)
    const answered = page.waitForResponse('**/api/account').then(() => Date.now())
    await page.getByRole('button', { name: 'Save name' }).click()
    const left = page.waitForRequest('**/api/login?*').then(() => Date.now())
    // Half a second, less the time by which a busy machine tells of the answer too late.
    expect((await left) - (await answered)).toBeGreaterThanOrEqual(300)
    await page.waitForURL('**/login?*')
    expect(await notedToasts(page)).toEqual(['UnauthorizedYou are logged out. Logging in again...'])
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')

    await context.clearCookies()
    await noteToasts(page)
    const asked: string[] = []
    page.on('request', (each) => asked.push(new URL(each.url()).pathname))
    // Both at once: half a second later there is nothing left to click.
    await page.getByRole('main').evaluate((main) => {
      for (const button of main.querySelectorAll('button')) {
        if (/Download my data|Save name/.test(button.textContent)) button.click()
      }
    })
    await page.waitForURL('**/login?returnTo=%2Faccount')
    expect(asked).toEqual(expect.arrayContaining(['/api/account', '/api/account/data']))
    expect(asked.filter((path) => path === '/api/login')).toHaveLength(1)
    const said = (await notedToasts(page)).filter((text) => !text.startsWith('Login successful'))
    expect(said).toHaveLength(1)
  })

  test('leads from the templates to the login screen itself', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (each) => asked.push(new URL(each.url()).pathname))
    await page.goto('/templates')
    await page.waitForURL('**/login?returnTo=%2Ftemplates')
    expect(asked).not.toContain('/api/login')
  })
})

/** The page is left half a second after the toast: a witness inside it takes down what was shown. */
async function noteToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('[data-state=open][data-swipe-direction]')) {
        seen.add(item.textContent)
      }
      sessionStorage.toasts = JSON.stringify([...seen])
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

async function notedToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.toasts ?? '[]'))
}
