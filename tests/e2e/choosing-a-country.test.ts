import type { Page } from '@playwright/test'
import { expect, seriousFindings, test } from '../support/browser.ts'
import { download, generate, livePreview, openCreate, write } from './invoice-writer.ts'

const a4 = 297 / 210
const letter = 11 / 8.5

test('a tax that nobody chose is pointed at until it is kept or taken away; the country decides paper, currency and the word for tax', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await test.step('the tax', () => settleTax(page))
  await write(page)
  await test.step('the country, which stands on the sheet', () => settleCountry(page))
})

async function settleTax(page: Page): Promise<void> {
  const question = page.getByRole('group', { name: 'Is this tax right?' })
  const total = page.getByRole('status', { name: 'Total', exact: true })
  await expect(question).toContainText('10% tax is our suggestion.')
  await expect(total).toHaveText('$1 408.00')
  expect(await seriousFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'No tax' }).click()
  await expect(question).toHaveCount(0)
  await expect(total).toHaveText('$1 280.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toBeVisible()

  // On the printed sheet it is pointed at, too.
  await page.getByText('Final layout').click()
  await expect(question).toContainText('10% tax is our suggestion.')
  await page.getByText('Simple form').click()
  await question.getByRole('button', { name: 'Keep 10%' }).click()
  await expect(question).toHaveCount(0)
  // Those who charge none take it away where it stands.
  await page.getByRole('button', { name: 'No tax' }).click()
  await expect(page.getByLabel('Tax rate')).toHaveValue('0')
  await expect(page.getByRole('button', { name: 'No tax' })).toHaveCount(0)
  await generate(page)
  expect((await download(page)).text).not.toContain('Tax')

  // It was said once.
  await openCreate(page)
  await expect(page.getByLabel('Tax rate')).toHaveValue('10')
  await expect(question).toHaveCount(0)
}

async function settleCountry(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('United States')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('USD')
  await expect.poll(() => shapeOfPreview(page)).toBeCloseTo(letter, 2)

  // A British address is on British paper.
  await page.getByLabel('Company address').fill('4 Dock Road\nBristol BS1 4DJ')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('United Kingdom')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('GBP')
  await expect(page.getByLabel('Tax label')).toHaveValue('VAT')
  await expect.poll(() => shapeOfPreview(page)).toBeCloseTo(a4, 2)
  await expect(livePreview(page)).toContainText('£1,280.00')

  // What somebody chooses stays, whatever the address says.
  await choose(page, 'Currency', 'EUR')
  await page.getByRole('button', { name: 'Keep the figures' }).click()
  await choose(page, 'Country', 'Ireland')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('EUR')
  await page.getByLabel('Company address').fill('1 Market St\nSan Francisco, CA 94105')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Ireland')

  // The forms have them, too.
  await openCreate(page, '/create-quote')
  await choose(page, 'Country', 'Australia')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('AUD')
  await expect(page.getByLabel('Tax label')).toHaveValue('GST')
}

async function choose(page: Page, field: 'Country' | 'Currency', wanted: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.keyboard.type(wanted)
  await page.keyboard.press('Enter')
}

/** How high the drawn page is for its width. */
async function shapeOfPreview(page: Page): Promise<number> {
  return livePreview(page)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth)
    .catch(() => 0)
}
