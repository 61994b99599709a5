import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codesIn } from '../../packages/rendering/test/read-code.ts'
import { expect, seriousFindings, test } from '../support/browser.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'

test.use({ locale: 'de-DE' })

/** What a phone reads from the sheet on the screen, held close. */
async function scanned(page: Page): Promise<string[]> {
  const sheet = await page.locator('.editable-sheet').screenshot()
  const { width = 0 } = await sharp(sheet).metadata()
  return codesIn(
    await sharp(sheet)
      .resize(width * 3)
      .png()
      .toBuffer(),
  )
}

test('an invoice in euros carries a code to pay it with, until a click takes it off', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await page.getByRole('button', { name: 'Add bank details' }).click()
  const code = page.getByRole('checkbox', { name: 'SEPA payment code' })
  await expect(code).toHaveCount(0)
  await page.getByLabel('IBAN').fill('DE89370400440532013000')
  await page.getByLabel('Payment link').fill('pay.example.com/7')
  await expect(code).toBeChecked()
  expect(await seriousFindings(page)).toEqual([])

  await code.click()
  await expect(code).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(code).toBeChecked()

  await page.getByText('Final layout').click()
  const payload = expect.stringContaining('DE89370400440532013000\nEUR')
  await expect.poll(() => scanned(page)).toEqual([payload])
  await code.click()
  await expect.poll(() => scanned(page)).toEqual([])
  await code.click()

  await generate(page)
  const { bytes, text } = await download(page)
  expect(text).toContain('pay.example.com/7')
  expect(bytes.toString('latin1')).toContain('https://pay.example.com/7')
})
