import { describe, expect, it } from 'vitest'
import { aDocument } from '../../test/make-document.ts'
import type { FieldValues } from '../documents/document.ts'
import type { DocumentKind } from '../documents/kind.ts'
import { check } from './check.ts'

const today = '2026-06-15'

/** A document at home to which only what is left out below can be missing. */
function idsOf(
  country: { code: string; name: string; currency: string; taxId: string; rate: string },
  price: string,
  values: FieldValues = {},
  kind: DocumentKind = 'invoice',
): string[] {
  const complete: FieldValues = {
    number: '2026-0001',
    issuedOn: '2026-06-10',
    endsOn: '2026-07-10',
    serviceDate: '2026-06-08',
    'sender.name': 'Sound Desks',
    'sender.address': `1 Main Street\n${country.name}`,
    'sender.taxId': country.taxId,
    'receiver.name': 'North Library',
    'receiver.address': `2 Side Street\n${country.name}`,
    'references.invoiceNumber': '2026-0000',
    'references.invoiceDate': '2026-05-02',
    'texts.reason': 'Returned',
    'texts.message': 'Tax invoice',
    'tax.rate': country.rate,
    currency: country.currency,
    region: country.code,
    buyerType: 'business',
    supplyType: 'service',
  }
  const line = { itemNumber: '9983', description: 'Desks', quantity: '1', price }
  const document = aDocument(kind, { ...complete, ...values }, [line])
  return check(document, { today }).findings.map(({ id, severity }) => `${severity} ${id}`)
}

const britain = {
  code: 'GB',
  name: 'United Kingdom',
  currency: 'GBP',
  taxId: 'GB980780684',
  rate: '20',
}
const australia = {
  code: 'AU',
  name: 'Australia',
  currency: 'AUD',
  taxId: '51824753556',
  rate: '10',
}
const india = { code: 'IN', name: 'India', currency: 'INR', taxId: '27AAPFU0939F1ZV', rate: '18' }
const emirates = {
  ...{ code: 'AE', name: 'United Arab Emirates', currency: 'AED' },
  ...{ taxId: '100123456700003', rate: '5' },
}
const newZealand = {
  code: 'NZ',
  name: 'New Zealand',
  currency: 'NZD',
  taxId: '49091850',
  rate: '15',
}
const norway = { code: 'NO', name: 'Norway', currency: 'NOK', taxId: '995525828MVA', rate: '25' }
const singapore = { code: 'SG', name: 'Singapore', currency: 'SGD', taxId: '201933247R', rate: '9' }
const southAfrica = {
  code: 'ZA',
  name: 'South Africa',
  currency: 'ZAR',
  taxId: '4740101508',
  rate: '15',
}

describe('an invoice', () => {
  it('[J5] in the UK of up to 250 pounds needs no number', () => {
    const bare = { number: '', issuedOn: '', 'receiver.name': '', 'receiver.address': '' }
    expect(idsOf(britain, '200', bare)).toEqual(['advice number', 'advice issue-date'])
    expect(idsOf(britain, '300', bare)).toContain('missing number')
  })

  it('[J5] in Australia is a tax invoice above 82.50 dollars', () => {
    const bare = { 'texts.message': '', 'sender.taxId': '' }
    expect(idsOf(australia, '75', bare)).toEqual([])
    expect(idsOf(australia, '76', bare)).toEqual(['missing seller-tax-id', 'missing tax-invoice'])
    expect(idsOf(australia, '5000', { currency: 'USD' })).toContain('advice tax-in-currency')
  })

  it('[J5] in India may split its tax between country and state', () => {
    const client = { 'receiver.taxId': '29AAACI4798L1ZU' }
    const halves = { ...client, 'tax.rate': '9', 'tax.secondLabel': 'SGST', 'tax.secondRate': '9' }
    expect(idsOf(india, '1000', halves)).toEqual(idsOf(india, '1000', client))
    expect(idsOf(india, '1000', { ...client, 'tax.rate': '9' })).toContain(
      'advice tax-rate-unusual',
    )
  })

  it('[J5] in India shows the number of a client that has one', () => {
    expect(idsOf(india, '1000')).toContain('advice buyer-tax-id')
  })

  it('[J5] in the Emirates is simplified for whoever is not registered', () => {
    const bare = { number: '', 'receiver.name': '', 'receiver.address': '' }
    const toConsumer = { ...bare, buyerType: 'consumer' }
    expect(idsOf(emirates, '20000', toConsumer)).toEqual(['advice number'])
    expect(idsOf(emirates, '20000', bare)).toContain('missing number')
  })

  it('[J5] in New Zealand names the client above 1,000 dollars', () => {
    const bare = { 'receiver.name': '', 'receiver.address': '' }
    expect(idsOf(newZealand, '800', bare)).toEqual([])
    expect(idsOf(newZealand, '2000', bare)).toEqual(['missing buyer-name', 'advice buyer-address'])
  })

  it('[J5] in Norway is an e-invoice from 2027 on', () => {
    const inJanuary = { issuedOn: '2027-01-04', endsOn: '2027-01-20', serviceDate: '2027-01-04' }
    expect(idsOf(norway, '1000', inJanuary)).toEqual(['advice e-invoice'])
    expect(idsOf(norway, '1000')).toEqual([])
    expect(idsOf(norway, '1000', { 'sender.taxId': '' })).toEqual(['missing seller-tax-id'])
  })

  it('[J5] in Singapore is a tax invoice for businesses only', () => {
    const bare = { 'texts.message': '', 'receiver.name': '' }
    expect(idsOf(singapore, '2000', { ...bare, buyerType: 'consumer' })).toEqual([])
    expect(idsOf(singapore, '2000', bare)).toContain('missing tax-invoice')
  })

  it('[J5] in South Africa is one by its own name', () => {
    const client = { 'receiver.taxId': '4010139121' }
    expect(idsOf(southAfrica, '9000', { ...client, 'texts.message': '' })).toEqual([])
    expect(idsOf(southAfrica, '9000')).toEqual(['advice buyer-tax-id'])
  })
})

describe('a credit note', () => {
  it('[J5] in the UK names the day of the invoice, and in Australia the reason', () => {
    const bare = { 'references.invoiceDate': '', 'texts.reason': '' }
    expect(idsOf(britain, '500', bare, 'credit_note')).toEqual([
      'missing original-date',
      'advice credit-reason',
    ])
    expect(idsOf(australia, '500', bare, 'credit_note')).toEqual(['missing credit-reason'])
  })
})
