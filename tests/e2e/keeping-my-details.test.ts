import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { carousel, download, generate, openCreate, write } from './invoice-writer.ts'

test('the second invoice of a newcomer takes no company typing at all', async ({
  page,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await openCreate(page, '/create/invoice?template=blue-wave')
  await write(page)
  await page.getByLabel('Company address').fill('4 Dock Road\nBristol')
  await page.getByRole('button', { name: 'Add bank details' }).click()
  await page.getByLabel('IBAN').fill('GB82 WEST 1234 5698 7654 32')
  await page.getByLabel('Tax rate').fill('17.5')
  await page.getByLabel('Invoice number').fill('MF-0041')
  await generate(page)
  const offer = page.getByRole('region', { name: 'Skip the typing next time' })
  await expect(offer).toContainText('Nothing about your client is stored.')
  await offer.getByRole('button', { name: 'Keep my details' }).click()
  await expect(toastIn(page)).toContainText('Details saved')
  await expect(page.getByText('New documents start with your details.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await download(page)

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create Invoice' }).click()
  await expect(page.getByLabel('Client name')).toBeFocused()
  await expect(page.getByLabel('Client name')).toHaveValue('')
  await expect(page.getByLabel('Invoice number')).toHaveValue('MF-0042')
  await expect(page.getByLabel('Tax rate')).toHaveValue('17.5')
  await expect(carousel(page).getByRole('heading')).toHaveText('Blue Wave')
  await page.keyboard.type('Jonas Weber')
  await page.getByLabel('Description, line 1').fill('Shelf')
  await page.getByLabel('Rate, line 1').fill('100')
  await generate(page)
  await expect(page.getByRole('button', { name: 'Keep my details' })).toHaveCount(0)
  const { name, text } = await download(page)
  expect(name).toBe('invoice-MF-0042.pdf')
  for (const part of ['Marlow & Finch', '4 Dock Road', 'GB82 WEST', 'Jonas Weber', '$117.50']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Elena')

  // The other editors know them, too; an account to pay into stays off a quote.
  await openCreate(page, '/create-quote')
  await expect(page.getByLabel('Company name')).toHaveValue('Marlow & Finch')
  await expect(page.getByLabel('Client name')).toHaveValue('')
  await openCreate(page, '/create-credit-note')
  await expect(page.getByLabel('Company address')).toHaveValue('4 Dock Road\nBristol')
})

test('kept details are changed and taken back under Account', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/account')
  const details = page.getByRole('region', { name: 'Your details' })
  await details.getByLabel('Company name').fill('Marlow & Finch')
  await details.getByRole('button', { name: 'Save details' }).click()
  await expect(toastIn(page)).toContainText('Details saved')
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await openCreate(page)
  await expect(page.getByLabel('Company name')).toHaveValue('Marlow & Finch')
  // Keeping them from an editor updates them.
  await page.getByLabel('Company email').fill('accounts@marlow.example')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Keep my details' }).click()
  await expect(toastIn(page)).toContainText('Details saved')

  await page.goto('/account')
  await expect(details.getByLabel('Company email')).toHaveValue('accounts@marlow.example')
  await details.getByRole('button', { name: 'Delete details' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your details?' })
  await question.getByRole('button', { name: 'Delete details' }).click()
  await expect(toastIn(page)).toContainText('Details deleted')
  await expect(details.getByLabel('Company name')).toHaveValue('')
  await openCreate(page, '/create-quote')
  await expect(page.getByLabel('Company name')).toHaveValue('')
})
