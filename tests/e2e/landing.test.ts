import { expect, faultsOf, test } from '../support/browser.ts'

const kinds = ['Invoice', 'Quote', 'Credit note', 'Purchase order']

const guideSlugs = [
  'invoice-for-freelancers',
  'small-business-invoicing',
  'credit-note-guide',
  'crafting-winning-quotes',
  'ai-invoicing-tools',
  'eu-us-compliance',
]

test.describe('the landing page', () => {
  test('shows hero, features, templates, prices, promise and guides, and leads to the login', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/')
    const hero = page.getByRole('heading', { level: 1, name: 'Invoices that get you paid.' })
    await expect(hero).toBeVisible()
    await expect(page.getByText('No credit card required').first()).toBeVisible()
    await expect(page.getByText('Set up in 30 seconds').first()).toBeVisible()

    const features = page.locator('#features')
    await expect(features.getByRole('listitem')).toHaveCount(6)
    const templates = page.locator('#templates')
    await expect(templates.getByRole('heading', { level: 3 })).toHaveText(kinds)
    for (const picture of await templates.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
    }

    const prices = page.locator('#pricing').getByRole('article')
    await expect(prices).toHaveCount(2)
    await expect(prices.first()).toContainText(/Free\$0per month.*2 in total.*1 in total.*Basic/)
    await expect(prices.last()).toContainText(/Premium\$3per month.*Unlimited.*5 at a time/)
    await expect(page.getByText('Only your templates and logos are stored.')).toBeVisible()

    const guides = page.locator('#howto').getByRole('listitem').getByRole('link')
    const addresses = await guides.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(guideSlugs.map((slug) => `/howto/${slug}`))
    await expect(page.getByRole('contentinfo')).toContainText('You are solely responsible')

    const calls = [
      'Get Started Free',
      'Start free',
      'Choose Premium',
      'Create your first invoice',
      ...kinds,
    ]
    for (const name of calls) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(link, name).toHaveAttribute('href', '/login?new')
    }
    await page.getByRole('link', { name: 'Create your first invoice' }).click()
    await expect(page).toHaveURL(`${baseURL}/signup`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
    await page.goBack()
    await expect(hero).toBeVisible()
  })

  test('goes to its parts from the top bar, and to a part that an address names', async ({
    page,
  }) => {
    await page.goto('/#pricing')
    await expect(page.getByRole('heading', { name: 'Two prices' })).toBeInViewport()
    for (const [entry, id] of [
      ['Features', 'features'],
      ['Templates', 'templates'],
    ] as const) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('banner').getByRole('link', { name: entry }).click()
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
      expect(new URL(page.url()).hash).toBe(`#${id}`)
    }
  })

  test('fills in an invoice before the reader, and stops when asked to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const figure = page.getByRole('figure')
    const sheet = figure.getByRole('img')
    await expect(sheet).toHaveAttribute('src', /sage-minimal-invoice-\w/)
    await expect(sheet).toHaveAttribute('src', /invoice-client/)
    await expect(figure.getByText('Line 1')).toBeVisible()
    await figure.getByRole('button', { name: 'Pause the demo' }).click()
    const paused = await figure.textContent()
    await page.waitForTimeout(1500)
    expect(await figure.textContent()).toBe(paused)
    await figure.getByRole('radio', { name: 'Golden' }).check()
    await expect(sheet).toHaveAttribute('src', /golden-corporate/)
    await expect(sheet).toHaveAccessibleName(/Golden Corporate/)
  })

  test('stands still for readers who want no motion, and still lets them choose a theme', async ({
    page,
  }) => {
    await page.goto('/')
    const figure = page.getByRole('figure')
    await expect(figure.getByRole('button', { name: 'Play the demo' })).toBeVisible()
    await page.waitForTimeout(3000)
    await expect(figure.getByRole('img')).toHaveAttribute('src', /sage-minimal-invoice-\w/)
    await figure.getByRole('radio', { name: 'Wave' }).check()
    await expect(figure.getByRole('img')).toHaveAttribute('src', /blue-wave/)
  })

  test('asks nobody who the visitor is, fetches little script, and never moves what was drawn', async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry)
            Object.assign(globalThis, {
              shift: Reflect.get(globalThis, 'shift') + Number(entry.value),
            })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await expect(page.getByRole('figure').getByText('Bill To')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.01)
    expect(calls).toEqual([])

    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    )
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000)
  })

  test('is accessible in light and dark, on a phone too, and fits every width', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play the demo' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await faultsOf(page, [])).toEqual([])
  })
})

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has all its texts, pictures and links, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices that get you paid.')
    await expect(page.locator('#features').getByRole('listitem')).toHaveCount(6)
    await expect(page.locator('#templates').getByRole('heading', { level: 3 })).toHaveText(kinds)
    await expect(page.locator('#pricing').getByRole('article')).toHaveCount(2)
    await expect(page.locator('#howto').getByRole('listitem')).toHaveCount(6)
    await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
    await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).click()
    await expect(page).toHaveURL(/\/login\?new$/)
  })
})
