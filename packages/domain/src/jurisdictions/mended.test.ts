import { describe, expect, it } from 'vitest'
import { aDocument, type LineValues } from '../../test/make-document.ts'
import { type BusinessDocument, type FieldValues, isPriced } from '../documents/document.ts'
import { limits } from '../documents/field-schemas.ts'
import { computeTotals } from '../documents/totals.ts'
import { moneyText } from '../money/money.ts'
import { check } from './check.ts'
import { mended } from './mended.ts'

const today = '2026-06-15'

const abroad: FieldValues = {
  number: '2026-0001',
  issuedOn: '2026-06-10',
  serviceDate: '2026-06-08',
  'sender.name': 'Tischlerei Ott',
  'sender.address': 'Hauptstraße 1\n10115 Berlin\nGermany',
  'sender.taxId': 'DE136695976',
  'receiver.name': 'Bibliothek Sud',
  'receiver.address': '2 rue du Lac\n75001 Paris\nFrance',
  'receiver.taxId': 'FR80122003551',
  'tax.rate': '19',
  currency: 'EUR',
  region: 'DE',
  language: 'de',
  buyerType: 'business',
  supplyType: 'service',
}

function invoice(values: FieldValues = {}, line: LineValues = {}): BusinessDocument {
  const lines = [{ description: 'Desks', quantity: '1', price: '1000', ...line }]
  return aDocument('invoice', { ...abroad, ...values }, lines)
}

function idsOf(document: BusinessDocument): string[] {
  return check(document, { today }).findings.map(({ id }) => id)
}

/** With all that is proposed put in. */
function wholly(document: BusinessDocument): BusinessDocument {
  return check(document, { today }).findings.reduce(mended, document)
}

describe('what a finding proposes', () => {
  it('[J9] once put in is no longer found', () => {
    expect(idsOf(invoice())).toEqual(['reverse-charge'])
    expect(idsOf(wholly(invoice()))).toEqual([])
    const goods = invoice({ supplyType: 'goods' })
    expect(idsOf(goods)).toEqual(['intra-community', 'tax-charged'])
    expect(idsOf(wholly(goods))).toEqual([])
  })

  it('[J9] stands below what was written, in the language of the document', () => {
    const { texts } = wholly(invoice({ supplyType: 'goods', 'texts.message': 'Danke!\n' }))
    expect(texts.message).toMatch(/^Danke!\n.*innergemeinschaftliche/)
  })

  it('[J9] takes the tax from every line, and a second one with it', () => {
    const second = { 'tax.hasSecond': true, 'tax.secondLabel': 'Levy', 'tax.secondRate': '5' }
    const document = wholly(invoice({ supplyType: 'goods', ...second }, { taxRate: '7' }))
    expect(isPriced(document) && moneyText(computeTotals(document).taxTotal)).toBe('0.00')
  })

  it('[J9] is left out where there is no room for it', () => {
    const full = invoice({ supplyType: 'goods', 'texts.message': 'x'.repeat(limits.longText) })
    const found = check(full, { today }).findings.find(({ id }) => id === 'intra-community')
    expect(found && mended(full, found)).toBe(full)
  })
})

describe('the tax that is proposed', () => {
  const home = { 'receiver.address': 'Seestraße 2\n20095 Hamburg\nGermany', 'receiver.taxId': '' }
  const proposedFor = (values: FieldValues, line: LineValues = {}) =>
    check(invoice({ ...home, ...values }, line), { today }).proposedTax

  it('[J10] is the standard rate of the day under its name', () => {
    expect(proposedFor({ 'tax.label': 'Tax', 'tax.rate': '10' })).toEqual({
      label: 'VAT',
      rate: '19',
    })
    const inHalfYear = { issuedOn: '2020-08-10', serviceDate: '2020-08-08', 'tax.rate': '0' }
    expect(proposedFor(inHalfYear)).toMatchObject({ rate: '16' })
  })

  it('[J10] leaves another rate of the law and words of the user alone', () => {
    expect(proposedFor({ 'tax.label': 'VAT', 'tax.rate': '7' })).toBeUndefined()
    expect(proposedFor({ 'tax.label': 'Tax', 'tax.rate': '7' })).toEqual({
      label: 'VAT',
      rate: '7',
    })
    expect(proposedFor({ 'tax.label': 'MwSt.', 'tax.rate': '19' })).toBeUndefined()
  })

  it('[J10] is none where lines say it, or no tax is due', () => {
    expect(proposedFor({ 'tax.rate': '0' }, { taxCategory: 'E' })).toBeUndefined()
    expect(check(invoice({ 'tax.rate': '10' }), { today }).proposedTax).toBeUndefined()
    const american = { 'sender.address': '1 Market St\nSan Francisco, CA 94105', region: 'US' }
    expect(check(aDocument('invoice', american), { today }).proposedTax).toBeUndefined()
  })
})

describe('why a sale is taxed as it is', () => {
  it('[J5] quotes no law where none was read', () => {
    const because = (region: string) => check(aDocument('invoice', { region }), { today }).because
    expect(because('US')).toBe(
      'Tax in the United States depends on the place and on what you sell, so check which rate applies.',
    )
    expect(because('BR')).toBe(
      "We don't know the tax rates of Brazil yet, so check which tax applies.",
    )
    expect(because('NL')).toContain('taxed in the Netherlands under')
  })
})
