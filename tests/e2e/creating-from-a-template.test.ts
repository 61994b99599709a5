import { expect, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { carousel, livePreview, openCreate } from './invoice-writer.ts'
import { saveQuoteTemplate, saveTemplate } from './stored-things.ts'

test.use({ expectedComplaints: [/status of (400|500)|ERR_FAILED/] })

const nord = {
  name: 'Nord',
  theme: 'sage-minimal',
  companyName: 'Nord AS',
  companyEmail: 'post@nord.example',
  iban: 'NO93 8601 1117 947',
  businessNotes: 'Takk.',
  paymentTerms: 'net-15',
  defaultTerms: 'Fifteen days.',
  currency: 'NOK',
  primaryColor: '#112233',
}

test.describe('a template on the create screen', () => {
  test('comes from the gallery with its theme, colours and words', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/templates?template=blue-wave')
    await page.getByLabel('Company name').fill('Ostrich & Sons')
    await page.getByLabel('Bank name').fill('Harbour Bank')
    await page.getByLabel('Default terms').fill('Strictly cash.')
    await page.getByRole('button', { name: 'Use This Template' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(carousel(page).getByRole('heading')).toHaveText('Blue Wave')
    await expect(page.getByLabel('Company name')).toHaveValue('Ostrich & Sons')
    await expect(page.getByLabel('Terms and conditions')).toHaveValue('Strictly cash.')
    await expect(page.getByLabel('Client name')).toBeFocused()
    for (const words of ['Ostrich & Sons', 'Harbour Bank', 'Strictly cash.']) {
      await expect(livePreview(page)).toContainText(words)
    }
    await expect(page.getByText('Editing Template')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('selectedTemplate'))).toBeNull()
    await page.reload()
    await expect(page.getByLabel('Company name')).toHaveValue('Ostrich & Sons')
  })

  test('is named by the address: a theme or one that was saved, and does not cover what was written', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf, nord)
    await openCreate(page, '/create-invoice?template=paper-texture')
    await expect(page).toHaveURL(/\/create\/invoice\?template=paper-texture$/)
    await expect(carousel(page).getByRole('heading')).toHaveText('Paper Texture')
    await openCreate(page, `/create-invoice?template=${id}`)
    await expect(carousel(page).getByRole('heading')).toHaveText('Sage Minimal')
    await expect(page.getByLabel('Company name')).toHaveValue('Nord AS')
    await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#112233')
    await expect(page.getByText('Editing Template')).toHaveCount(0)
    await page.getByLabel('Company name').fill('Sør AS')
    await page.reload()
    await expect(page.getByText('Restored your draft')).toBeVisible()
    await expect(page.getByLabel('Company name')).toHaveValue('Sør AS')
    await openCreate(page, '/create-invoice?template=tpl_gone')
    await expect(page.getByText('This template no longer exists')).toBeVisible()

    const quote = await saveQuoteTemplate(page, sheaf)
    await openCreate(page, `/create/quote?template=${quote.id}`)
    await expect(carousel(page, 'Quote').getByRole('heading')).toHaveText('Modern Blue')
  })

  test('is edited: updated, saved as another one, and kept when it cannot be saved', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf, nord)
    await page.goto('/templates')
    await page.getByRole('button', { name: 'Edit Nord' }).click()
    const panel = page.getByRole('region', { name: 'Editing Template' })
    await expect(panel.getByLabel('Template name')).toHaveValue('Nord')
    await page.reload()
    await expect(panel.getByLabel('Template name')).toHaveValue('Nord')

    await page.getByLabel('Company name').fill('Sør AS')
    await page.getByLabel('Client name').fill('Elena Castellan')
    await panel.getByLabel('Template name').fill('  ')
    await expect(panel.getByRole('button', { name: 'Update' })).toBeDisabled()
    await expect(panel.getByRole('button', { name: 'Save as New' })).toBeDisabled()
    await panel.getByLabel('Template name').fill('Sør')
    const updated = page.waitForRequest((request) => request.method() === 'PUT')
    await panel.getByRole('button', { name: 'Update' }).click()
    await expect(toastIn(page)).toContainText('Template updated')
    await expect(toastIn(page)).toContainText('Template "Sør" has been updated successfully')
    expect(new URL((await updated).url()).pathname).toBe(`/api/templates/${id}`)
    expect((await updated).postDataJSON()).toMatchObject({
      ...nord,
      name: 'Sør',
      companyName: 'Sør AS',
    })
    expect((await updated).postData()).not.toContain('Elena')

    await panel.getByLabel('Template name').fill('Øst')
    await panel.getByRole('button', { name: 'Save as New' }).click()
    await expect(toastIn(page)).toContainText('Template Saved')
    await expect(toastIn(page)).toContainText('Template "Øst" has been saved successfully')
    await page.goto('/templates')
    const saved = page.getByRole('region', { name: 'My Templates' })
    await expect(saved.getByRole('link')).toHaveText(['Øst', 'Sør'])

    await page.getByRole('button', { name: 'Edit Sør' }).click()
    await panel.getByLabel('Template name').fill('Vest')
    await page.route('**/api/templates**', (route) => route.abort())
    await panel.getByRole('button', { name: 'Update' }).click()
    await expect(toastIn(page)).toContainText('Save Failed')
    await expect(toastIn(page)).toContainText('Failed to save template')
    await panel.getByRole('button', { name: 'Save as New' }).click()
    await expect(toastIn(page)).toContainText('Failed to save template as new')
    await expect(panel.getByLabel('Template name')).toHaveValue('Vest')
  })
})

test.describe('save as template', () => {
  test('asks for a name, and then holds sender and look', async ({ page, signIn }) => {
    await signIn()
    await openCreate(page)
    await page.getByLabel('Company name').fill('Nord AS')
    await page.getByLabel('Client name').fill('Elena Castellan')
    const save = page.getByRole('button', { name: 'Save Template' })
    await expect(save).toHaveCount(0)
    await page.getByLabel('Save as template').check()
    await expect(save).toBeDisabled()
    await page.getByLabel('Template name').press('Enter')
    await page.getByLabel('Template name').fill('Nord')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/templates'))
    await save.click()
    await expect(toastIn(page)).toContainText('Template saved')
    await expect(toastIn(page)).toContainText('Template "Nord" has been saved successfully')
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Nord',
      theme: 'elegant-ampersand',
      companyName: 'Nord AS',
      currency: 'USD',
      jurisdiction: 'US',
      defaultTerms: 'Payment is due within 30 days',
    })
    expect((await sent).postData()).not.toContain('Elena')
    await page.goto('/templates')
    await expect(page.getByRole('region', { name: 'My Templates' })).toContainText('Nord')
  })

  test('keeps a custom template of a quote, a purchase order and a credit note', async ({
    page,
    signIn,
  }) => {
    await signIn()
    for (const kind of ['quote', 'purchase_order', 'credit_note']) {
      await openCreate(page, `/create/${kind}`)
      await page.getByLabel('Company name').fill('Nord AS')
      await page.getByLabel('Save as template').check()
      await page.getByLabel('Template name').fill(`House ${kind}`)
      await page.getByRole('button', { name: 'Save Template' }).click()
      await expect(toastIn(page)).toContainText(
        `Template "House ${kind}" has been saved successfully`,
      )
    }
    await page.getByLabel('Main').getByRole('link', { name: 'All Templates' }).click()
    for (const [section, kind] of [
      ['Quotes', 'quote'],
      ['Purchase Orders', 'purchase_order'],
      ['Credit Notes', 'credit_note'],
    ] as const) {
      await page.getByRole('tab', { name: section }).click()
      await expect(page.getByRole('tabpanel', { name: section })).toContainText(`House ${kind}`)
    }
  })
})
