import { expect, startTitle, test } from '../support/browser.ts'

test.describe('a signed-in user', () => {
  test('opens a page for members without ever seeing another one, also by its old address, and is greeted by name at the start, until the session has ended', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn({ firstName: 'Grace' })
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

    await page.goto('/create-invoice?template=blue-wave')
    await expect(page).toHaveURL(/\/create\/invoice\?template=blue-wave$/)

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
})
