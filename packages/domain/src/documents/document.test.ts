import { describe, expect, it } from 'vitest'
import { aDocument, moment } from '../../test/make-document.ts'
import { type BusinessDocument, nested, schemaOf, textAt, withValues } from './document.ts'
import { gapsOf, issueProblems, oversights } from './issue-problems.ts'
import { type DocumentKind, documentKinds } from './kind.ts'
import { newDocument } from './new-document.ts'
import { compute } from './totals.ts'

function messages(kind: DocumentKind, values: Record<string, unknown>): Record<string, string> {
  const start = newDocument(kind, moment)
  const result = schemaOf(kind).safeParse({ ...start, ...nested(values, start) })
  const issues = result.success ? [] : result.error.issues
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe.each(documentKinds)('a document of kind %s', (kind) => {
  it('[D2] refuses what is too long, too many or empty of lines', () => {
    const [line] = newDocument(kind, moment).lines
    expect(messages(kind, { 'sender.name': 'x'.repeat(201) })).toEqual({
      'sender.name': 'Must be at most 200 characters',
    })
    expect(messages(kind, { lines: [] })).toEqual({ lines: 'At least one line item is required' })
    expect(messages(kind, { lines: Array(1001).fill(line) })).toEqual({
      lines: 'A document can have up to 1000 line items',
    })
    expect(messages(kind, { region: 'usa' })).toEqual({
      region: 'Must be a country code such as US',
    })
  })

  it.each(['1e9', 'NaN', '1,5', '9'.repeat(40), '0.123456789', 'Infinity', 'abc'])(
    '[D3] refuses %j as a quantity',
    (quantity) => {
      expect(messages(kind, { lines: [{ description: 'Work', quantity }] })).toEqual({
        'lines.0.quantity': 'Must be a number such as 12 or 12.50',
      })
    },
  )

  it('[D3] takes an empty number for zero', () => {
    expect(aDocument(kind, {}, [{ quantity: '' }]).lines[0]).toMatchObject({ quantity: '0' })
  })

  it('[D4] takes days and moments, refuses other dates', () => {
    expect(aDocument(kind, { issuedOn: '2026-02-28T23:00:00.000Z' }).issuedOn).toBe('2026-02-28')
    expect(messages(kind, { issuedOn: '2026-02-30' })).toEqual({
      issuedOn: 'Must be a date such as 2026-01-31',
    })
    expect(messages(kind, { issuedOn: '' })).toEqual({})
  })

  it('[D7] is not handed out without its number or with a wrong e-mail address', () => {
    const complete = { 'receiver.name': 'Ada', 'receiver.email': 'ada@example.org' }
    expect(issueProblems(aDocument(kind, complete))).toEqual({})
    const wrong = { ...complete, number: ' ', 'receiver.email': 'ada@' }
    expect(issueProblems(aDocument(kind, wrong))).toEqual({
      number: expect.stringMatching(/^[A-Z][a-z ]+ number is required$/),
      'receiver.email': 'Please enter a valid email address',
    })
  })
})

describe.each(documentKinds)('a %s', (kind) => {
  it('[D7] is not handed out without its date', () => {
    const undated = aDocument(kind, { 'receiver.name': 'Ada', issuedOn: '' })
    expect(issueProblems(undated)).toEqual({ issuedOn: 'Date is required' })
  })

  it('[D10] has a gap without a receiver, and without an amount or anything on its lines', () => {
    const last = kind === 'delivery_note' ? 'lines' : 'amount'
    expect(gapsOf(compute(newDocument(kind, moment)))).toEqual(['receiver', last])
    const lines = [{ description: 'Oak desk', quantity: '1', price: '640' }]
    expect(gapsOf(compute(aDocument(kind, { 'receiver.company': ' ' }, lines)))).toEqual([
      'receiver',
    ])
    expect(gapsOf(compute(aDocument(kind, { 'receiver.company': 'Aurelia' }, lines)))).toEqual([])
  })
})

describe('kinds', () => {
  it.each(['-1', '100.01', '1000'])('[D8] refuse %s as a rate', (rate) => {
    expect(messages('invoice', { 'tax.rate': rate })).toEqual({
      'tax.rate': 'Must be between 0 and 100',
    })
    expect(messages('quote', { lines: [{ taxRate: rate }] })).toEqual({
      'lines.0.taxRate': 'Must be between 0 and 100',
    })
  })

  it('[D2] refuse a currency that does not exist', () => {
    expect(messages('invoice', { currency: 'BTC' })).toEqual({
      currency: 'Must be an ISO 4217 currency code such as USD',
    })
  })

  it('[D7] a quote says who it is for, with the messages of the specification', () => {
    expect(issueProblems(aDocument('quote', { number: '', 'receiver.name': '' }))).toEqual({
      number: 'Quote number is required',
      'receiver.name': 'Client name is required',
    })
  })

  it('[D7] a quote says until when it holds; an invoice need not say when it is due', () => {
    const open = { 'receiver.name': 'Ada', endsOn: '' }
    expect(issueProblems(aDocument('quote', open))).toEqual({ endsOn: 'Valid Until is required' })
    expect(issueProblems(aDocument('invoice', open))).toEqual({})
  })

  it('[D14] is not handed out with a second currency that has no rate', () => {
    const named = { 'secondCurrency.code': 'EUR' }
    expect(issueProblems(aDocument('invoice', named))).toEqual({
      'secondCurrency.rate': 'Enter an exchange rate for EUR, or remove the second currency',
    })
    const rated = { ...named, 'secondCurrency.rate': '0.92' }
    expect(issueProblems(aDocument('invoice', rated))).toEqual({})
    expect(issueProblems(aDocument('invoice', { 'secondCurrency.code': 'USD' }))).toEqual({})
  })

  it('[D7] an invoice is not due before it is written', () => {
    const soon = aDocument('invoice', { issuedOn: '2026-02-02', endsOn: '2026-02-01' })
    expect(issueProblems(soon)).toEqual({
      endsOn: "Due Date can't be before the document date",
    })
  })

  it('[D13] point out a second tax that has a rate and no name', () => {
    const unnamed = { 'tax.hasSecond': true, 'tax.secondRate': '2', 'tax.secondLabel': ' ' }
    expect(oversights(aDocument('invoice', unnamed))).toEqual({
      'tax.secondLabel': "Name the second tax. It isn't counted without a name.",
    })
    expect(issueProblems(aDocument('invoice', unnamed))).toEqual({})
    for (const change of [
      { 'tax.secondLabel': 'City' },
      { 'tax.secondRate': '0' },
      { 'tax.hasSecond': false },
      { 'tax.isReverseCharge': true },
    ]) {
      expect(oversights(aDocument('invoice', { ...unnamed, ...change }))).toEqual({})
    }
    expect(oversights(aDocument('delivery_note'))).toEqual({})
  })

  it('[D9] have only their own fields, and the compiler knows', () => {
    const order = aDocument('purchase_order')
    // @ts-expect-error An order has no last day.
    expect(order.endsOn).toBeUndefined()
    const any = order as BusinessDocument
    // @ts-expect-error Not every document says how money is paid back.
    expect(any.refundMethod).toBeUndefined()
    expect(textAt(any, 'endsOn')).toBe('')
    expect(withValues(order, { 'sender.name': 'Ada' }).sender).toEqual({
      ...order.sender,
      name: 'Ada',
    })
  })
})
