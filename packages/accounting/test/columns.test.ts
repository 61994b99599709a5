import { describe, expect, it } from 'vitest'
import type { FormatId } from '../src/formats.ts'
import { allHard } from './hard-documents.ts'
import { exported } from './ready.ts'

// As the programs' own samples have them, read in public files.
const xeroSales =
  '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme'
const xeroBills =
  '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,Total,InventoryItemCode,Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency'
const quickBooksHead =
  '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount'
const iif = [
  '!TRNS TRNSID TRNSTYPE DATE ACCNT NAME CLASS AMOUNT DOCNUM MEMO CLEAR TOPRINT ADDR1 ADDR2 ADDR3 ADDR4 ADDR5 DUEDATE TERMS',
  '!SPL SPLID TRNSTYPE DATE ACCNT NAME CLASS AMOUNT DOCNUM MEMO CLEAR QNTY PRICE INVITEM TAXABLE EXTRA',
  '!ENDTRNS',
]

function bytesOf(format: FormatId, own = {}) {
  const [file] = exported(format, allHard, { currency: 'EUR', ...own }).files
  if (!file) throw new Error('No file')
  return file
}

function linesOf(format: FormatId, own = {}): string[] {
  return new TextDecoder('windows-1252').decode(bytesOf(format, own).bytes).split('\r\n')
}

describe('the columns', () => {
  it.each([
    ['xero', {}, xeroSales],
    ['xero-bills', {}, xeroBills],
    ['quickbooks-online', { taxes: 'line' }, `${quickBooksHead},Service Date`],
    [
      'quickbooks-online',
      { taxes: 'codes' },
      `${quickBooksHead},*ItemTaxCode,ItemTaxAmount,Currency,Service Date`,
    ],
  ] as const)('of %s with %j are those that it imports', (format, own, columns) => {
    expect(linesOf(format, own)[0]).toBe(columns)
  })

  it('of an IIF file are those of the reference of Intuit', () => {
    expect(linesOf('quickbooks-desktop').slice(0, 3)).toEqual(
      iif.map((line) => line.replaceAll(' ', '\t')),
    )
  })

  it('of a batch of DATEV are the 125 of format version 13, below a line of 31 facts', () => {
    const [head = '', names = ''] = linesOf('datev')
    const columns = names.split(';')
    expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20260301123045678;;/)
    expect(head.split(';')).toHaveLength(31)
    expect(columns).toHaveLength(125)
    expect(new Set(columns).size).toBe(125)
    // A place that many programs count on, one of each part of the list.
    expect([0, 6, 7, 9, 10, 13, 39, 113, 116, 124].map((place) => columns[place])).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
      'Belegdatum',
      'Belegfeld 1',
      'Buchungstext',
      'EU-Land u. UStID (Bestimmung)',
      'Festschreibung',
      'Fälligkeit',
      'Abw. Skontokonto',
    ])
  })
})

describe('the bytes', () => {
  it('begin with a byte order mark where spreadsheets and Zoho want one, and only there', () => {
    const marked = (['csv', 'zoho-books', 'xero', 'quickbooks-online', 'freeagent'] as const).map(
      (format) => [format, bytesOf(format).bytes[0] === 0xef],
    )
    expect(Object.fromEntries(marked)).toEqual({
      ...{ csv: true, 'zoho-books': true },
      ...{ xero: false, 'quickbooks-online': false, freeagent: false },
    })
  })

  it('of DATEV and QuickBooks Desktop are Windows-1252', () => {
    expect(linesOf('datev')[2]).toContain('"Müller & Söhne, Ltd. INV-101"')
    expect(linesOf('quickbooks-desktop')[3]).toContain('Müller & Söhne, Ltd.')
  })
})
