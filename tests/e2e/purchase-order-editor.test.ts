import type { BrowserContext, Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { toastIn } from './account-holder.ts'
import { heardToasts, listenForToasts } from './heard-toasts.ts'
import { carousel, write } from './invoice-writer.ts'
import { saveOrderTemplate } from './stored-things.ts'

test.use({ expectedComplaints: [/status of (400|403|500)/] })

test.describe('the purchase order editor', () => {
  test('shows the whole order before its PDF opens in a tab, however long it is', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn()
    await page.goto('/create-purchase-order?template=po-industrial')
    await test.step('an order', () => makeOrder(page, context))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await test.step('a long one', async () => {
      await page.getByLabel('Comments').fill('Mind the stairs. '.repeat(500))
      await page.getByRole('button', { name: 'Full Preview' }).click()
      const asked = await openedTab(context, () =>
        page.getByRole('button', { name: 'Download PDF' }).click(),
      )
      expect(asked).toMatchObject({ method: 'POST', status: 200, type: 'application/pdf' })
    })
  })

  test('saves, updates, renames and deletes templates', async ({ page, signIn }) => {
    await listenForToasts(page)
    await signIn()
    await openEditor(page, '/create-purchase-order?template=po-minimal')
    const row = carousel(page, 'Purchase Order')
    const name = page.getByLabel('Template name')
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save Template' })).toBeDisabled()
    await name.press('Enter')
    await expect(toastIn(page)).toContainText('Template Name Required')
    await expect(toastIn(page)).toContainText('Please enter a name for your template.')
    await write(page, vendor)
    await name.fill('Timber')
    await press('Save Template')
    await expect.poll(heardToasts(page)).toContain('Template saved successfully!')
    await expect(row.getByRole('heading')).toHaveText('Timber (Custom)')
    await expect(row).toContainText('5 of 5')

    await page.getByLabel('Company name').fill('Aurelia Timber')
    await press('Update Template')
    await expect.poll(heardToasts(page)).toContain('Template updated successfully!')
    await name.fill(' ')
    await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeDisabled()
    await name.fill('Oak & Ash')
    await press('Rename')
    await expect.poll(heardToasts(page)).toContain('Template renamed successfully!')
    await expect(row.getByRole('heading')).toHaveText('Oak & Ash (Custom)')

    await page.getByLabel('Vendor name').fill('Somebody else')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Start over' }).click()
    await expect(page.getByLabel('Vendor name')).toHaveValue('Elena Castellan')
    await expect(page.getByLabel('Company name')).toHaveValue('Aurelia Timber')
    await row.getByRole('button', { name: 'Next template' }).click()
    await expect(row).toContainText('1 of 5')
    await expect(page.getByRole('button', { name: 'Update Template' })).toHaveCount(0)
    await page.getByLabel('Company name').fill('')
    await row.getByRole('button', { name: 'Previous template' }).click()
    await expect(page.getByLabel('Company name')).toHaveValue('Aurelia Timber')
    await expect(page.getByLabel('Vendor name')).toHaveValue('Elena Castellan')
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Oak desk')

    await page.route('**/api/custom-po-templates/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await press('Update Template')
    await expect(toastIn(page)).toContainText('Failed to update template')
    await page.unrouteAll()
    await press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(heardToasts(page)).toContain('Template deleted successfully!')
    await expect(row.getByRole('heading')).toHaveText('Minimal Order')
    await expect(row).toContainText('4 of 4')
  })

  test('opens with a saved template, fits every window and has no serious fault, and says in its tab why there is no PDF', async ({
    page,
    context,
    sheaf,
    signIn,
  }) => {
    await signIn({ documentsUsed: 2 })
    const { id } = await saveOrderTemplate(page, sheaf)
    await openEditor(page, `/create-purchase-order?template=${id}`)
    await expect(carousel(page, 'Purchase Order').getByRole('heading')).toHaveText(
      'Timber (Custom)',
    )
    await expect(page.getByLabel('Company name')).toHaveValue('Aurelia')
    expect(await seriousFindings(page)).toEqual([])
    for (const width of [360, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    await openEditor(page, '/purchase-orders?template=tpl_gone')
    await expect(page.getByText('This template no longer exists')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: /^Template:/ }).click()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await write(page, vendor)
    await test.step('no PDF', async () => {
      await page.getByRole('button', { name: 'Full Preview' }).click()
      const tab = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Download PDF' }).click()
      await expect((await tab).getByRole('heading')).toHaveText("We couldn't create your PDF")
      await expect(await tab).toHaveTitle('No PDF · Sheaf')
      await expect((await tab).getByRole('main')).toContainText(
        'Upgrade to Premium for unlimited documents',
      )
      expect(await seriousFindings(await tab)).toEqual([])
      await (await tab).getByRole('link', { name: 'See what you get with Premium' }).click()
      await expect(await tab).toHaveTitle('Upgrade to Premium · Sheaf')
    })
  })
})

async function makeOrder(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Purchase Order')
  await page.getByRole('button', { name: /^Ship Via.*, edit$/ }).click()
  await page.keyboard.type('Swift Freight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ship Via, Swift Freight, edit' })).toBeFocused()
  await takePlainSheet(page)
  await expect(page.getByLabel('Ship Via')).toHaveValue('Swift Freight')
  await expect(carousel(page, 'Purchase Order')).toContainText('3 of 4')
  await page.getByLabel('Purchase order number').fill('')
  await generateButton(page).click()
  await expect(toastIn(page)).toContainText('Purchase order number is required')
  await expect(page.getByLabel('Purchase order number')).toBeFocused()
  await page.getByLabel('Purchase order number').fill('PO-77')
  await write(page, vendor)
  await page.getByLabel('Shipping', { exact: true }).fill('20')
  await generateButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Preview of your purchase order' })
  await expect(dialog).toContainText('$1 300.00')
  await dialog.getByRole('button', { name: 'Back to Edit' }).click()
  await expect(generateButton(page)).toBeFocused()
  await generateButton(page).click()
  const asked = await openedTab(context, () =>
    dialog.getByRole('button', { name: 'Download PDF' }).click(),
  )
  expect(asked).toMatchObject({ method: 'POST', status: 200, type: 'application/pdf' })
  // No client in a history or in the log of a proxy.
  const { pathname, search } = new URL(asked.url)
  expect([pathname, search]).toEqual(['/api/po-pdf/po-industrial', ''])
  const form = Object.fromEntries(new URLSearchParams(asked.sent))
  const again = await page.request.post(asked.url, {
    form,
    headers: { origin: new URL(page.url()).origin },
  })
  const text = await textOfPdf(await again.body())
  for (const part of ['PO-77', 'Swift Freight', 'Elena Castellan', 'Oak desk', '1 300.00']) {
    expect(text.replace(/\s+/g, ' ')).toContain(part)
  }
}

const vendor = { receiver: 'Vendor', price: 'Unit Price' }

async function openEditor(page: Page, path = '/purchase-orders'): Promise<void> {
  await page.goto(path)
  await takePlainSheet(page)
}

// On the plain sheet every field is there to be filled.
async function takePlainSheet(page: Page): Promise<void> {
  await page.getByText('Simple form').click()
  await page.getByRole('button', { name: 'Add Line Item' }).waitFor()
}

function generateButton(page: Page) {
  return page.getByRole('button', { name: 'Generate Purchase Order' })
}

/** What a tab that opens asks the server for, and gets. */
async function openedTab(context: BrowserContext, open: () => Promise<void>) {
  const answered = context.waitForEvent('response', (response) =>
    response.url().includes('/api/po-pdf/'),
  )
  await open()
  const response = await answered
  return {
    url: response.url(),
    method: response.request().method(),
    sent: response.request().postData() ?? '',
    status: response.status(),
    type: response.headers()['content-type'],
  }
}
