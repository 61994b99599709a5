import type { Page } from '@playwright/test'
import { expect, seriousFindings, test } from '../support/browser.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'

test('a German invoice, also in English, with labels as its writer calls them', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await page.getByText('More options').click()
  await choose(page, 'Language', 'Deutsch', 'German Deutsch')
  await choose(page, 'Also in', 'English', 'English')
  // The screen stays as it is.
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')

  await page.getByText('Final layout').click()
  const label = page.getByRole('button', { name: 'Label Bill To, rename' })
  await label.click()
  const input = page.getByRole('textbox', { name: 'Label Bill To', exact: true })
  await expect(input).toHaveValue('Rechnungsempfänger')
  await input.fill('Kunde')
  await page.getByRole('button', { name: 'Back to the standard label' }).click()
  await expect(input).toHaveValue('Rechnungsempfänger')
  await input.fill('Kundin')
  await page.keyboard.press('Escape')
  await label.click()
  await expect(input).toHaveValue('Rechnungsempfänger')
  await input.fill('Kunde')
  await page.keyboard.press('Enter')

  await page.getByText('Rename labels').click()
  const design = page.getByRole('region', { name: 'Design' })
  await expect(design.getByLabel('Bill To')).toHaveValue('Kunde')
  await expect(design.getByLabel('Subtotal')).toHaveAttribute('placeholder', 'Zwischensumme')
  await design.getByLabel('Subtotal').fill('Summe')
  await expect(page.getByText('2 renamed')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await generate(page)
  const { text } = await download(page)
  for (const part of ['Rechnung / Invoice', 'Menge', 'Qty', 'Kunde', 'Summe', 'Page 1 of 1']) {
    expect(text).toContain(part)
  }
  for (const part of ['Rechnungsempfänger', 'Bill To', 'Zwischensumme']) {
    expect(text).not.toContain(part)
  }
})

async function choose(page: Page, name: string, search: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  const list = page.getByRole('dialog', { name, exact: true })
  await list.getByRole('combobox', { name: 'Search languages' }).fill(search)
  await page.getByRole('option', { name: option, exact: true }).click()
}
