import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { openDashboard, saveLogo, saveTemplate, withRows } from './stored-things.ts'

const logos = (page: Page) => page.getByRole('region', { name: 'Your Logos' })

test.beforeEach(({ page }) => listenForToasts(page))

test.describe('a logo on the dashboard', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('shows itself and who made it, gets another name, and is taken out of templates only after another question', async ({
    page,
    sheaf,
    signIn,
  }) => {
    const { id } = await signIn()
    const companyLogoUrl = await saveLogo(page, sheaf, 'Wordmark')
    await saveTemplate(page, sheaf, { companyLogoUrl })
    await openDashboard(page)
    await test.step('who made it', async () => {
      const picture = logos(page).locator('img')
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      await expect(logos(page).getByText('AI Generated')).toHaveCount(0)
      await withRows(sheaf, (rows) => rows.markAsGenerated(id))
      await page.getByRole('link', { name: 'Your account' }).click()
      await expect(page).toHaveTitle('Your account · Sheaf')
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(logos(page).getByText('AI Generated')).toBeVisible()
    })
    await test.step('another name', async () => {
      await page.getByRole('button', { name: 'Rename Wordmark' }).click()
      const dialog = page.getByRole('dialog', { name: 'Rename Logo' })
      const name = dialog.getByLabel('Name')
      await expect(name).toBeFocused()
      await name.fill('  ')
      await name.press('Enter')
      await expect(name).toHaveAccessibleDescription('Please enter a name for your logo')
      await name.fill('Seal')
      await name.press('Enter')
      await expect.poll(heardToasts(page)).toContain('Logo renamed')
      await expect(dialog).toHaveCount(0)
      await expect(logos(page).getByRole('heading', { name: 'Seal' })).toBeVisible()
    })
    await test.step('deletion', () => deleteSeal(page))
    const [template] = await (await page.request.get('/api/templates')).json()
    expect(template.companyLogoUrl).toBe('')
  })
})

async function deleteSeal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Seal' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete "Seal"?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('This logo is in use')
  await expect(dialog).toContainText('"Seal" is used by the template "Studio".')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(logos(page).getByRole('heading', { name: 'Seal' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Seal' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Delete Logo')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Remove and delete' }).click()
  await expect.poll(heardToasts(page)).toContain('Logo Deleted')
  await expect(logos(page).getByText('No logos saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Logos' })).toBeFocused()
}
