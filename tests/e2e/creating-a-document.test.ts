import type { Page } from '@playwright/test'
import { expect, faultsOf, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import {
  carousel,
  download,
  generate,
  generateButton,
  livePreview,
  openCreate,
  write,
} from './invoice-writer.ts'

// Chromium reports answers that are no success on its console.
test.use({ expectedComplaints: [/status of (400|403|503)|ERR_FAILED/] })

const kinds = [
  { path: '/create/quote', type: 'Quote', themes: 7, file: /^quote-QUO-001\.pdf$/ },
  {
    path: '/create/purchase_order',
    type: 'Purchase Order',
    receiver: 'Vendor',
    themes: 4,
    file: /^purchase-order-PO-\d{6}\.pdf$/,
  },
  {
    path: '/create/credit_note',
    type: 'Credit Note',
    receiver: 'Customer',
    themes: 4,
    file: /^credit-note-CN-\d{6}\.pdf$/,
  },
]

test.describe('the create screen', () => {
  for (const { path, type, receiver = 'Client', themes, file } of kinds) {
    test(`makes a ${type.toLowerCase()}`, async ({ page, signIn }) => {
      await listenForToasts(page)
      await signIn()
      await openCreate(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Create ${type}`)
      const dots = carousel(page, type).getByRole('group', { name: 'Templates' })
      await expect(dots.getByRole('button')).toHaveCount(themes)
      await write(page, { receiver, price: 'Unit Price' })
      await generate(page, type)
      await expect
        .poll(heardToasts(page))
        .toContain(`Your ${type.toLowerCase()} has been generated successfully`)
      const { name, text } = await download(page)
      expect(name).toMatch(file)
      for (const part of ['Elena Castellan', 'Oak desk', '$1 280.00']) expect(text).toContain(part)
    })
  }

  test('is an invoice where no type is named, shows the true sheet while it is written, never empty and never an older one, and has a carousel without ends', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page, '/create')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await test.step('the sheet', () => followSheet(page))
    await test.step('the carousel', () => turnCarousel(page))
    await page.goto('/create/receipt')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page Not Found/)
  })

  test('says at its field what the server refuses, then that it is at work, hands out the very file that was made, and has no serious fault in any window', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await test.step('faults, empty and written', () => lookForFaults(page))
    await test.step('what the server refuses', () => mendRefused(page))
    await test.step('the file', () => makeFile(page))
    expect(await faultsOf(page)).toEqual([])
  })

  test('is used by keys alone', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await expect(page.getByLabel('Company name')).toBeFocused()
    await page.keyboard.type('Marlow & Finch')
    await tabTo(page, 'Client name')
    await page.keyboard.type('Elena Castellan')
    await tabTo(page, 'Description, line 1')
    await page.keyboard.type('Oak desk')
    await tabTo(page, 'Rate, line 1')
    await page.keyboard.type('640')
    await tabTo(page, 'Generate Invoice')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused()
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/^invoice-INV-\d{6}\.pdf$/)
    await tabTo(page, 'Edit Document')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(generateButton(page)).toBeFocused()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
  })
})

test.describe('a thumb on the create screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('reaches preview and PDF at the lower edge, wherever the page is', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await write(page)
    await page.getByRole('button', { name: 'Preview', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'Preview of your invoice' })
    await expect(dialog).toContainText('$1 408.00')
    await dialog.getByRole('button', { name: 'Close' }).tap()
    const box = await generateButton(page).boundingBox()
    expect(box?.y).toBeGreaterThan(844 - 90)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await generateButton(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport()
  })
})

async function followSheet(page: Page): Promise<void> {
  await expect(livePreview(page).locator('img')).toBeVisible()
  await witnessPreview(page)
  await page.getByLabel('Company name').pressSequentially('Ostrich & Sons', { delay: 30 })
  await expect(livePreview(page)).toContainText('Ostrich & Sons')
  await page.getByLabel('Rate, line 1').fill('99')
  await expect(livePreview(page)).toContainText('$108.90')
  const { emptyFrames, texts } = await whatWasSeen(page)
  expect(emptyFrames).toBe(0)
  const lengths = texts.map((text) => /Ostrich( & Sons?)?|Ostr?i?c?h?|Os?/.exec(text)?.[0].length)
  expect(lengths).toEqual([...lengths].sort((a = 0, b = 0) => a - b))
}

/** The sheet wears what is chosen. */
async function turnCarousel(page: Page): Promise<void> {
  const heading = carousel(page).getByRole('heading')
  await expect(heading).toHaveText('Elegant Ampersand')
  await page.getByRole('button', { name: 'Previous template' }).click()
  await expect(heading).toHaveText('Tech Stack')
  await page.getByRole('button', { name: 'Next template' }).click()
  await page.getByRole('button', { name: 'Next template' }).click()
  await expect(heading).toHaveText('Startup Logo')
  const dot = carousel(page).getByRole('button', { name: 'Blue Wave', exact: true })
  expect(await dot.boundingBox()).toMatchObject({ width: 24, height: 24 })
  await dot.click()
  await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#0B6BCB')
  await page.getByLabel('Primary color', { exact: true }).fill('#112233')
  await page.getByRole('button', { name: 'Next template' }).click()
  await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#112233')
  await page.getByRole('button', { name: 'Full preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview of your invoice' })
  await expect(dialog.locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Full preview' })).toBeFocused()
}

async function lookForFaults(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Start over' })).toBeVisible()
  expect(await faultsOf(page, [])).toEqual([])
  await page.keyboard.press('Escape')
  await write(page)
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Template:/ }).click()
  await expect(carousel(page)).toBeVisible()
  expect(await faultsOf(page, [360, 390, 768])).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function mendRefused(page: Page): Promise<void> {
  await page.getByLabel('Invoice number').fill('')
  await page.getByLabel('Client email').fill('elena@')
  await generateButton(page).click()
  await expect(toastIn(page)).toContainText('Generation Failed')
  await expect(toastIn(page)).toContainText('Invoice number is required')
  await expect(page.getByLabel('Invoice number')).toBeFocused()
  await expect(page.getByLabel('Invoice number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Client email')).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  )
  await page.getByLabel('Invoice number').fill('A-7')
  await expect(page.getByLabel('Invoice number')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Client email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Client email').fill('')
}

async function makeFile(page: Page): Promise<void> {
  const made: Buffer[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/generate-pdf', async (route) => {
    await released
    const response = await route.fetch()
    made.push(await response.body())
    await route.fulfill({ response })
  })
  await generateButton(page).click()
  const busy = page.getByRole('button', { name: 'Generating...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
  const first = await download(page)
  const second = await download(page)
  expect(made.map((bytes) => bytes.compare(first.bytes))).toEqual([0])
  expect(first.bytes.compare(second.bytes)).toBe(0)
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? ''
    })
    if (label.startsWith(name)) return
  }
  throw new Error(`The Tab key does not lead to ${name}`)
}

/** A witness inside the page takes down each sheet that is shown. */
async function witnessPreview(page: Page): Promise<void> {
  await livePreview(page).evaluate((card) => {
    const seen = { emptyFrames: 0, texts: [] as string[] }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!card.querySelector('img')) seen.emptyFrames += 1
      const text = card.textContent ?? ''
      if (text !== seen.texts.at(-1)) seen.texts.push(text)
    }).observe(card, { childList: true, subtree: true, characterData: true })
  })
}

async function whatWasSeen(page: Page) {
  return page.evaluate(
    () => Reflect.get(window, 'seen') as { emptyFrames: number; texts: string[] },
  )
}
