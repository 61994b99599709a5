import { expect, faultsOf, test } from '../support/browser.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { saveLogo, saveOrderTemplate, saveQuoteTemplate, saveTemplate } from './stored-things.ts'

test.beforeEach(({ page }) => listenForToasts(page))

test.describe('the list of templates and logos', () => {
  test('is reached from the dashboard, holds every kind, and deletes after asking', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    await saveTemplate(page, sheaf)
    const quote = await saveQuoteTemplate(page, sheaf)
    await saveOrderTemplate(page, sheaf)
    await saveLogo(page, sheaf, 'Wordmark')
    await page.goto('/')
    await page.getByRole('link', { name: 'Manage templates and logos' }).click()
    await expect(page).toHaveTitle('Your templates and logos · Sheaf')
    const rows = page.getByRole('region', { name: 'Templates' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('Timber')
    await expect(rows.nth(0)).toContainText('Purchase Order')
    await expect(rows.nth(0)).toContainText('Classic Order')
    await expect(rows.nth(1)).toContainText('Summer offer')
    await expect(rows.nth(2)).toContainText('Marlow & Finch')
    await expect(rows.nth(2).locator('img')).toBeVisible()
    const logos = page.getByRole('region', { name: 'Logos' })
    await expect(logos.getByRole('heading', { name: 'Wordmark' })).toBeVisible()

    const dialog = page.getByRole('alertdialog', { name: 'Delete Template' })
    await page.getByRole('button', { name: 'Delete Timber' }).click()
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Timber"? This action cannot be undone.',
    )
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('Template deleted successfully!')
    await expect(page.getByText('Timber')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Templates 2' })).toBeFocused()

    await page.getByRole('button', { name: 'Delete Studio' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('Template has been deleted successfully.')
    await expect(page.getByText('Studio')).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete Summer offer' }).click()
    const gone = await page.request.delete(`/api/custom-quote-templates/${quote.id}`, {
      headers: { origin: new URL(sheaf.url).origin },
    })
    expect(gone.ok()).toBe(true)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('This template no longer exists.')
    await expect(page.getByText('No templates yet')).toBeVisible()
  })

  test('turns a spinner while it is read, is accessible in light and dark at every width, and sends a visitor to the login and says why', async ({
    page,
    context,
    sheaf,
    signIn,
  }) => {
    await signIn()
    await saveTemplate(page, sheaf, { name: 'W'.repeat(100), companyName: 'W'.repeat(150) })
    await saveLogo(page, sheaf, 'Wordmark')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/logos', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/templates/manage')
    const spinner = page.getByRole('status').getByText('Loading your templates and logos')
    await expect(spinner).toBeAttached()
    release()
    await page.getByRole('button', { name: 'Delete Wordmark' }).waitFor()
    await expect(spinner).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])

    await context.clearCookies()
    await page.goto('/templates/manage')
    await expect.poll(heardToasts(page)).toContain('You are logged out. Logging in again...')
    await page.waitForURL('**/login?returnTo=%2Ftemplates%2Fmanage')
  })
})
