import { documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { compute, computeTotals } from '@sheaf/domain/documents/totals'
import { currencyCodes } from '@sheaf/domain/money/currency'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentIn, fullDocument } from '../../../domain/test/any-document.ts'
import { aDocument, moment } from '../../../domain/test/make-document.ts'
import { decode, encode, statedFigures } from './codec.ts'
import { wrongFigures } from './figures.ts'
import { pathOnWire, wirePath } from './wire-names.ts'
import { wireSchema, wireShape } from './wire-schema.ts'

const company = 'companyName companyAddress companyPhone companyLogoUrl'
const bank = 'bankName bankAddress accountNumber routingNumber iban swift aba otherBankingInfo'
const specified = {
  invoice: `${company} ${bank} companyEmail clientName clientEmail clientAddress invoiceNumber issueDate dueDate
    lineItems subtotal tax1 tax1Label tax1Rate tax2 tax2Label tax2Rate enableTax2 total paymentTerms notes terms`,
  quote: `documentNumber issueDate validUntil clientName clientCompany clientAddress clientPhone clientEmail customerId
    comments preparedBy salesperson poNumber shipDate shipVia fobPoint companyLogoUrl lineItems subtotal taxRate
    salesTax total`,
  purchase_order: `${company} poNumber poDate companyFax companyWebsite vendorName vendorCompany vendorAddress
    vendorPhone vendorFax vendorEmail shipToName shipToCompany shipToAddress shipToPhone requisitioner shipVia fobPoint
    shippingTerms paymentTerms lineItems subtotal taxRate taxAmount shippingAmount otherAmount totalAmount comments
    specialInstructions currency jurisdiction`,
  credit_note: `${company} creditNoteNumber creditNoteDate originalInvoiceNumber creditReason refundMethod customerName
    customerCompany customerAddress customerPhone customerFax customerEmail lineItems subtotal taxRate taxAmount
    shippingCredit otherCredit totalCredit comments currency jurisdiction`,
}

const specifiedLines = {
  invoice: ['description', 'quantity', 'rate', 'amount'],
  quote: ['description', 'quantity', 'unitPrice', 'amount'],
  purchase_order: ['itemNumber', 'description', 'quantity', 'unitPrice', 'total'],
  credit_note: ['itemNumber', 'description', 'quantity', 'unitPrice', 'total'],
}

const ofSpec = Object.keys(specified) as (keyof typeof specified)[]

describe('the names of the wire', () => {
  it.each(ofSpec)('[W1] of %s are those of the specification', (kind) => {
    const names = Object.keys(wireShape(kind))
    expect(names).toEqual(expect.arrayContaining(specified[kind].split(/\s+/)))
    const [line = {}] = encode(compute(newDocument(kind, moment))).lineItems
    expect(Object.keys(line)).toEqual(expect.arrayContaining(specifiedLines[kind]))
  })

  it('[W1] of a second currency are those that clients were told', () => {
    const second = 'secondCurrency secondCurrencyRate secondCurrencyDay secondCurrencySource'
    for (const kind of ofSpec) {
      expect(Object.keys(wireShape(kind))).toEqual(expect.arrayContaining(second.split(' ')))
    }
    expect(wireShape('delivery_note')).not.toHaveProperty('secondCurrency')
  })

  it.each(documentKinds)('of %s lead back to the paths that they name', (kind) => {
    const wire = encode(compute(fullDocument(kind)))
    const names = Object.keys(wire).filter((name) => pathOnWire(kind, name) !== undefined)
    expect(names.length).toBeGreaterThan(40)
    for (const name of names) {
      expect(wirePath(kind, pathOnWire(kind, name) ?? '')).toBe(name)
    }
    expect(wirePath(kind, 'lines.2.quantity')).toBe('lineItems.2.quantity')
    expect(pathOnWire(kind, 'lineItems.2.quantity')).toBe('lines.2.quantity')
  })
})

describe('a document on the wire', () => {
  it.each(documentKinds)('[W2] is the same %s when it comes back', (kind) => {
    const document = fullDocument(kind)
    const wire = encode(compute(document))
    expect(decode(kind, wireSchema(kind).parse(wire))).toEqual(document)
    expect(wireSchema(kind).parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire)
  })

  it('[W3] has its figures under the names of its kind', () => {
    const lines = [{ quantity: '2', price: '50' }]
    const second = {
      'tax.hasSecond': true,
      'tax.secondLabel': 'City',
      'tax.secondRate': '1',
    } as const
    expect(encode(compute(aDocument('invoice', second, lines)))).toMatchObject({
      subtotal: '100.00',
      tax1: '10.00',
      tax2: '1.00',
      total: '111.00',
      lineItems: [{ amount: '100.00' }],
    })
    expect(encode(compute(aDocument('quote', { 'tax.rate': '8' }, lines)))).toMatchObject({
      salesTax: '8.00',
      total: '108.00',
      lineItems: [{ amount: '100.00' }],
    })
    const order = aDocument('purchase_order', { ...second, 'tax.rate': '8' }, lines)
    expect(encode(compute(order))).toMatchObject({
      taxAmount: '9.00',
      totalAmount: '109.00',
      lineItems: [{ total: '100.00' }],
    })
  })

  it('[W4] names each figure that its lines do not give', () => {
    const invoice = newDocument('invoice', moment)
    const [line = {}] = encode(compute(invoice)).lineItems
    const stated = statedFigures('invoice', {
      ...encode(compute(invoice)),
      total: '1.00',
      lineItems: [{ ...line, amount: '0.01' }],
    })
    expect(wrongFigures('invoice', stated, computeTotals(invoice))).toEqual({
      total: '0.00',
      'lineItems.0.amount': '0.00',
    })
  })

  it('[W4] is never wrong about figures that were filled from the totals', () => {
    fc.assert(
      fc.property(documentIn(currencyCodes), (document) => {
        const stated = statedFigures(document.kind, encode(compute(document)))
        expect(wrongFigures(document.kind, stated, computeTotals(document))).toEqual({})
      }),
    )
  })
})
