import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'

/** A field of the form by its label. */
export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true })
}

export async function writeLines(page: Page, descriptions: readonly string[]): Promise<void> {
  await field(page, 'Description, line 1').focus()
  for (const [index, description] of descriptions.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(description)
  }
}

export async function expectLines(page: Page, descriptions: readonly string[]): Promise<void> {
  const lines = page.getByRole('region', { name: 'Line items' }).getByRole('listitem')
  await expect(lines).toHaveCount(descriptions.length)
  for (const [index, description] of descriptions.entries()) {
    await expect(field(page, `Description, line ${index + 1}`)).toHaveValue(description)
  }
}

export async function chooseForLine(page: Page, line: number, choice: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for line ${line}` }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

export async function dragLine(page: Page, from: number, to: number): Promise<void> {
  await field(page, `Description, line ${from}`).hover()
  const handle = page.getByTitle('Drag to move').nth(from - 1)
  const target = await page
    .getByTitle('Drag to move')
    .nth(to - 1)
    .boundingBox()
  const start = await handle.boundingBox()
  if (!start || !target) throw new Error('The handles are not on the page')
  await page.mouse.move(start.x + 8, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, target.y + 20, { steps: 5 })
  await page.mouse.move(start.x + 8, target.y - 4, { steps: 3 })
  await page.mouse.up()
}

/** As a spreadsheet leaves it on the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await field(page, 'Description, line 1').focus()
  await field(page, 'Description, line 1').evaluate((cell, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    cell.dispatchEvent(event)
  }, text)
}
