import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'
import { attachmentsOf } from '@sheaf/einvoice/pdf/attachments'
import { readInvoice } from '@sheaf/einvoice/syntax/read-invoice'
import { pdfWithFiles } from '../../packages/einvoice/test/a-pdf.ts'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { wireOf } from '../support/documents.ts'
import { download, generate, openCreate, write } from './invoice-writer.ts'

const document = schemaOf('invoice').parse({
  ...{
    number: 'INV-7',
    issuedOn: '2026-03-01',
    endsOn: '2026-03-31',
    currency: 'EUR',
    region: 'DE',
  },
  sender: {
    ...{ name: 'Atelier Blau', email: 'ada@blau.example', phone: '030 1234567' },
    ...{ address: 'Hauptstr. 1\n10115 Berlin\nGermany', taxId: 'DE123456788' },
  },
  receiver: {
    ...{ name: 'Jo Kern', company: 'Stadt Köln', email: 'rechnung@koeln.example' },
    address: 'Rathausplatz 1\n50667 Köln\nGermany',
  },
  delivery: { date: '2026-02-27' },
  bank: { iban: 'DE02 1203 0000 0000 2020 51' },
  tax: { label: 'VAT', rate: '19' },
  lines: [{ description: 'Design', quantity: '2', price: '50', unit: 'hour' }],
})

function xmlOf(values: object = {}): string {
  const written = writeFile(compute({ ...document, ...values }), 'cii')
  if ('refusal' in written) throw new Error(written.refusal)
  return written.xml
}

async function choose(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page
    .locator('input[type=file][aria-label="File to open"]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

test('an XRechnung is made: what it lacks is told, mended and downloaded', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  await page.getByRole('link', { name: 'Open a File' }).click()
  await choose(page, 'invoice.json', JSON.stringify({ ...wireOf(document), type: 'invoice' }))
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page.getByLabel('Client name')).toHaveValue('Jo Kern')
  await generate(page)

  await page.getByRole('button', { name: 'Other formats' }).click()
  const formats = page.getByRole('dialog', { name: 'Download as' })
  const xrechnung = formats.getByRole('listitem').filter({ hasText: 'public authorities' })
  await xrechnung.getByText('thing to fix first').click()
  await expect(xrechnung).toContainText('The buyer reference is missing')
  await expect(formats).toContainText("Sheaf makes the file and doesn't send it")
  expect(await seriousFindings(page)).toEqual([])
  await xrechnung.getByRole('button', { name: 'Go to the field' }).click()

  await expect(page.getByLabel('Buyer reference')).toBeFocused()
  await page.keyboard.type('04011000-12345-34')
  await expect(page.getByText('Ready as XRechnung')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await generate(page)
  await page.getByRole('button', { name: 'Other formats' }).click()
  const saved = page.waitForEvent('download')
  await formats.getByRole('button', { name: 'Download XRechnung' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('invoice-INV-7.xml')
  const { invoice } = readInvoice(await readFile(await file.path(), 'utf8'))
  expect(invoice.buyerReference).toBe('04011000-12345-34')
})

test('a visitor reads a received Factur-X, a member goes on with it, and a broken file is told', async ({
  page,
  signIn,
}) => {
  await page.goto('/open')
  await choose(page, 'factur-x.pdf', pdfWithFiles([{ name: 'factur-x.xml', content: xmlOf() }]))
  await expect(page.getByRole('heading', { name: 'Follows the rules' })).toBeVisible()
  const sheet = page.getByRole('article', { name: 'Invoice INV-7' })
  for (const part of ['Atelier Blau', 'Stadt Köln', '119.00 EUR', 'Design', 'hour (HUR)']) {
    await expect(sheet).toContainText(part)
  }
  await expect(page.getByRole('link', { name: 'Sign in to edit Invoice INV-7' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  await choose(page, 'broken.xml', '<Invoice><ID>1</Invoice>')
  await expect(page.getByRole('alert')).toContainText('not well-formed XML')

  await signIn()
  await page.goto('/open')
  await choose(page, 'late.xml', xmlOf({ number: '' }))
  await expect(page.getByRole('heading', { name: /Breaks 1 rule/ })).toBeVisible()
  await choose(page, 'invoice.xml', xmlOf())
  await page.getByRole('button', { name: 'Make a credit note from it' }).click()
  await expect(page.locator('[name="references.invoiceNumber"]')).toHaveValue('INV-7')
})

test('a file dropped on an editor fills it until undo; a PDF carries its document back through the dashboard, unless its writer wants it out', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await page.getByLabel('Client name').fill('Elena Castellan')
  await page.getByLabel('Client name').blur()
  await drop(page, 'invoice.xml', new TextEncoder().encode(xmlOf()))
  await expect(page.getByLabel('Client name')).toHaveValue('Jo Kern')
  await expect(page.getByLabel('Rate, line 1')).toHaveValue(/50/)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')

  await write(page)
  await generate(page)
  const inside = async (bytes: Uint8Array) => (await attachmentsOf(bytes)).map(({ name }) => name)
  const { bytes } = await download(page)
  expect(await inside(bytes)).toEqual(['sheaf-document.json'])
  await page.getByRole('button', { name: 'Edit Document' }).click()
  await page.getByText('More options').click()
  await page.getByLabel('Your document, so Sheaf can open the PDF again').uncheck()
  await generate(page)
  expect(await inside((await download(page)).bytes)).toEqual([])

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('link', { name: 'Open a File' }).waitFor()
  await drop(page, 'mine.pdf', bytes)
  await expect(page.getByText('This file was made by Sheaf.')).toBeVisible()
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page.getByLabel('Client name')).toHaveValue('Elena Castellan')
})

/** A file let go anywhere on the page. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const file = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([file], fileName))
      return transfer
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer })
}
