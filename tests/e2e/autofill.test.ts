import type { Page } from '@playwright/test'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'
import { toastIn } from './account-holder.ts'
import {
  activeMarks,
  autofillButton,
  choice,
  choices,
  counted,
  dialogOf,
  mail,
  sums,
  textOf,
} from './autofill-dialog.ts'
import { openCreate } from './invoice-writer.ts'

test.use({ expectedComplaints: [/ERR_FAILED/] })

test.describe('autofill', () => {
  test('makes an invoice of a mail: review, untick one, fill in, undo', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page)
    await page.getByLabel('Client name').fill('Mel')
    await page.getByLabel('Description, line 1').fill('Travel')
    await page.getByLabel('Rate, line 1').fill('60')

    await autofillButton(page).click()
    await expect(textOf(page)).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(textOf(page)).toHaveAccessibleDescription(
      /Please paste some text or choose a file/,
    )
    expect(await seriousFindings(page)).toEqual([])
    await textOf(page).fill(mail)
    await page.keyboard.press('Control+Enter')
    await expect(counted(page)).toBeFocused()
    await expect(dialogOf(page)).toContainText('Read by Sheaf on this server')

    // What is nearly always right is selected, the rest is marked, and what the user wrote is not driven out unasked.
    await expect(choice(page, 'Client email')).toBeChecked()
    await expect(choice(page, 'Payment Terms Net 15')).toBeChecked()
    await expect(choice(page, 'PO No. 88213')).not.toBeChecked()
    await expect(choice(page, 'PO No. 88213')).toHaveAccessibleDescription('Please check')
    await expect(choice(page, 'Client name Melissa Grant')).not.toBeChecked()
    await expect(choice(page, 'Client name')).toHaveAccessibleDescription(/^Current: Mel/)

    await choice(page, 'Client email').focus()
    await expect(activeMarks(page)).toHaveText(['melissa.grant@northwind.example'])
    await choice(page, 'design').hover()
    await expect(activeMarks(page)).toHaveText(['18', 'hours', 'design', '75'])
    await page.locator('mark', { hasText: '88213' }).click()
    await expect(choice(page, 'PO No. 88213')).toBeFocused()

    // Sums are compared, not copied.
    await choice(page, 'design').check()
    await choice(page, 'hosting').check()
    await expect(page.getByLabel('Add to your line')).toBeChecked()
    await expect(sums(page)).toContainText('$1 683.00, but the text says $1 470.00')
    await page.getByLabel('Replace your line').check()
    await expect(sums(page)).toContainText('$1 617.00, but the text says $1 470.00')
    await page.getByLabel('Add to your line').check()
    expect(await seriousFindings(page)).toEqual([])

    await choice(page, 'Client company').check()
    const picked = await choices(page).and(page.locator(':checked')).count()
    await page.getByRole('button', { name: `Fill in ${picked} details` }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(autofillButton(page)).toBeFocused()
    await expect(toastIn(page)).toContainText(`${picked} details filled in`)
    await expect(page.getByLabel('Client name')).toHaveValue('Mel')
    await expect(page.getByLabel('Client company')).toHaveValue('Northwind Outdoor, Inc.')
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Travel')
    await expect(page.getByLabel('Description, line 2')).toHaveValue('design')
    await expect(page.getByLabel('Description, line 3')).toHaveValue('hosting')
    await expect(page.getByLabel('Payment terms')).toHaveValue('net-15')
    await expect(page.getByLabel('PO No.')).toHaveCount(0)

    await toastIn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Client company')).toHaveValue('')
    await expect(page.getByLabel('Description, line 2')).toHaveCount(0)
    await expect(page.getByLabel('Payment terms')).toHaveValue('net-30')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(page.getByLabel('Client company')).toHaveValue('Northwind Outdoor, Inc.')
  })

  test('makes a quote of a PDF that is dropped, also on a phone', async ({
    page,
    sheaf,
    signIn,
  }) => {
    await signIn()
    const pdf = await anInvoiceAsPdf(page, sheaf)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/create-quote')
    await autofillButton(page).click()
    await dropFile(page, 'invoice.pdf', pdf)
    await expect(page.getByRole('heading', { name: /details selected/ })).toBeVisible()

    const source = page.getByRole('region', { name: 'Source text' })
    await expect(source).toContainText('Oak desk')
    await page.getByRole('button', { name: 'Source text' }).click()
    await expect(source).toBeHidden()
    await page.getByRole('button', { name: 'Source text' }).click()
    await expect(source).toBeVisible()
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Select none' }).click()
    await expect(page.getByRole('button', { name: 'Fill in' })).toBeDisabled()
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('button', { name: /^Fill in \d+ details$/ }).click()
    await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Oak desk')
    await expect(page.getByLabel('Unit Price, line 1')).toHaveValue('$640.00')
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(page.getByLabel('Client name')).toHaveValue('')
  })

  test('keeps what was given when it cannot be read, and says what to do', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openCreate(page, '/create/credit_note')
    await autofillButton(page).click()
    await paste(page, 'One more line\n'.repeat(72_000))
    await expect(dialogOf(page)).toContainText('Must be at most 1 million characters')
    await expect(page.getByRole('region', { name: 'Pasted text' })).toBeFocused()
    await page.getByRole('button', { name: 'Clear text' }).click()
    await expect(textOf(page)).toBeFocused()
    await textOf(page).fill(mail)
    await giveFile(page, 'offer.docx', Buffer.from('This is no DOCX'))
    await expect(dialogOf(page)).toContainText("damaged, or its type doesn't match its name")
    await giveFile(page, 'film.pdf', Buffer.alloc(10_000_001))
    await expect(dialogOf(page)).toContainText('This file is larger than 10 MB.')

    await page.route('**/api/ai/autofill', (route) => route.abort('failed'), { times: 1 })
    await page.getByRole('button', { name: 'Read text' }).click()
    await expect(textOf(page)).toHaveAccessibleDescription(/We couldn't reach Sheaf/)
    await page.route('**/api/ai/autofill', () => {}, { times: 1 })
    await page.getByRole('button', { name: 'Read text' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(textOf(page)).toHaveValue(mail)

    await page.keyboard.press('Escape')
    await expect(autofillButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(textOf(page)).toHaveValue(mail)
    await textOf(page).fill('Thank you, that was lovely.')
    await page.getByRole('button', { name: 'Read text' }).click()
    await expect(
      page.getByRole('heading', { name: /^No details found for this credit note/ }),
    ).toBeFocused()
    await page.getByRole('button', { name: 'Try another text' }).click()
    await expect(textOf(page)).toHaveValue('Thank you, that was lovely.')
  })
})

async function paste(page: Page, text: string): Promise<void> {
  await textOf(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

async function giveFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('File to read')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function dropFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dropped = new DataTransfer()
      dropped.items.add(new File([binary], fileName, { type: 'application/pdf' }))
      return dropped
    },
    [name, bytes.toString('base64')] as const,
  )
  for (const event of ['dragover', 'drop']) {
    await dialogOf(page).dispatchEvent(event, { dataTransfer: transfer })
  }
}

async function anInvoiceAsPdf(page: Page, sheaf: SheafProcess): Promise<Buffer> {
  const answer = await page.request.post(`${sheaf.url}/api/generate-pdf`, {
    headers: { origin: new URL(sheaf.url).origin },
    data: {
      type: 'invoice',
      templateId: 'minimalist-line',
      invoiceNumber: 'INV-7',
      companyName: 'Marlow & Finch',
      clientName: 'Elena Castellan',
      clientEmail: 'elena@aurelia.example',
      issueDate: '2026-03-02',
      lineItems: [{ description: 'Oak desk', quantity: '2', rate: '640' }],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.body()
}
