import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { fillLogin, openAccount, signInByForm, toastIn } from './account-holder.ts'
import { noteHandOff } from './handed-over.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { saveTemplate } from './stored-things.ts'

test.use({ expectedComplaints: [/status of 500|net::ERR_FAILED/] })

test.beforeEach(({ page }) => listenForToasts(page))

test.describe('saving a template', () => {
  test('waits for a name, says that it is saved, shows it above, says when it failed, and deletes it after a question', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    await page.goto('/templates?template=blue-wave')
    await test.step('a template is saved', () => saveMonthly(page))
    await saveTemplate(page, sheaf, { name: 'Old "one"', theme: 'tech-stack' })
    await page.goto('/templates')
    await test.step('saving fails', async () => {
      await name(page).fill('Unlucky')
      await page.route('**/api/templates', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, body: 'down' })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(heardToasts(page)).toContain('Save Failed')
      await expect.poll(heardToasts(page)).toContain('Failed to save template')
      await expect(name(page)).toHaveValue('Unlucky')
      await page.unroute('**/api/templates')
    })
    await test.step('one is deleted, the other is not', () => deleteOldOne(page))
  })
})

test.describe('a saved template', () => {
  test('is opened here, updated, and saved as another one, which is then the one being edited', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf, {
      name: 'Studio',
      theme: 'tech-stack',
      companyName: 'Nord',
    })
    await page.goto('/templates')
    await myTemplates(page).getByRole('link', { name: 'Studio' }).click()
    await expect(page).toHaveURL(/\?template=tpl_/)
    await expect(page.getByLabel('Company name')).toHaveValue('Nord')
    const carousel = page.getByRole('region', { name: 'Invoice templates' })
    await expect(carousel.getByRole('heading')).toHaveText('Tech Stack')
    await expect(page.getByRole('button', { name: 'Use This Template' })).toHaveCount(0)

    await page.getByLabel('Company name').fill('Nord & Daughters')
    await page.getByRole('button', { name: 'Update Template' }).click()
    await expect.poll(heardToasts(page)).toContain('Template updated')
    await expect
      .poll(heardToasts(page))
      .toContain('Template "Studio" has been updated successfully')
    await expect(myTemplates(page)).toContainText('1 saved')

    await page.reload()
    await expect(page.getByLabel('Company name')).toHaveValue('Nord & Daughters')

    await name(page).fill('')
    await expect(page.getByRole('button', { name: 'Update Template' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save as New' })).toBeDisabled()
    await name(page).fill('Studio, abroad')
    await page.getByRole('button', { name: 'Save as New' }).click()
    await expect.poll(heardToasts(page)).toContain('Template Saved')
    await expect(myTemplates(page)).toContainText('2 saved')
    await expect(name(page)).toHaveValue('Studio, abroad')
    await expect(page.getByRole('button', { name: 'Save as New' })).toBeFocused()

    await page.getByRole('button', { name: 'Cancel Edit' }).click()
    await expect(page).toHaveURL(/\/templates$/)
    await expect(page.getByRole('button', { name: 'Use This Template' })).toBeVisible()
    await expect(page.getByLabel('Company name')).toHaveValue('')

    await page.goto(`/templates?template=${id}`)
    await page.getByRole('button', { name: 'Save as New' }).waitFor()
    await page.route('**/api/templates', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Save as New' }).click()
    await expect.poll(heardToasts(page)).toContain('Save Failed')
    await expect.poll(heardToasts(page)).toContain('Failed to save template as new')
  })
})

test.describe('unsaved changes', () => {
  test('are none after a look at other themes; else they are asked about before a link, the back button and the pencil, which leads to the create screen', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const { id } = await saveTemplate(page, sheaf, {
      name: 'Studio',
      theme: 'tech-stack',
      companyName: 'Nord',
    })
    const handedOver = await noteHandOff(page)
    await page.goto('/templates')
    await page.getByRole('button', { name: 'Next template' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page).toHaveTitle('Dashboard · Sheaf')
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    await test.step('the question', () => nearlyLoseChanges(page))
    await test.step('the pencil', async () => {
      await page.evaluate(() => history.pushState(null, '', '/templates'))
      await page.getByRole('button', { name: 'Edit Studio' }).click()
      await expect(page).toHaveURL(/\/create\/invoice$/)
      expect(await handedOver()).toMatchObject({
        theme: 'tech-stack',
        customization: { name: 'Studio', companyName: 'Nord' },
        isEditMode: true,
        editingTemplateId: id,
      })
    })
  })

  test('come back after a session that was lost in the middle', async ({
    page,
    context,
    sheaf,
  }) => {
    const holder = await openAccount(sheaf)
    await signInByForm(page, holder)
    await page.goto('/templates')
    await name(page).fill('Half done')
    await page.getByLabel('Company name').fill('Nearly lost')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(heardToasts(page)).toContain('You are logged out. Logging in again...')
    await page.waitForURL('**/login?*')
    await fillLogin(page, holder.email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Company name')).toHaveValue('Nearly lost')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(heardToasts(page))
      .toContain('Template "Half done" has been saved successfully')
  })
})

async function saveMonthly(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await expect(myTemplates(page)).toContainText('0 saved')
  await name(page).fill('   ')
  await expect(save).toBeDisabled()
  await name(page).press('Enter')
  await expect.poll(heardToasts(page)).toContain('Name Required')
  await expect.poll(heardToasts(page)).toContain('Please enter a name for your template')
  await name(page).fill('Studio, monthly')
  await save.click()
  await expect.poll(heardToasts(page)).toContain('Template saved')
  await expect
    .poll(heardToasts(page))
    .toContain('Template "Studio, monthly" has been saved successfully')
  await expect(myTemplates(page)).toContainText('1 saved')
  await expect(myTemplates(page).getByRole('link', { name: 'Studio, monthly' })).toBeVisible()
  await expect(toastIn(page)).toHaveCount(0)
}

async function deleteOldOne(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Delete Old "one"' })
  await opener.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Template' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete "Old "one""? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(heardToasts(page)).toContain('Template Deleted')
  await expect.poll(heardToasts(page)).toContain('Template has been deleted successfully.')
  await expect(myTemplates(page)).toContainText('1 saved')
  await expect(page.getByRole('heading', { name: 'My Templates' })).toBeFocused()

  await page.route('**/api/templates/tpl_*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Delete Studio, monthly' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(heardToasts(page)).toContain('Delete Failed')
  await expect(myTemplates(page)).toContainText('1 saved')
}

/** From the account to the gallery and back. */
async function nearlyLoseChanges(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/templates'))
  await page.getByRole('button', { name: 'Next template' }).click()
  await page.getByLabel('Company name').fill('Nearly lost')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Nearly lost')

  await page.evaluate(() => history.back())
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/templates$/)
  await dialog.getByRole('button', { name: 'Stay' }).click()

  await page.getByRole('button', { name: 'Edit Studio' }).click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Nearly lost')

  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
}

function name(page: Page) {
  return page.getByRole('textbox', { name: 'Template name' })
}

function myTemplates(page: Page) {
  return page.getByRole('region', { name: 'My Templates' })
}
