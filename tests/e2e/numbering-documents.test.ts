import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { download, generate, generateButton, openCreate, write } from './invoice-writer.ts'

const number = (page: Page) => page.getByLabel('Invoice number')

/** The series under Account, as it stands for invoices. */
const row = (page: Page) =>
  page
    .getByRole('region', { name: 'Document numbers' })
    .getByRole('listitem')
    .filter({ hasText: /^Invoice/ })

async function setUp(page: Page, format: string, last: string): Promise<void> {
  await page.goto('/account')
  await row(page).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Invoice numbers' })
  await dialog.getByLabel('Format').selectOption({ label: format })
  await dialog.getByLabel('Last number used').fill(last)
  await dialog.getByRole('button', { name: 'Save numbers' }).click()
  await expect(dialog).toBeHidden()
}

test('a series is set under Account, in a format of one’s own, and says what is wrong', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/account')
  await expect(row(page)).toContainText('No series')
  await row(page).getByRole('button', { name: 'Set up invoice numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invoice numbers' })
  const year = new Date().getFullYear()
  await expect(dialog).toContainText(`Next number: ${year}-0001`)
  await dialog.getByLabel('Format').selectOption({ label: 'Your own format' })
  await dialog.getByLabel('Your format').fill('MF-')
  await expect(dialog).toContainText('Add a counter such as {0001}')
  await dialog.getByLabel('Your format').fill('MF-{YY}/{001}')
  await dialog.getByLabel('Last number used').fill('QUO-7')
  await expect(dialog).toContainText('Enter a number such as MF-')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByLabel('Last number used').fill('41')
  const short = String(year).slice(2)
  await expect(dialog).toContainText(`Next number: MF-${short}/042`)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await dialog.getByRole('button', { name: 'Save numbers' }).click()
  await expect(row(page)).toContainText(`Last: MF-${short}/041 · Next: MF-${short}/042`)
  expect(await seriousFindings(page)).toEqual([])
  await openCreate(page)
  await expect(number(page)).toHaveValue(`MF-${short}/042`)
  await expect(page.getByText('Next in your series')).toBeVisible()
  await page.goto('/account')
  await row(page).getByRole('button', { name: 'Change invoice numbers' }).click()
  await dialog.getByRole('button', { name: 'Stop using a series' }).click()
  await expect(row(page)).toContainText('No series')
})

test('two tabs that show the same number get two, one after the other', async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await setUp(page, 'INV-0001', '41')
  await expect(row(page)).toContainText('Next: INV-0042')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openCreate(tab)
    await write(tab)
    await expect(number(tab)).toHaveValue('INV-0042')
  }
  await other.getByLabel('Client name').fill('Jonas Weber')
  await generate(page)
  expect((await download(page)).name).toBe('invoice-INV-0042.pdf')

  await generateButton(other).click()
  await expect(toastIn(other)).toContainText(
    'INV-0042 was just used for another document, so this one is INV-0043.',
  )
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invoice Ready!')
  const second = await download(other)
  expect(second.name).toBe('invoice-INV-0043.pdf')
  expect(second.text).toContain('INV-0043')

  // A correction keeps its number; the next one gets the next, and its date moves nothing.
  await page.getByRole('button', { name: 'Edit Document' }).click()
  await expect(number(page)).toHaveValue('INV-0042')
  await page.getByLabel('Client name').fill('Elena Castellani')
  await generate(page)
  expect((await download(page)).name).toBe('invoice-INV-0042.pdf')
  await page.getByRole('button', { name: 'New invoice from this one' }).click()
  await expect(number(page)).toHaveValue('INV-0044')

  // What was begun and left takes no number: the draft gets the one that is next when it is opened again.
  await openCreate(other)
  await expect(number(other)).toHaveValue('INV-0044')
  await write(other)
  await generate(other)
  await page.reload()
  await expect(number(page)).toHaveValue('INV-0045')
  // A number of one's own stays, and the series waits.
  await number(page).fill('SPECIAL-1')
  await expect(page.getByText('Next in your series')).toHaveCount(0)
  await generate(page)
  await page.goto('/')
  await openCreate(page)
  await expect(number(page)).toHaveValue('INV-0045')
})
