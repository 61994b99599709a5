import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { textOfPdf } from '../support/pdf-text.ts'

export async function openCreate(page: Page, path = '/create/invoice'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
}

/** A small invoice, or another kind in its own words. */
export async function write(page: Page, { receiver = 'Client', price = 'Rate' } = {}) {
  await page.getByLabel('Company name').fill('Marlow & Finch')
  await page.getByLabel(`${receiver} name`).fill('Elena Castellan')
  await page.getByLabel('Description, line 1').fill('Oak desk')
  await page.getByLabel('Qty, line 1').fill('2')
  await page.getByLabel(`${price}, line 1`).fill('640')
}

/** Waits until this browser keeps a draft with these words. */
export async function draftKept(page: Page, words: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (sought) =>
          Object.entries(localStorage).some(
            ([key, value]) => key.includes('draft') && value.includes(sought),
          ),
        words,
      ),
    )
    .toBe(true)
}

export function generateButton(page: Page, type = 'Invoice'): Locator {
  return page.getByRole('button', { name: `Generate ${type}` })
}

export async function generate(page: Page, type = 'Invoice'): Promise<void> {
  await generateButton(page, type).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${type} Ready!`)
}

/** Downloads the finished document. */
export async function download(page: Page) {
  return savedFile(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
}

/** The PDF that the browser then saves: its name, its bytes and what it says, in one line. */
export async function savedFile(page: Page, save: () => Promise<void>) {
  const saved = page.waitForEvent('download')
  await save()
  const file = await saved
  const bytes = await readFile(await file.path())
  const text = (await textOfPdf(bytes)).replace(/\s+/g, ' ')
  return { name: file.suggestedFilename(), bytes, text }
}

/** The sheet in the carousel that follows what is written. */
export function livePreview(page: Page): Locator {
  return page.locator('[data-card]', { hasText: 'Selected' })
}

export function carousel(page: Page, type = 'Invoice'): Locator {
  return page.getByRole('region', { name: `${type} templates` })
}
