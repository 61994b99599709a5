import { expect, startTitle, test } from '../support/browser.ts'

test.describe('a signed-in user', () => {
  test('is greeted by name at the start, also by way of the login, until the session has ended', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn({ firstName: 'Grace' })
    await page.goto('/login')
    await expect(page).toHaveTitle('Dashboard · Sheaf')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace')
    await expect(page).toHaveTitle('Dashboard · Sheaf')
    await context.clearCookies()
    await page.reload()
    await expect(page).toHaveTitle(startTitle)
  })

  test('reloads a page for members without ever seeing another one', async ({ page, signIn }) => {
    await signIn()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent
        if (heading && seen.at(-1) !== heading) seen.push(heading)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.goto('/create/quote')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Quote')
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['Create Quote'])
  })

  test('finds the old address of the invoice editor, with its template', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/create-invoice?template=blue-wave')
    await expect(page).toHaveURL(/\/create\/invoice\?template=blue-wave$/)
  })
})
