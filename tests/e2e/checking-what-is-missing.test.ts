import type { Locator, Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { generate, openCreate } from './invoice-writer.ts'

function coach(page: Page): Locator {
  return page.getByRole('region', { name: 'What this document still needs' })
}

const german = 'Hauptstraße 1\n10115 Berlin\nGermany'
const french = '2 rue du Lac\n75001 Paris\nFrance'

async function sell(page: Page, to: string, price = '1000'): Promise<void> {
  await page.getByLabel('Company name').fill('Tischlerei Ott')
  await page.getByLabel('Company address').fill(german)
  await page.getByLabel('Client name').fill('Bibliothèque du Sud')
  await page.getByLabel('Client address').fill(to)
  await page.getByLabel('Description, line 1').fill('Planning of a reading room')
  await page.getByLabel('Rate, line 1').fill(price)
}

test('a German seller and a French client: told reverse charge, helped with each thing, and done', async ({
  page,
  signIn,
}) => {
  await signIn({ subscription: 'free' })
  await openCreate(page)
  // Whoever has written nothing is told nothing.
  await expect(coach(page)).toContainText("we'll check what else the invoice needs")
  await expect(coach(page)).not.toContainText('Missing.')
  await coach(page).getByRole('button', { name: 'Your client' }).click()
  await expect(page.getByLabel('Client name')).toBeFocused()

  await sell(page, french)
  await expect(coach(page)).toContainText('The business in France owes the VAT under')
  await expect(coach(page).getByRole('status')).toHaveText('4 things to add or fix')
  await coach(page).getByText('Goods', { exact: true }).click()
  await expect(coach(page)).toContainText('Intra-community supply')
  await coach(page).getByText('Services', { exact: true }).click()
  await coach(page).getByText('Business', { exact: true }).click()
  await expect(coach(page)).toContainText('The business in France owes the VAT under')
  expect(await seriousFindings(page)).toEqual([])

  // One click puts it in, and one undo takes it out.
  const totals = page.getByRole('region', { name: 'Totals' })
  await coach(page).getByRole('button', { name: 'Turn on reverse charge', exact: true }).click()
  await expect(totals).toContainText('Reverse charge')
  await expect(coach(page).getByRole('status')).toHaveText('3 things to add or fix')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(totals).not.toContainText('Reverse charge')
  await expect(coach(page).getByRole('status')).toHaveText('4 things to add or fix')
  await page.getByRole('button', { name: 'Redo' }).click()

  // What is hidden comes out, and can be written in.
  const clientId = page.getByLabel('Client tax ID')
  await expect(clientId).toHaveCount(0)
  await coach(page).getByRole('button', { name: "Add the client's VAT ID." }).click()
  await expect(clientId).toBeFocused()
  await clientId.fill('FR80122003552')
  await expect(coach(page)).toContainText('Check this tax ID. In France it should be')
  await clientId.fill('FR80122003551')
  await expect(page.getByText('Format is right for France.')).toBeVisible()
  await coach(page).getByRole('button', { name: 'Add the date of the service' }).click()
  await expect(page.getByLabel('Service Date', { exact: true })).toBeFocused()
  await page.getByLabel('Service Date', { exact: true }).fill('2026-11-02')

  // On the final layout its field opens where it stands.
  await page.getByText('Final layout').click()
  await coach(page).getByRole('button', { name: 'Add your USt-IdNr' }).click()
  await expect(page.getByRole('textbox', { name: 'Company tax ID' })).toBeFocused()
  await page.keyboard.type('DE136695976')
  await page.keyboard.press('Enter')
  await expect(coach(page).getByRole('status')).toHaveText('Nothing missing')
  await expect(coach(page)).toContainText("You're responsible for the documents you send.")

  await generate(page)
  await expect(coach(page).getByRole('status')).toHaveText('Nothing missing')
})

test('a consumer at home needs less, a small total still less, and the tax is one click', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.setViewportSize({ width: 390, height: 844 })
  await openCreate(page)
  await sell(page, 'Seestraße 2\n20095 Hamburg\nGermany')
  // On a phone it is folded below the document.
  const fold = coach(page).getByRole('button', { name: 'What this document still needs' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(fold).toContainText('2')
  await fold.click()
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  await coach(page).getByRole('button', { name: 'Use VAT 19%' }).click()
  await expect(page.getByLabel('Tax rate')).toHaveValue('19')
  await expect(coach(page).getByRole('button', { name: 'Use VAT 19%' })).toHaveCount(0)
  await page.getByLabel('Rate, line 1').fill('100')
  await expect(coach(page).getByRole('status')).toHaveText('Nothing missing')
  await page.getByLabel('Rate, line 1').fill('1000')
  await expect(coach(page).getByRole('status')).toHaveText('2 things to add or fix')

  // From the finished document the way leads back to the field.
  await generate(page)
  await coach(page).getByRole('button', { name: 'Add your USt-IdNr' }).click()
  await expect(page.getByLabel('Company tax ID')).toBeFocused()
})

test('in a form a click leads to the field, and a visitor asks over the API', async ({
  page,
  signIn,
  request,
}) => {
  const answer = await request.post('/api/check', {
    data: { companyAddress: german, clientAddress: french, jurisdiction: 'DE' },
  })
  expect(await answer.json()).toMatchObject({ treatment: 'reverse-charge' })

  await signIn()
  await openCreate(page, '/create-quote')
  await coach(page).getByRole('button', { name: "What you're offering" }).click()
  await expect(page.getByLabel('Description, line 1')).toBeFocused()
  await page.keyboard.type('Planning')
  await page.getByLabel('Company name').fill('Tischlerei Ott')
  await page.getByLabel('Client name').fill('Bibliothek Nord')
  await coach(page).getByRole('button', { name: 'Add your address.' }).click()
  await expect(page.getByLabel('Company address')).toBeFocused()
  await page.keyboard.type('Hauptstraße 1, 10115 Berlin, Germany')
  await expect(coach(page).getByRole('status')).toHaveText('Nothing missing')
})
