import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { toastIn } from './account-holder.ts'
import { draftKept, openCreate, write } from './invoice-writer.ts'
import {
  openDashboard,
  saveOrderTemplate,
  saveQuoteTemplate,
  saveTemplate,
} from './stored-things.ts'

test.describe('a new document', () => {
  test('is new and offers the draft that was not finished; from a template it has its company and nobody else’s client, and saved as one twice it is one template', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    await saveTemplate(page, sheaf, { name: 'Nord', companyName: 'Nord AS' })
    await test.step('the draft', () => continueDraft(page))
    await test.step('the template, also when it starts over', () => startFromNord(page))
    await test.step('one template', () => saveTwice(page))
  })
})

test.describe('a saved template', () => {
  test('is used from where it lies', async ({ page, sheaf, signIn }) => {
    await signIn()
    await saveTemplate(page, sheaf, { name: 'Nord', companyName: 'Nord AS' })
    const order = await saveOrderTemplate(page, sheaf)
    await openDashboard(page)
    await page.getByRole('link', { name: 'Use Timber' }).click()
    await expect(page).toHaveURL(new RegExp(`/create-purchase-order\\?template=${order.id}$`))
    await useNord(page)
  })

  test('is edited on a screen of its own, which leaves drafts alone', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    await saveTemplate(page, sheaf, { name: 'Nord', companyName: 'Nord AS' })
    await saveQuoteTemplate(page, sheaf, { companyName: 'Sør AS' })
    await openCreate(page)
    await write(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.getByRole('link', { name: 'Manage templates and logos' }).click()
    await editTemplate(page, 'Nord', 'Nord AS')
    await editTemplate(page, 'Summer offer', 'Sør AS')
    await page.getByRole('button', { name: 'Edit Nord' }).click()
    await page.getByLabel('Template name').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    await page.getByRole('link', { name: 'Create Invoice' }).first().click()
    await page.getByRole('button', { name: 'Continue your draft' }).click()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await expect(page.getByLabel('Company name')).toHaveValue('Marlow & Finch')
  })
})

async function continueDraft(page: Page): Promise<void> {
  await openCreate(page)
  await write(page)
  await draftKept(page, 'Elena Castellan')
  await page.getByRole('link', { name: 'Create Invoice' }).first().click()
  await expect(page.getByLabel('Client name')).toHaveValue('')
  await expect(
    page.getByText(/You have an unfinished invoice: Invoice INV-\d+ for Elena/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continue your draft' }).click()
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
  await expect(page.getByText('Restored your draft')).toBeVisible()
  await page.getByRole('link', { name: 'All Templates' }).first().click()
  await page.getByRole('link', { name: 'Create New Invoice' }).click()
  await expect(page.getByLabel('Client name')).toHaveValue('')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const recent = page.getByRole('region', { name: 'Recent' })
  await recent.getByRole('button', { name: /^Continue Invoice/ }).click()
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
}

async function startFromNord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start from' }).click()
  await page.getByRole('button', { name: 'Use Nord' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Nord AS')
  await expect(page.getByLabel('Client name')).toHaveValue('')
  await page.getByLabel('Client name').fill('Jonas Weber')
  await page.reload()
  await expect(page.getByLabel('Client name')).toHaveValue('Jonas Weber')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Start over' }).click()
  await expect(page.getByLabel('Client name')).toHaveValue('')
  await expect(page.getByLabel('Company name')).toHaveValue('Nord AS')
  await page.goBack()
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
}

async function saveTwice(page: Page): Promise<void> {
  await page.getByLabel('Save as template').check()
  await page.getByLabel('Template name').fill('House')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(toastIn(page)).toContainText('Template "House" has been saved successfully')
  await page.getByLabel('Company name').fill('Marlow & Daughters')
  await page.getByRole('button', { name: 'Update Template' }).click()
  await expect(toastIn(page)).toContainText('Template "House" has been updated successfully')
  await page.goto('/templates')
  await expect(page.getByText('2 saved')).toBeVisible()
  await page.getByRole('textbox', { name: 'Template name' }).fill('house ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastIn(page)).toContainText('has been updated successfully')
  await expect(page.getByText('2 saved')).toBeVisible()
}

/** From the dashboard, from the list of templates and from the gallery. */
async function useNord(page: Page): Promise<void> {
  const manage = page.getByRole('link', { name: 'Manage templates and logos' })
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  const gallery = crumbs.getByRole('link', { name: 'Invoice templates' })
  for (const [ways, role] of [
    [[], 'link'],
    [[manage], 'link'],
    [[manage, gallery], 'button'],
  ] as const) {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    for (const way of ways) await way.click()
    await page.getByRole(role, { name: 'Use Nord' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Invoice')
    await expect(page.getByLabel('Company name')).toHaveValue('Nord AS')
  }
}

/** From the list of templates and back to it. */
async function editTemplate(page: Page, name: string, company: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editing Template')
  await expect(page).toHaveTitle('Editing Template · Sheaf')
  await expect(page.getByLabel('Breadcrumb')).toContainText('Editing Template')
  await expect(page.getByLabel('Main').locator('[aria-current]')).toHaveText('All Templates')
  await expect(page.getByLabel('Template name')).toHaveValue(name)
  await expect(page.getByLabel('Company name')).toHaveValue(company)
  await expect(page.getByRole('button', { name: /^Generate (Invoice|Quote)/ })).toHaveCount(0)
  await page.getByLabel('Company name').fill(`${company} and daughters`)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(toastIn(page)).toContainText(`Template "${name}" has been updated successfully`)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page).toHaveURL(/\/templates\/manage$/)
  await expect(page.getByText(`${company} and daughters`)).toBeVisible()
}
