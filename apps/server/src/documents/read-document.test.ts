import { encode } from '@sheaf/contract/wire/codec'
import type { Fields } from '@sheaf/contract/wire/request-document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { wireOf } from '../../../../tests/support/documents.ts'
import { AppError } from '../http/app-error.ts'
import { readAgreeingDocument, readDocument as readComputed } from './read-document.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }

/** As a client would see it. */
function readDocument(...given: Parameters<typeof readComputed>) {
  const read = readComputed(...given)
  return read && encode(read)
}

function wrongFields(fields: Fields, kind: (typeof documentKinds)[number] = 'invoice') {
  try {
    readDocument(kind, fields, moment)
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.invalid') return error.fields
    throw error
  }
  throw new Error('The fields were accepted')
}

describe('the document of a request', () => {
  it.each(documentKinds)('of %s is none when no field is one of its own', (kind) => {
    expect(readDocument(kind, {}, moment)).toBeUndefined()
    const others = { type: kind, primaryColor: '#112233', utm_source: 'x', companyName: null }
    expect(readDocument(kind, others, moment)).toBeUndefined()
  })

  it.each(documentKinds)('of %s is a new one where the fields are silent', (kind) => {
    const read = readDocument(kind, { companyName: 'Acme' }, moment)
    expect(read).toEqual({ ...wireOf(newDocument(kind, moment)), companyName: 'Acme' })
  })

  it('takes no figure from outside', () => {
    const lineItems = [{ quantity: '3', rate: '19.99', amount: '1.00' }]
    const figures = { subtotal: '1', tax1: '1', tax2: '1', total: '1' }
    expect(
      readDocument('invoice', { lineItems, tax1Rate: '20', ...figures }, moment),
    ).toMatchObject({
      lineItems: [{ amount: '59.97' }],
      subtotal: '59.97',
      tax1: '11.99',
      tax2: '0.00',
      total: '71.96',
    })
  })

  it('is the same from a query as from JSON with its own types', () => {
    const query = {
      enableTax2: 'true',
      tax2Label: 'City',
      tax2Rate: '1.5',
      lineItems: '[{"description":"Desk","quantity":"2","rate":"640.5"}]',
    }
    const body = {
      enableTax2: true,
      tax2Label: 'City',
      tax2Rate: 1.5,
      notes: null,
      lineItems: [{ description: 'Desk', quantity: 2, rate: 640.5, unit: null }],
    }
    expect(readDocument('invoice', body, moment)).toEqual(readDocument('invoice', query, moment))
  })

  it('counts a moment as its day', () => {
    const read = readDocument('purchase_order', { poDate: '2026-01-15T00:00:00.000Z' }, moment)
    expect(read).toMatchObject({ poDate: '2026-01-15' })
  })

  it('takes an empty choice for none, but an empty text as the user left it', () => {
    const fields = { currency: '', jurisdiction: '', language: '', enableTax2: '', terms: '' }
    expect(readDocument('invoice', { ...fields, lineItems: '' }, moment)).toEqual({
      ...wireOf(newDocument('invoice', moment)),
      terms: '',
    })
  })

  it('understands the other names of the bank code and the number', () => {
    expect(
      readDocument('invoice', { swiftCode: 'HARBGB2L', documentNumber: 'A-1' }, moment),
    ).toMatchObject({ swift: 'HARBGB2L', invoiceNumber: 'A-1' })
    expect(
      readDocument('credit_note', { documentNumber: 'A-1', creditNoteNumber: 'B-2' }, moment),
    ).toMatchObject({ creditNoteNumber: 'B-2' })
  })

  it('understands the words of an invoice for every kind', () => {
    const words = {
      invoiceNumber: 'N-1',
      issueDate: '2026-02-01',
      dueDate: '2026-02-09',
      clientName: 'Elena',
      clientCompany: 'Hotel',
      tax1Label: 'VAT',
      tax1Rate: '20',
      notes: 'Thanks',
      lineItems: [{ description: 'Desk', quantity: '2', rate: '10' }],
    }
    expect(readDocument('quote', words, moment)).toMatchObject({
      documentNumber: 'N-1',
      issueDate: '2026-02-01',
      validUntil: '2026-02-09',
      comments: 'Thanks',
      total: '24.00',
    })
    expect(readDocument('purchase_order', words, moment)).toMatchObject({
      poNumber: 'N-1',
      poDate: '2026-02-01',
      vendorName: 'Elena',
      vendorCompany: 'Hotel',
      totalAmount: '24.00',
    })
    expect(readDocument('credit_note', words, moment)).toMatchObject({
      creditNoteNumber: 'N-1',
      customerName: 'Elena',
      taxLabel: 'VAT',
      lineItems: [{ unitPrice: '10', total: '20.00' }],
    })
  })

  it('names each wrong field as it was written', () => {
    const lineItems = [{ quantity: 'two', rate: '1' }, { quantity: '1' }, 'a line']
    expect(wrongFields({ lineItems, tax1Rate: '101', dueDate: '2026-02-30' })).toEqual({
      'lineItems.0.quantity': 'Must be a number such as 12 or 12.50',
      'lineItems.2': 'Line items 3 must be a set of named values',
      tax1Rate: 'Must be between 0 and 100',
      dueDate: 'Must be a date such as 2026-01-31',
    })
    const words = { dueDate: 'soon', lineItems: [{ rate: 'cheap' }] }
    expect(Object.keys(wrongFields(words, 'quote') ?? {}).sort()).toEqual([
      'dueDate',
      'lineItems.0.rate',
    ])
  })

  it.each([
    ['text that is not JSON', '[{"quantity":'],
    ['JSON that is not a list', '{"quantity":"1"}'],
    ['a list without lines', '[]'],
    ['too many lines', JSON.stringify(Array(1001).fill({}))],
  ])('refuses as line items %s', (_name, lineItems) => {
    expect(Object.keys(wrongFields({ lineItems }) ?? {})).toEqual(['lineItems'])
  })

  it('drops what could reach a prototype', () => {
    const lineItems = '[{"__proto__":{"isAdmin":true},"description":"Desk"}]'
    const read = readDocument('invoice', { lineItems, constructor: 'x' }, moment)
    expect(read?.lineItems[0]).toMatchObject({ description: 'Desk' })
    expect((read?.lineItems[0] as object | undefined) ?? {}).not.toHaveProperty('isAdmin')
  })
})

describe('the sum of taxes that a request states', () => {
  const fields = { lineItems: [{ quantity: '2', rate: '640' }], tax1Rate: '20' }
  const read = (taxAmount: unknown) =>
    encode(readAgreeingDocument('invoice', { ...fields, taxAmount }, moment))

  it.each(['256', '256.00', 256, '', null, undefined])('agrees as %j', (taxAmount) => {
    expect(read(taxAmount)).toMatchObject({ tax1: '256.00' })
  })

  it.each([{}, [], true, '255', 255, 'x', '9'.repeat(1_000_000)])(
    'is refused as %#',
    (taxAmount) => {
      expect(() => read(taxAmount)).toThrow('taxAmount: Must be 256.00')
    },
  )
})
