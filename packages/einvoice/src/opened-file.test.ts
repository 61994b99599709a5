import { describe, expect, it } from 'vitest'
import { pdfWithFiles } from '../test/a-pdf.ts'
import { anInvoice, fullInvoice } from '../test/an-invoice.ts'
import { described, type SaidGroup } from './described.ts'
import { isFileRefused, openFile } from './opened-file.ts'
import { writeInvoice } from './syntax/write-invoice.ts'

const xml = writeInvoice(anInvoice(), 'invoice', 'cii')

describe('a file that is opened', () => {
  it.each([
    ['XML', Buffer.from(xml)],
    ['a Factur-X PDF', pdfWithFiles([{ name: 'factur-x.xml', content: xml }])],
    ['a PDF with XML by another name', pdfWithFiles([{ name: 'Rechnung 7.XML', content: xml }])],
  ])('is judged as %s', async (_name, bytes) => {
    const { opened } = await openFile(bytes)
    expect(opened).toMatchObject({
      format: 'cii',
      profile: 'EN 16931',
      isValid: true,
      invoice: { number: 'INV-7' },
    })
  })

  it('is refused with a sentence when there is nothing in it', async () => {
    const refused = await openFile(pdfWithFiles([{ name: 'notes.txt', content: 'hello' }])).catch(
      (error) => error,
    )
    expect(isFileRefused(refused)).toBe(true)
    expect(refused.message).toBe(
      'This PDF carries no e-invoice and was not made by Sheaf, so there is nothing in it to open.',
    )
  })
})

describe('an e-invoice in words', () => {
  it('says everything that the file says', () => {
    const values = described(fullInvoice).flatMap(valuesOf)
    const missing = textsOf(fullInvoice).filter(
      (text) => !values.some((value) => value.includes(text)),
    )
    // Days are written out, the currency stands behind amounts, and files are offered to be saved.
    expect(missing.filter((text) => !/^\d{4}-\d{2}-\d{2}$/.test(text))).toEqual([])
  })

  it('has the parts of the standard, with names for codes', () => {
    const groups = described(anInvoice())
    expect(groups.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Document', 'Seller', 'Buyer', 'Line 1']),
    )
    const values = groups.flatMap(valuesOf)
    expect(values).toEqual(
      expect.arrayContaining(['Invoice (380)', 'Germany (DE)', 'hour (HUR)', '119.00 EUR']),
    )
  })
})

function valuesOf({ terms, groups }: SaidGroup): string[] {
  return [
    ...terms.flatMap(({ value, attachment }) => [
      value,
      ...(attachment ? textsOf(attachment) : []),
    ]),
    ...groups.flatMap(valuesOf),
  ]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
