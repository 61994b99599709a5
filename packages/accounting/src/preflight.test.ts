import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { describe, expect, it } from 'vitest'
import { anInvoice } from '../../domain/test/make-document.ts'
import { hard } from '../test/hard-documents.ts'
import { readCsv } from '../test/readers.ts'
import { completeMapping, madeAt } from '../test/ready.ts'
import type { FormatId } from './formats.ts'
import type { Mapping } from './mapping.ts'
import { mappingFieldsOf, suggestMapping } from './mapping-fields.ts'
import { preflight } from './preflight.ts'
import { writeExport } from './write-export.ts'

function lookAt(format: FormatId, documents: readonly BusinessDocument[], own: Mapping = {}) {
  const computed = documents.map(compute)
  const mapping = { ...completeMapping(format, computed, { currency: 'EUR' }), ...own }
  return {
    findings: preflight(format, computed, mapping),
    result: writeExport(format, computed, mapping, madeAt),
  }
}

const plain = anInvoice(
  { number: 'INV-1', 'receiver.company': 'Acme', currency: 'EUR', 'tax.rate': '20' },
  [{ description: 'Work', quantity: '1', price: '10' }],
)

describe('before the download', () => {
  it('a plain invoice has nothing to be said about it in any program', () => {
    for (const format of [
      'quickbooks-online',
      'quickbooks-desktop',
      'xero',
      'datev',
      'csv',
    ] as const) {
      expect(lookAt(format, [plain]).findings).toEqual([])
    }
  })

  it('what the program would refuse is named at its document and field, and left out', () => {
    const { findings, result } = lookAt('quickbooks-online', [
      plain,
      withValues(plain, { number: 'INV-2026-000000000001-A' }),
      withValues(plain, { number: '' }),
      withValues(plain, { number: 'INV-2', 'receiver.company': '' }),
      hard.order,
      withValues(plain, { number: 'inv-1' }),
    ])
    expect(result.leftOut).toEqual([1, 2, 3, 4, 5])
    expect(findings.map(({ id, documents, field }) => [id, documents, field])).toEqual([
      ['text.long', [1], 'number'],
      ['number', [2], 'number'],
      ['party', [3], 'receiver.company'],
      ['kind', [4], undefined],
      ['number.twice', [5], 'number'],
    ])
  })

  it('a tax without a name is said once, at the mapping, for all documents that have it', () => {
    const { findings, result } = lookAt('xero', [plain, withValues(plain, { number: 'INV-2' })], {
      'tax.20': ' ',
    })
    expect(findings).toEqual([
      {
        id: 'tax.unnamed.20',
        severity: 'refused',
        documents: [0, 1],
        mappingField: 'tax.20',
        message: 'Say what the program calls Tax 20%.',
      },
    ])
    expect(result).toEqual({ files: [], leftOut: [0, 1] })
  })

  it('a description of 10,000 characters is cut at the limit of the program, and its line is named', () => {
    const story = 'Long. '.repeat(1666)
    const long = { ...plain, lines: plain.lines.map((line) => ({ ...line, description: story })) }
    const { findings, result } = lookAt('xero', [long])
    expect(findings).toEqual([
      {
        id: 'text.long',
        severity: 'changed',
        documents: [0],
        field: 'lines.0.description',
        message: 'A description is cut to 4000 characters.',
      },
    ])
    const [row] = result.files.flatMap((file) => readCsv(file))
    expect(row?.['*Description']).toBe(story.slice(0, 4000))
  })

  it('an invoice that is negative at one rate is no invoice for QuickBooks Online', () => {
    const back = anInvoice({ number: 'INV-3', 'receiver.company': 'Acme', 'tax.rate': '20' }, [
      { description: 'Work', quantity: '1', price: '10' },
      { description: 'Book', quantity: '-1', price: '3', taxRate: '5' },
    ])
    const { findings, result } = lookAt('quickbooks-online', [back])
    expect(findings.map(({ id, severity }) => [id, severity])).toEqual([['negative', 'refused']])
    expect(result.leftOut).toEqual([0])
  })

  it('a file that names no currency takes only that of the books', () => {
    const dollars = withValues(plain, { currency: 'USD' })
    expect(lookAt('quickbooks-desktop', [plain, dollars]).result.leftOut).toEqual([1])
    expect(lookAt('datev', [plain, dollars]).result.leftOut).toEqual([1])
    const { findings, result } = lookAt('xero', [plain, withValues(dollars, { number: 'INV-2' })])
    expect(findings.map(({ id, severity }) => [id, severity])).toEqual([['currencies', 'advice']])
    expect(result.leftOut).toEqual([])
  })

  it('what a mapping lacks is asked for', () => {
    const { findings } = lookAt('datev', [plain], { consultant: '7', client: '' })
    expect(findings.map(({ mappingField, documents }) => [mappingField, documents])).toEqual([
      ['client', [0]],
      ['consultant', [0]],
    ])
  })

  it('what stays to be booked by hand is told', () => {
    expect(lookAt('xero', [hard.finalInvoice]).findings.map(({ id }) => id)).toEqual([
      'withholding',
      'paid',
    ])
  })
})

describe('files are split at the limits', () => {
  const many = (count: number, lines = 1): BusinessDocument[] =>
    Array.from({ length: count }, (_, index) => ({
      ...withValues(plain, { number: `INV-${index}` }),
      lines: Array.from({ length: lines }, () => plain.lines).flat(),
    }))

  it('of 500 invoices for Xero', () => {
    const { findings, result } = lookAt('xero', many(1001))
    expect(findings.map(({ message }) => message)).toEqual([
      'There will be 3 files: Xero takes up to 500 documents in one.',
    ])
    expect(result.files.map(({ name }) => name)).toEqual([
      'xero-sales-invoices-1-of-3.csv',
      'xero-sales-invoices-2-of-3.csv',
      'xero-sales-invoices-3-of-3.csv',
    ])
    expect(result.files.map((file) => readCsv(file).length)).toEqual([500, 500, 1])
  })

  it('of 100 invoices and 1,000 rows for QuickBooks Online, and no invoice is in two', () => {
    const { result } = lookAt('quickbooks-online', [...many(3, 400)])
    const numbers = result.files.map(
      (file) => new Set(readCsv(file).map((row) => row['*InvoiceNo'])),
    )
    expect(numbers.map((own) => [...own])).toEqual([['INV-0', 'INV-1'], ['INV-2']])
  })

  it('by fiscal year for DATEV, whose bookings name no year', () => {
    const late = withValues(plain, { number: 'INV-9', issuedOn: '2025-06-30' })
    const { result } = lookAt('datev', [plain, late], { fiscalYearStart: '07-01' })
    expect(result.files.map(({ name }) => name)).toEqual([
      'EXTF_Buchungsstapel_2025.csv',
      'EXTF_Buchungsstapel_2024.csv',
    ])
  })
})

describe('a mapping', () => {
  it('begins with what is usual in the country', () => {
    expect(suggestMapping('xero', 'gb')).toMatchObject({
      'account.sales': '200',
      'tax.20': '20% (VAT on Income)',
      dateOrder: 'dmy',
    })
    expect(suggestMapping('quickbooks-online', 'US')).toMatchObject({
      taxes: 'line',
      dateOrder: 'mdy',
    })
    expect(suggestMapping('csv', 'DE')).toEqual({ dateOrder: 'dmy', decimalMark: ',' })
    expect(suggestMapping('csv', '')).toEqual({ dateOrder: 'dmy', decimalMark: '.' })
  })

  it('asks for each tax of the documents, and not where taxes are a line', () => {
    const computed = [compute(hard.threeRates), compute(hard.reverseCharge)]
    const taxes = (mapping: Mapping) =>
      mappingFieldsOf('quickbooks-online', computed, mapping)
        .filter(({ group }) => group === 'taxes')
        .map(({ id, label }) => [id, label])
    expect(taxes({ taxes: 'line' })).toEqual([])
    expect(taxes({ taxes: 'codes' })).toEqual([
      ['tax.19', 'VAT 19%'],
      ['tax.7', 'VAT 7%'],
      ['tax.zero-rated', 'Zero-rated'],
      ['tax.reverse-charge', 'Reverse charge'],
    ])
  })

  it('decides how days and figures are written', () => {
    const { result } = lookAt('csv', [plain], { dateOrder: 'mdy', decimalMark: ',' })
    const [row] = result.files.flatMap((file) => readCsv(file, ';'))
    expect(row).toMatchObject({ Date: '01/15/2026', Gross: '12,00' })
  })
})
