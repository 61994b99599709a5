import { expect, faultsOf, startTitle, test } from '../support/browser.ts'

const promise = 'Invoices that get you paid.'

test.describe('a visitor', () => {
  test('reads on the start page what Sheaf promises, reaches it by keyboard without passing the top bar, and keeps the chosen appearance', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(page).toHaveTitle(startTitle)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise)
    await expect(page.getByText('Only your templates and logos are stored.')).toBeVisible()
    await test.step('the keyboard', async () => {
      await page.keyboard.press('Tab')
      const skipLink = page.getByRole('link', { name: 'Skip to content' })
      await expect(skipLink).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('the appearance after a reload', async () => {
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const light = await ground()
      await page.getByRole('radio', { name: 'Dark' }).check()
      await expect.poll(ground).not.toBe(light)
      const dark = await ground()
      await page.reload()
      expect(await ground()).toBe(dark)
    })
  })

  test('gets the 404 screen, and the status, for what does not exist: an address, a kind of document, a file; programs get JSON', async ({
    page,
    request,
  }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise)
    const kind = await page.goto('/create/receipt')
    expect(kind?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    const file = await page.goto('/assets/gone-12345678.js')
    expect(file?.status()).toBe(404)
    const answer = await request.get('/api/no-such-call')
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({
      code: 'route.not-found',
      message: expect.any(String),
    })
  })

  test('is told on a page for members, then sent to sign in and knows the way back', async ({
    page,
  }) => {
    // The page is on screen for half a second: a witness inside it takes down what it showed, and for how long.
    await page.addInitScript(() => {
      const text = 'You are logged out. Logging in again...'
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll('li')].find((item) =>
          item.textContent.includes(text),
        )
        if (!shown || sessionStorage.toast) return
        sessionStorage.toast = shown.textContent
        sessionStorage.shownAt = Date.now()
      }).observe(document, { subtree: true, childList: true })
      addEventListener('pagehide', () => {
        if (sessionStorage.toast) sessionStorage.leftAt ??= Date.now()
      })
    })
    await page.goto('/create/invoice?template=sage-minimal')
    await page.waitForURL('**/login?*')
    const witness = await page.evaluate(() => ({ ...sessionStorage }))
    expect(witness.toast).toMatch(/^Unauthorized\s*You are logged out\. Logging in again\.\.\./)
    expect(Number(witness.leftAt) - Number(witness.shownAt)).toBeGreaterThanOrEqual(480)
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(
      '/create/invoice?template=sage-minimal',
    )
  })
})
