import type { Page } from '@playwright/test'
import { test as base, expect, seriousFindings, sidewaysOverflow } from '../support/browser.ts'
import { feedText, type RateFeed, startRateFeed } from '../support/rate-feed.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'

/** A server that has read today's rates. */
const test = base.extend<object, { feed: RateFeed; sheaf: SheafProcess }>({
  feed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const feed = await startRateFeed(feedText({ day: new Date().toISOString().slice(0, 10) }))
      await use(feed)
      await feed.stop()
    },
    { scope: 'worker' },
  ],
  sheaf: [
    async ({ feed }, use) => {
      const sheaf = await startSheaf('', { RATES_URL: feed.url })
      await use(sheaf)
      await sheaf.stop()
    },
    { scope: 'worker' },
  ],
})

// The story ends with a server that gives no rates, which Chromium reports.
test.use({ locale: 'de-DE', expectedComplaints: [/Failed to load resource: .* status of 503/] })

const figure = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
const rate = (page: Page) => page.getByLabel('Exchange rate')

async function choose(page: Page, field: string, wanted: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.keyboard.type(wanted)
  await page.keyboard.press('Enter')
}

test('a German studio bills in dollars, with prices converted and the total told in euros', async ({
  page,
  signIn,
  feed,
}) => {
  await signIn()
  await openCreate(page)

  // The first document is set up for where the browser is, and asks once.
  const setup = page.getByRole('region', { name: 'Your region' })
  await expect(setup).toContainText(/Set up for Germany: German, EUR, A4, VAT/)
  await setup.getByRole('button', { name: 'Change' }).click()
  await setup.getByRole('combobox', { name: 'Language' }).click()
  await page.keyboard.type('English')
  await page.keyboard.press('Enter')
  await expect(setup).toContainText('Set up for Germany: English, EUR, A4, VAT')
  expect(await seriousFindings(page)).toEqual([])
  await setup.getByRole('button', { name: 'Done' }).click()
  await expect(setup).toHaveCount(0)
  await openCreate(page)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Germany')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('EUR')
  await expect(setup).toHaveCount(0)

  // Another currency asks what becomes of the prices. One step takes it back.
  await write(page)
  await expect(figure(page, 'Total')).toHaveText(/1.408[.,]00/)
  await expect.poll(() => feed.asked).toBe(1)
  await choose(page, 'Currency', 'united states')
  const dialog = page.getByRole('dialog', { name: 'Change currency to USD' })
  await expect(dialog).toContainText('1 EUR = 1.1362 USD')
  await expect(dialog).toContainText('European Central Bank')
  await expect(dialog).toContainText(/a price differs by at most .*0[.,]01/)
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Convert prices' }).click()
  await expect(page.getByLabel('Rate, line 1')).toHaveValue(/727[.,]17/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Rate, line 1')).toHaveValue(/640[.,]00/)
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('EUR')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('USD')

  // German law asks for the tax in euros; the list of currencies begins with the one chosen last.
  await page.getByText('More options').click()
  await expect(page.getByText('Germany asks for the tax in EUR')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show total in' }).click()
  const currencies = page.getByRole('listbox', { name: 'Show total in' })
  await expect(currencies.getByRole('option').nth(1)).toContainText('USD')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show it in EUR' }).click()
  await expect(rate(page)).toHaveValue(/^0[.,]880127$/)
  await expect(figure(page, 'VAT in EUR')).toHaveText(/128[.,]00/)
  await expect(figure(page, 'Total in EUR')).toHaveText(/1.408[.,]00/)
  await expect(page.getByText('Germany asks for the tax in EUR')).toHaveCount(0)

  // A rate can be typed over, and brought back.
  await rate(page).fill('0,9')
  await expect(figure(page, 'Total in EUR')).toHaveText(/1.439[.,]79/)
  await expect(page.getByText('Your own rate.')).toBeVisible()
  await expect(page.getByText('The latest we have is 0.880127 (European Central')).toBeVisible()
  const use = page.getByRole('button', { name: 'Use 0.880127' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(use).toBeVisible()
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await use.click()
  await expect(figure(page, 'Total in EUR')).toHaveText(/1.408[.,]00/)
  expect(await seriousFindings(page)).toEqual([])

  // What was printed stays, whatever becomes of the rates.
  await generate(page)
  const printed = (await download(page)).text
  expect(printed).toMatch(/VAT in EUR €128[.,]00 Total in EUR €1.408[.,]00/)
  expect(printed).toMatch(/Exchange rate: 1 USD = 0[.,]880127 EUR as of .* \(ECB\)/)
  await page.route('**/api/rates*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Edit Document' }).click()
  await page.getByLabel('Client name').fill('Elena C. Castellan')
  await page.reload()
  await expect(page.getByText('Restored your draft')).toBeVisible()
  await expect(figure(page, 'Total in EUR')).toHaveText(/1.408[.,]00/)
  await page.getByText('More options').click()
  await choose(page, 'Show total in', 'switzerland')
  await expect(page.getByText("We don't have a rate for this. Enter your own.")).toBeVisible()
  await expect(page.getByText('The total in CHF needs an exchange rate.')).toBeVisible()
  await page.getByText('More options', { exact: true }).click()
  await page.getByRole('button', { name: 'Generate Invoice' }).click()
  await expect(rate(page)).toBeFocused()
  await expect(rate(page)).toHaveAccessibleDescription(/Enter an exchange rate for CHF/)
  await rate(page).fill('0,8')
  await expect(figure(page, 'Total in CHF')).toHaveText(/1.279[.,]82/)
})
