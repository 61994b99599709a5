import { expect, test } from '../support/browser.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { saveTemplate } from './stored-things.ts'

test.use({ expectedComplaints: [/status of (404|507)|ERR_FAILED/] })

test('the editors of orders and credit notes ask the server what they offer', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/account')
  for (const [entry, list, kind] of [
    ['Purchase Orders', '**/api/po-templates', 'purchase order'],
    ['Credit Notes', '**/api/cn-templates', 'credit note'],
  ] as const) {
    await page.route(list, (route) => route.abort())
    await page.getByLabel('Main').getByRole('link', { name: entry }).click()
    await expect(page.getByText(`Failed to fetch ${kind} templates`)).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Template', exact: true })).toContainText(
      '4 templates',
    )
  }
})

test('a page that waits says so, and a failed deletion says what the server said', async ({
  page,
  sheaf,
  signIn,
}) => {
  await listenForToasts(page)
  await signIn()
  await saveTemplate(page, sheaf)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/auth/user', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/quotes')
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  release()
  await expect(page.getByLabel('Quote number')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.route('**/api/templates/*', (route) =>
    route.fulfill({ status: 507, body: 'The disk is full' }),
  )
  await page.getByRole('button', { name: 'Delete Studio' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(heardToasts(page)).toContain('Delete Failed507: The disk is full')
})

test('a template handed over by the gallery keeps its bank codes, written as on paper', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.addInitScript(() => {
    const customization = {
      companyName: 'Nord',
      iban: 'gb82west12345698765432',
      swiftCode: 'HARBGB2L',
    }
    const chosen = { theme: 'blue-wave', customization, isEditMode: false, editingTemplateId: null }
    sessionStorage.setItem('selectedTemplate', JSON.stringify(chosen))
  })
  await page.goto('/create/invoice')
  await expect(page.getByLabel('IBAN')).toHaveValue('GB82 WEST 1234 5698 7654 32')
  await expect(page.getByLabel('SWIFT')).toHaveValue('HARBGB2L')
})
