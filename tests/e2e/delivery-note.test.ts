import { expect, test } from '../support/browser.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'

test('an invoice becomes a delivery note: the same goods, and no price anywhere', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await generate(page)
  await page.getByRole('button', { name: 'Duplicate as delivery note' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Delivery Note')
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
  await expect(page.getByLabel('Description, line 1')).toHaveValue('Oak desk')
  await expect(page.getByRole('region', { name: 'Totals' })).toHaveCount(0)
  await generate(page, 'Delivery Note')
  const { name, text } = await download(page)
  expect(name).toMatch(/^delivery-note-DN-\d{6}\.pdf$/)
  for (const part of ['Delivery Note', 'Oak desk', 'Received by', 'INV-']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('$')
})
