import type { Page } from '@playwright/test'
import { expect, faultsOf, sidewaysOverflow, test } from '../support/browser.ts'
import { guideSlugs } from '../support/guide-slugs.ts'

const guide = '/howto/invoice-for-freelancers'

test.describe('the page of all guides', () => {
  test('is where an unknown guide leads back to, features one, lists nine, filters by category with counts, gives four tips and leads on', async ({
    page,
    baseURL,
  }) => {
    await test.step('a guide that does not exist', () => missGuide(page))
    await test.step('all guides', () => filterGuides(page))
    expect(await faultsOf(page, [360, 2560])).toEqual([])
    await test.step('tips, and the way on', async () => {
      const tips = page.getByRole('region', { name: 'Quick Tips' })
      await expect(tips.getByRole('heading', { level: 3 })).toHaveCount(4)
      await expect(
        page.getByText('No credit card required • 2 free documents • Expert support'),
      ).toBeVisible()
      const start = page.getByRole('link', { name: 'Start Invoicing Today' })
      await expect(start).toHaveAttribute('href', '/api/login')
      await start.click()
      await expect(page).toHaveURL(`${baseURL}/login`)
    })
    await test.step('a category that a link names', async () => {
      await page.goto('/howto?category=ai-tech')
      await expect(page.getByRole('button', { name: 'AI & Tech 1' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page.getByRole('list', { name: 'Guides' }).getByRole('article')).toHaveCount(1)
    })
  })
})

test.describe('a guide', () => {
  test('says what it is, shows its sheets, is shared, printed and bookmarked, and leads through itself and on to others', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined })
      window.print = () => Object.assign(window, { printed: true })
    })
    await page.goto(guide)
    await test.step('what it says', () => readGuide(page))
    await test.step('sharing and printing', () => shareAndPrint(page, `${baseURL}${guide}`))
    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true })
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await test.step('another guide', () => followToAnother(page))
    await test.step('the bookmark among all guides', async () => {
      await page.goto('/howto')
      const bookmarks = page.getByRole('region', { name: 'Your bookmarks' })
      await expect(bookmarks.getByRole('link')).toHaveText([
        'How to write an invoice as a freelancer',
      ])
      await bookmarks.getByRole('button', { name: /^Remove the bookmark/ }).click()
      await expect(bookmarks).toHaveCount(0)
    })
  })

  test('is read by members with their own top bar', async ({ page, signIn }) => {
    await signIn()
    await page.goto(guide)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('invoice as a freelancer')
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveCount(0)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the guides are there to read', async ({ page }) => {
    await page.goto('/howto')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: 'How to write an invoice as a freelancer' }).click()
    await expect(page.getByRole('heading', { name: 'One invoice, worked through' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Sending it' })
      .click()
    await expect(page).toHaveURL(`${guide}#sending-it`)
  })
})

test('all ten guides show their own documents and link their sources, on a desk and on a phone; one full of tables has no serious fault', async ({
  page,
}) => {
  for (const slug of guideSlugs) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/howto/${slug}`)
    if (slug === 'eu-us-compliance') expect(await faultsOf(page, [360, 2560]), slug).toEqual([])
    const article = page.getByRole('article').first()
    const sheets = article.getByRole('figure')
    expect(await sheets.count(), slug).toBeGreaterThanOrEqual(2)
    const sources = article.locator('#sources ~ ul').last().getByRole('listitem')
    for (const source of await sources.filter({ hasNot: page.getByRole('link') }).allInnerTexts())
      expect(source, slug).toContain('not tax documents')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysOverflow(page), `${slug} at ${width}`).toBeLessThanOrEqual(0)
      const wide = await article
        .locator('.frame')
        .evaluateAll(
          (frames) => frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).length,
        )
      expect(wide, `tables of ${slug} that scroll at ${width}`).toBe(0)
    }
    if (slug === 'eu-us-compliance') await readTablesOnPhone(page)
  }
})

/** Ends on the page of all guides. */
async function missGuide(page: Page): Promise<void> {
  const response = await page.goto('/howto/no-such-guide')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
  await expect(
    page.getByText("Sorry, we couldn't find the article you're looking for."),
  ).toBeVisible()
  await expect(page.getByText('Comprehensive Guide Coming Soon')).toBeVisible()
  expect(await faultsOf(page, [360, 2560])).toEqual([])
  await page.getByRole('link', { name: 'Back to Articles' }).click()
}

async function filterGuides(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'How-to guides' })).toBeVisible()
  const filter = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(filter).toHaveText([
    /^All\s*10$/,
    /^Beginner\s*2$/,
    /^Business\s*3$/,
    /^Advanced\s*2$/,
    /^Compliance\s*2$/,
    /^AI & Tech\s*1$/,
  ])
  const featured = page.getByRole('article').filter({ hasText: 'Featured guide' })
  await expect(featured.getByRole('link')).toHaveText('How to write an invoice as a freelancer')
  const cards = page.getByRole('list', { name: 'Guides' }).getByRole('article')
  await expect(cards).toHaveCount(9)

  await filter.filter({ hasText: 'Compliance' }).click()
  await expect(cards).toHaveCount(2)
  await expect(featured).toHaveCount(0)
  await expect(page).toHaveURL('/howto?category=compliance')
  await filter.filter({ hasText: 'Business' }).click()
  await expect(page).toHaveURL('/howto?category=business')
  await expect(page.getByRole('list', { name: 'Guides' })).toContainText(
    'Get found for what you sell',
  )
  await page.goBack()
  await expect(cards).toHaveCount(2)
  await page.goBack()
  await expect(cards).toHaveCount(9)
}

async function readGuide(page: Page): Promise<void> {
  await expect(page).toHaveTitle('How to write a freelance invoice, with a worked example · Sheaf')
  const article = page.getByRole('article').first()
  const head = article.locator('header')
  await expect(head.getByText('Beginner')).toBeVisible()
  await expect(head.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(head.getByText('The Sheaf team')).toBeVisible()
  await expect(head.getByText('January 6, 2025')).toBeVisible()

  const contents = page.getByRole('navigation', { name: 'On this page' })
  const entry = contents.getByRole('link', { name: 'The due date' })
  await entry.click()
  await expect(page).toHaveURL(`${guide}#the-due-date`)
  await expect(page.getByRole('heading', { name: 'The due date' })).toBeInViewport()
  await expect(entry).toHaveAttribute('aria-current', 'location')

  const picture = article.getByRole('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await expect(article.getByText('Last updated November 15, 2026')).toBeVisible()
  await expect(article.getByText('Written by The Sheaf team')).toBeVisible()
  await expect(article.getByRole('link', { name: 'Create Your First Invoice' })).toHaveAttribute(
    'href',
    '/templates',
  )
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('link')).toHaveCount(2)
  for (const slug of ['credit-note-guide', 'small-business-invoicing'])
    await expect(related.locator(`a[href="/howto/${slug}"]`)).toBeVisible()
}

async function shareAndPrint(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await page.getByRole('button', { name: 'Print Article' }).click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

async function followToAnother(page: Page): Promise<void> {
  const article = page.getByRole('article').first()
  await article.getByRole('link', { name: 'small business', exact: false }).first().click()
  await expect(page).toHaveURL('/howto/small-business-invoicing')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/howto\/small-business-invoicing$/,
  )
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /^Small business invoicing/,
  )
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

/** Without scrolling sideways, each cell behind the name of its column. */
async function readTablesOnPhone(page: Page): Promise<void> {
  const frames = page.locator('.article-text .stacks')
  expect(await frames.count()).toBeGreaterThan(0)
  for (const frame of await frames.all()) {
    const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  }
  const indents = await frames.locator('td:not(:first-child):not(:empty)').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      const starts = [...words.getClientRects()].map(({ left }) => left)
      return Math.min(...starts) - cell.getBoundingClientRect().left
    }),
  )
  expect(Math.min(...indents)).toBeGreaterThan(100)
}
