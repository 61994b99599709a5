import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { schemaOf } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { writeFile } from '@sheaf/einvoice/formats'
import { unzipSync } from 'fflate'
import { expect, seriousFindings, sidewaysOverflow, test } from '../support/browser.ts'
import { wireOf } from '../support/documents.ts'
import { generate, openCreate, write } from './invoice-writer.ts'

const values = {
  ...{ issuedOn: '2026-03-01', endsOn: '2026-03-31', currency: 'GBP', region: 'GB' },
  sender: { name: 'Marlow & Finch', address: '1 Quay Street\nBristol\nUnited Kingdom' },
  receiver: { company: 'Harbour Cafe', address: '2 Dock Road\nBristol\nUnited Kingdom' },
  tax: { label: 'VAT', rate: '20' },
  lines: [{ description: 'Oak desk', quantity: '2', price: '640' }],
}

function document(kind: 'invoice' | 'quote', number: string, more: object = {}) {
  return schemaOf(kind).parse({ ...values, number, ...more })
}

type File = { readonly name: string; readonly content: string | Uint8Array }

function jsonFile(kind: 'invoice' | 'quote', number: string): File {
  return { name: `${number}.json`, content: JSON.stringify(wireOf(document(kind, number))) }
}

/** A PDF as the server hands it out, which carries its document. */
async function pdfFile(page: Page, origin: string, number: string): Promise<File> {
  const answer = await page.request.post('/api/generate-pdf', {
    headers: { origin },
    data: wireOf(document('invoice', number)),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { name: `${number}.pdf`, content: await answer.body() }
}

async function choose(page: Page, files: readonly File[]): Promise<void> {
  await page
    .locator('input[type=file][aria-label="Files to export"]')
    .setInputFiles(
      files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })),
    )
}

async function save(page: Page, program: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download for ${program}` }).click()
  const file = await saved
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('PDFs, an e-invoice and a JSON file become a file for Xero', async ({
  page,
  sheaf,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Export to accounting' }).click()
  await expect(page.getByRole('heading', { name: 'Bring the documents of a month' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const { origin } = new URL(sheaf.url)
  const pdfs = [await pdfFile(page, origin, 'INV-9'), await pdfFile(page, origin, 'INV-10')]
  const written = writeFile(
    compute(document('invoice', 'INV-11', { issuedOn: '2026-03-02' })),
    'ubl',
  )
  if ('refusal' in written) throw new Error(written.refusal)
  const bomb = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>'
  await choose(page, [
    ...pdfs,
    { name: 'again.pdf', content: pdfs[0]?.content ?? '' },
    { name: 'received.xml', content: written.xml },
    { name: 'hostile.xml', content: bomb },
    jsonFile('quote', 'QUO-1'),
  ])
  const table = page.getByRole('table', { name: 'Documents to export' })
  await expect(table.getByRole('row')).toHaveCount(5)
  const aside = page.getByRole('region', { name: 'Files not in the list' })
  await expect(aside).toContainText('hostile.xml')
  await expect(aside).toContainText('1 file was skipped')

  // From the country of the documents; a click on a finding leads to its row.
  await expect(page.getByRole('radio', { name: 'Xero Sales' })).toBeChecked()
  await expect(table.getByRole('row', { name: /QUO-1/ })).toContainText('Left out')
  await page.getByRole('button', { name: 'Show QUO-1' }).click()
  const quote = page.getByRole('checkbox', { name: 'Include Quote QUO-1' })
  await expect(quote).toBeFocused()
  await quote.uncheck()
  await expect(page.getByRole('button', { name: 'Show QUO-1' })).toBeHidden()
  const totals = page.getByRole('table', { name: 'Totals in GBP' })
  await expect(totals.getByRole('row', { name: /VAT 20%/ })).toContainText('£4 608.00')
  await table.getByRole('button', { name: 'Number' }).click()
  await expect(table.getByRole('row').nth(1)).toContainText('INV-9')
  await page.getByLabel('Search documents').fill('inv-1')
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Account for sales').fill('260')
  expect(await seriousFindings(page)).toEqual([])

  const { name, bytes } = await save(page, 'Xero')
  expect(name).toBe('xero-sales-invoices.csv')
  const rows = bytes.toString().trim().split('\r\n')
  expect(rows[0]?.split(',')).toHaveLength(29)
  expect(rows.slice(1).map((row) => /INV-\d+/.exec(row)?.[0])).toEqual([
    'INV-9',
    'INV-10',
    'INV-11',
  ])
  expect(rows[1]).toContain(',260,20% (VAT on Income),')

  // Documents are gone with the page; what was told about the program stays.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bring the documents of a month' })).toBeVisible()
  await choose(page, [jsonFile('invoice', 'INV-12')])
  await expect(page.getByLabel('Account for sales')).toHaveValue('260')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const number = await table.getByRole('cell', { name: /^INV-12/ }).boundingBox()
  expect(number?.width).toBeGreaterThan(100)
})

test('more invoices than a program takes in one file become a ZIP, and the table stays short', async ({
  page,
  signIn,
}) => {
  await signIn({ subscription: 'premium' })
  await page.goto('/export')
  await choose(
    page,
    Array.from({ length: 130 }, (_, at) => jsonFile('invoice', `INV-${at + 1}`)),
  )
  const table = page.getByRole('table', { name: 'Documents to export' })
  await expect(table).toHaveAttribute('aria-rowcount', '131')
  expect(await table.getByRole('row').count()).toBeLessThan(40)
  await page.getByText('QuickBooks Online', { exact: true }).click()
  await page.getByLabel('VAT 20%').fill('20.0% S')
  await expect(page.getByRole('paragraph').filter({ hasText: '130 documents' })).toBeVisible()
  const { name, bytes } = await save(page, 'QuickBooks Online')
  expect(name).toMatch(/^quickbooks-online-\d{4}-\d\d-\d\d\.zip$/)
  expect(Object.keys(unzipSync(bytes))).toHaveLength(2)
})

test('a document goes to the export from where it was made; downloading is part of Premium', async ({
  page,
  signIn,
}) => {
  await signIn()
  await openCreate(page)
  await write(page)
  await generate(page)
  await page.getByRole('button', { name: 'Other formats' }).click()
  await page.getByRole('button', { name: 'Export to accounting' }).click()
  await expect(page).toHaveURL(/\/export$/)
  await expect(page.getByRole('row', { name: /Elena Castellan/ })).toBeVisible()
  await page.getByText('CSV', { exact: true }).click()
  await page.getByRole('button', { name: 'Download for CSV' }).click()
  const note = page.getByRole('dialog', {
    name: 'Upgrade to Premium to export to accounting software',
  })
  await note.getByRole('link', { name: 'See Premium' }).click()
  await expect(page).toHaveURL(/\/upgrade$/)
  await page.goBack()
  await expect(page.getByRole('row', { name: /Elena Castellan/ })).toBeVisible()
})
