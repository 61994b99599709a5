import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { generate, openCreate, write } from './invoice-writer.ts'

test.describe('the screen does what the hand expects', () => {
  test('‘Edit Document’ leads back at the first click, also after a reload', async ({
    page,
    signIn,
  }) => {
    await signIn({ subscription: 'premium' })
    await openCreate(page)
    await write(page)
    await generate(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await generate(page)
    await page.getByRole('button', { name: 'Edit Document' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')

    await page.getByLabel('Client name').fill('Jonas Weber')
    await page.goForward()
    await generate(page)
    await page.getByRole('button', { name: 'Edit Document' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
  })

  test('a warning moves nothing, while one types and when the field is left, and a deleted line hands the focus to its neighbor', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    const below = page.getByLabel('Save as template')
    await page.getByRole('button', { name: 'Add bank details' }).click()
    await below.scrollIntoViewIfNeeded()
    const before = await topOf(below)
    await page.getByLabel('Qty, line 1').fill('abc')
    await page.getByLabel('IBAN').fill('DE00 1234')
    expect(await topOf(below)).toBe(before)
    // Pressed and released at one place, as a hand does it.
    await below.click()
    await expect(below).toBeChecked()
    await expect(page.getByText('This IBAN looks incomplete')).toBeVisible()
    expect(await topOf(below)).toBe(before)
    await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/looks incomplete/)

    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await page.getByRole('button', { name: 'Remove Last Item' }).click()
    await expect(page.getByLabel('Description, line 1')).toBeFocused()
    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await deleteLine(page, 2)
    await expect(page.getByLabel('Description, line 1')).toBeFocused()

    await page.getByRole('button', { name: 'Add Line Item' }).click()
    await page.getByText('Final layout').click()
    await expect(page.getByRole('button', { name: /^Description, line 2/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await deleteLine(page, 2)
    await expect(page.getByRole('textbox', { name: 'Description, line 1' })).toBeFocused()
    await page.keyboard.type('Oak desk')
    await expect(page.getByRole('textbox', { name: 'Description, line 1' })).toHaveValue('Oak desk')
  })
})

async function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
}

async function deleteLine(page: Page, line: number): Promise<void> {
  await page.getByRole('button', { name: `Actions for line ${line}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}
