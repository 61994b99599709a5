import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { drawingOfPdf } from '../support/pdf-drawing.ts'
import { toastIn } from './account-holder.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'
import { withRows } from './stored-things.ts'

test.use({ expectedComplaints: [/status of 403|ERR_FAILED/] })

const route = '**/api/ai/generate-logo'
const limitWords = 'Free plan limit reached. Upgrade to premium for unlimited AI logo generation.'

test('a free user has one logo drawn on the create screen, and it is printed as vectors', async ({
  page,
  signIn,
}) => {
  await signIn()
  await listenForToasts(page)
  await openCreate(page)
  await write(page)
  await expect(logoField(page).getByRole('button', { name: /Generate logo/ })).toContainText(
    'PREMIUM1 free',
  )
  await logoField(page)
    .getByRole('button', { name: /Generate logo/ })
    .click()
  await expect.poll(heardToasts(page)).toContain('Missing Information')
  await expect.poll(heardToasts(page)).toContain('Please enter company name and logo description')
  await logoField(page).getByLabel('Logo description').fill('Two finches on an oak')
  await openGenerator(page)
  await expect(dialog(page).getByLabel('Company name')).toHaveValue('Marlow & Finch')
  await expect(dialog(page)).toContainText('Free plan: 0/1 logos used')
  await expect(dialog(page)).not.toContainText(limitWords)
  const styles = ['Modern', 'Minimalist', 'Tech', 'Creative', 'Corporate', 'Playful']
  await expect(group(page, 'Style').getByRole('radio')).toHaveCount(styles.length)
  for (const style of styles) await group(page, 'Style').getByText(style, { exact: true }).waitFor()
  const colours = ['Blue', 'Green', 'Orange', 'Purple', 'Red', 'Monochrome', 'Your own colors']
  await expect(group(page, 'Colors').getByRole('radio')).toHaveCount(colours.length)
  const examples = (style: string) =>
    dialog(page)
      .getByRole('list', { name: `Examples of the ${style} style` })
      .getByRole('img')
  await expect(examples('modern')).toHaveCount(3)
  await group(page, 'Style').getByText('Corporate').click()
  await expect(group(page, 'Style').getByLabel('Corporate')).toBeChecked()
  await expect(examples('corporate')).toHaveCount(3)
  await group(page, 'Colors').getByLabel('Blue').focus()
  await page.keyboard.press('ArrowRight')
  await expect(group(page, 'Colors').getByLabel('Green')).toBeChecked()
  await group(page, 'Colors').getByText('Your own colors').click()
  await dialog(page).getByLabel('Name color', { exact: true }).fill('0B6E4')
  await expect(generateLogo(page)).toBeDisabled()
  await dialog(page).getByLabel('Name color', { exact: true }).fill('0B6E4F')
  await dialog(page).getByLabel('Accent color', { exact: true }).fill('#FA9F42')
  await expect(examples('corporate').first()).toHaveAttribute('src', /0B6E4F.*FA9F42/i)

  const name = dialog(page).getByLabel('Company name')
  await name.fill('   ')
  await expect(generateLogo(page)).toBeDisabled()
  await name.press('Enter')
  await expect.poll(heardToasts(page)).toContain('Company Name Required')
  await expect.poll(heardToasts(page)).toContain('Please enter a company name to generate a logo.')
  await name.fill('x'.repeat(61))
  await expect(name).toHaveAccessibleDescription('Must be at most 60 characters')
  await expect(generateLogo(page)).toBeDisabled()
  await name.fill('Marlow & Finch')

  await page.route(route, (each) => each.abort(), { times: 1 })
  await generateLogo(page).click()
  await expect.poll(heardToasts(page)).toContain('Generation Failed')
  await expect.poll(heardToasts(page)).toContain('Failed to generate logo. Please try again.')
  await expect(dialog(page)).toContainText('Free plan: 0/1 logos used')

  const release = await hold(page)
  await name.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(dialog(page)).toContainText('Generating your logo...')
  release()
  await expect.poll(heardToasts(page)).toContain('Logo Generated!')
  await expect(dialog(page)).toContainText('Free plan: 1/1 logos used')
  await expect(dialog(page).getByRole('alert')).toContainText(limitWords)
  await expect(generateLogo(page)).toBeDisabled()
  await expect(dialog(page)).toContainText('Generated on this server')
  const address = await dialog(page)
    .locator('input[type=radio] + * img')
    .first()
    .getAttribute('src')
  const picture = await (await page.request.get(address ?? '')).text()
  expect(picture.toLowerCase()).toMatch(/#0b6e4f.*#fa9f42|#fa9f42.*#0b6e4f/s)
  await expect(dialog(page).getByRole('radio', { name: /^Logo 1 for Marlow/ })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])

  const preview = page.waitForRequest((request) =>
    /companyLogoUrl.{1,20}objects.{1,5}uploads/.test(decodeURIComponent(wordsOf(request))),
  )
  await dialog(page).getByRole('button', { name: 'Use this logo' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await preview
  await expect(logoField(page).getByRole('img', { name: 'Your logo' })).toBeVisible()
  await generate(page)
  const drawn = await drawingOfPdf((await download(page)).bytes)
  await page.getByRole('button', { name: 'Edit Document' }).click()
  await logoField(page).getByRole('button', { name: 'Remove logo' }).click()
  await expect(logoField(page).getByRole('img', { name: 'Your logo' })).toHaveCount(0)
  await generate(page)
  const without = await drawingOfPdf((await download(page)).bytes)
  expect(drawn.bitmaps).toBe(0)
  expect(drawn.paths).toBeGreaterThan(without.paths)
})

test('a premium user chooses among five in the quote editor, on a telephone, and keeps one', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn({ subscription: 'premium', logosGenerated: 12 })
  await openQuote(page)
  await openGenerator(page)
  await expect(dialog(page).getByText('Premium', { exact: true })).toBeVisible()
  await expect(dialog(page)).not.toContainText('Free plan')
  await expect(generateLogo(page)).toBeDisabled()
  await dialog(page).getByLabel('Company name').fill('北京木业 Studio')
  await generateLogo(page).click()
  const choice = group(page, 'Choose a logo')
  await expect(choice.getByRole('radio')).toHaveCount(5)
  await expect(dialog(page).getByRole('button', { name: 'Use this logo' })).toBeInViewport()
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const first = await choice.locator('img').first().getAttribute('src')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(choice.locator('img').first()).not.toHaveAttribute('src', first ?? '')
  await expect(choice.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(choice.getByRole('radio', { name: 'Logo 3 for 北京木业 Studio' })).toBeChecked()
  const chosen = await choice.locator('img').nth(2).getAttribute('src')
  expect(await seriousFindings(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Use this logo' }).click()
  await expect(logoField(page).getByRole('img', { name: 'Your logo' })).toHaveAttribute(
    'src',
    chosen ?? '',
  )
  await logoField(page).getByRole('button', { name: 'Saved logos' }).click()
  const saved = page.getByRole('dialog', { name: 'Saved logos' })
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await expect(saved.locator('img')).toHaveAttribute('src', chosen ?? '')
})

test('a free user without a logo left is told so in the quote editor', async ({
  page,
  sheaf,
  signIn,
}) => {
  const { id } = await signIn()
  await listenForToasts(page)
  const tellOfChanges = await tellOfUserOnce(page)
  await openQuote(page)
  await openGenerator(page)
  await dialog(page).getByLabel('Company name').fill('Seal & Co')
  await expect(generateLogo(page)).toBeEnabled()
  // In another window, say: this one does not know of it yet.
  await withRows(sheaf, (rows) => rows.setLogosGenerated(id, 1))
  await tellOfChanges()
  await generateLogo(page).click()
  await expect(toastIn(page)).toContainText('Generation Failed')
  await expect(toastIn(page)).toContainText(limitWords)
  await expect(dialog(page)).toContainText('Free plan: 1/1 logos used')
  await expect(dialog(page).getByRole('alert')).toContainText(limitWords)
  await expect(generateLogo(page)).toBeDisabled()
  await dialog(page).getByRole('link', { name: 'See Premium' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade to Premium')
})

async function openQuote(page: Page): Promise<void> {
  await page.goto('/create-quote')
  await page.getByLabel('Quote number').waitFor()
}

async function openGenerator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate logo PREMIUM' }).click()
  await dialog(page).waitFor()
}

/** However often the page asks who is signed in, it hears the first answer, until what this answers is called. */
async function tellOfUserOnce(page: Page): Promise<() => Promise<void>> {
  let first: Promise<unknown> | undefined
  const path = '**/api/auth/user'
  await page.route(path, async (each) => {
    first ??= each.fetch().then((answer) => answer.json())
    await each.fulfill({ json: await first })
  })
  return () => page.unroute(path)
}

/** Keeps the next request waiting until what it answers is called. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    route,
    async (each) => {
      await held
      await each.continue()
    },
    { times: 1 },
  )
  return release
}

function wordsOf(request: { url(): string; postData(): string | null }): string {
  return request.url() + (request.postData() ?? '')
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Generate a logo' })
}

function group(page: Page, name: string) {
  return dialog(page).getByRole('group', { name })
}

function generateLogo(page: Page) {
  return dialog(page).getByRole('button', { name: 'Generate Logo' })
}

function logoField(page: Page) {
  return page.getByRole('group', { name: 'Logo', exact: true })
}
