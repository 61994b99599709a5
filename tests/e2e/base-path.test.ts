import { expect, test } from '../support/browser.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'

test.describe('an installation below a path', () => {
  let below: SheafProcess
  test.beforeAll(async () => {
    below = await startSheaf('/paper')
  })
  test.afterAll(() => below.stop())

  test('serves its pages, calls and files there, has its own sign-in page, and is led to from the root', async ({
    page,
    request,
  }) => {
    await page.goto(`${below.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices that get you paid.')
    await page.goto(`${below.url}/no-such-page`)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL(`${below.url}/`)
    expect((await request.get(`${below.url}/healthz`)).status()).toBe(200)

    await page.goto(`${below.url}/templates`)
    await page.waitForURL(`${below.url}/login?*`)
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/templates')

    await page.goto(new URL('/', below.url).href)
    await expect(page).toHaveURL(`${below.url}/`)
  })
})
