import { describe, expect, it } from 'vitest'
import { taxIdOf } from '../../test/lawful-document.ts'
import { aDocument } from '../../test/make-document.ts'
import type { FieldValues } from '../documents/document.ts'
import { check } from './check.ts'
import { jurisdictionOf } from './jurisdictions.ts'

const today = '2026-06-15'

/** What an invoice from one business to another at home is told, where it has hardly more than a date and a price. */
function told(country: string, price: string, values: FieldValues = {}) {
  const { name, currency } = jurisdictionOf(country)
  const bare: FieldValues = {
    number: '',
    issuedOn: '2026-06-10',
    'sender.name': 'Sound Desks',
    'sender.address': `1 Main Street\n${name}`,
    'sender.taxId': taxIdOf(country),
    'tax.rate': '10',
    buyerType: 'business',
    supplyType: 'service',
    region: country,
    currency,
    ...values,
  }
  const lines = [
    { description: 'Advice', quantity: '1', price },
    { description: 'Travel', quantity: '', price: '1' },
  ]
  return check(aDocument('invoice', bare, lines), { today })
}

function missing(country: string, price: string, values: FieldValues = {}): string {
  return told(country, price, values)
    .findings.filter(({ severity }) => severity === 'missing')
    .map(({ id }) => id)
    .sort()
    .join(' ')
}

describe('a simplified invoice', () => {
  it.each([
    ['AT', '300', 'line-quantity supply-date'],
    ['BE', '90', 'number'],
    ['BG', '90', 'buyer-address buyer-name buyer-tax-id line-quantity number'],
    ['CZ', '5000', 'line-quantity number'],
    ['DE', '200', 'line-quantity'],
    ['DK', '2000', 'line-quantity number'],
    ['ES', '300', 'number'],
    ['FI', '300', 'line-quantity'],
    ['GR', '90', ''],
    ['IT', '300', 'buyer-tax-id number'],
    ['MT', '90', 'buyer-tax-id number'],
    ['NL', '90', ''],
    ['PL', '400', 'buyer-tax-id number'],
    ['PT', '90', 'buyer-tax-id line-quantity number'],
    ['SE', '3000', ''],
    ['SK', '90', 'line-quantity number'],
  ])('[J5] from %s over %s still lacks: %s', (country, price, expected) => {
    expect(missing(country, price)).toBe(expected)
  })

  it('[J5] is no longer one above the limit of its country', () => {
    const all = 'buyer-address buyer-name line-quantity number'
    expect(missing('DE', '300')).toBe(`${all} supply-date`)
    expect(missing('PL', '500')).toBe('buyer-address buyer-name buyer-tax-id line-quantity number')
    expect(missing('SE', '5000')).toBe(all)
  })

  it('[J5] is for tickets and machines only in Estonia', () => {
    expect(missing('EE', '100')).toBe('buyer-address buyer-name line-quantity number')
  })

  it('[J5] may come from a small business at any amount in Austria and Germany', () => {
    const small = (message: string) => ({ 'texts.message': message, 'tax.rate': '0' })
    expect(missing('AT', '9000', small('Kleinunternehmer'))).toBe('line-quantity supply-date')
    expect(missing('DE', '9000', small('Kleinunternehmer'))).toBe(
      'buyer-address buyer-name line-quantity',
    )
    expect(missing('SI', '9000', small('94. člen'))).toContain('number')
  })
})

describe('the duty to send e-invoices', () => {
  const duty = (country: string, values: FieldValues) =>
    told(country, '9000', values).findings.find(({ id }) => id === 'e-invoice')?.message

  it('[J5] binds small businesses too, where the law says so', () => {
    expect(duty('IT', { 'texts.message': 'L. 190/2014' })).toContain('small ones too')
    expect(duty('BE', { 'texts.message': 'Bijzondere vrijstellingsregeling' })).toContain('Peppol')
    const german = { issuedOn: '2028-02-01', 'texts.message': 'Kleinunternehmer' }
    expect(duty('DE', german)).toBeUndefined()
  })

  it('[J5] ends at the border for them', () => {
    const abroad = { 'receiver.address': '2 rue du Lac\nParis\nFrance', supplyType: 'goods' }
    expect(duty('IT', { ...abroad, 'texts.message': 'L. 190/2014' })).toBeUndefined()
  })

  it('[J5] holds for consumers in Italy and Romania', () => {
    expect(duty('IT', { buyerType: 'consumer' })).toContain('FatturaPA')
    expect(duty('RO', { buyerType: 'consumer' })).toContain('RO e-Factura')
    expect(duty('BE', { buyerType: 'consumer' })).toBeUndefined()
  })

  it('[J5] began in Greece in March 2026', () => {
    expect(duty('GR', { issuedOn: '2026-02-20' })).toBeUndefined()
    expect(duty('GR', { issuedOn: '2026-03-02' })).toContain('Since March 2, 2026')
  })
})

it('[J3] a sale at home names the law of its standard rate', () => {
  expect(told('MT', '90').because).toContain('VAT Act (Cap. 406), art. 19 and Eighth Schedule.')
})

it('[J5] a service to a consumer overseas may not be taxed in the EU', () => {
  const overseas = { buyerType: 'consumer', 'receiver.address': '1 Main Street\nAustin, TX 78701' }
  const ids = (values: FieldValues) => told('DE', '900', values).findings.map(({ id }) => id)
  expect(ids(overseas)).toContain('consumer-overseas')
  expect(ids({ ...overseas, supplyType: 'goods' })).not.toContain('consumer-overseas')
  expect(ids({ ...overseas, buyerType: 'business' })).not.toContain('consumer-overseas')
})
