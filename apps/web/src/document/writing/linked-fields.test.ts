import { encode } from '@sheaf/contract/wire/codec'
import { type FieldValues, textAt } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { type Edit, edit, startWriting } from './document-state.ts'
import type { Writing } from './writing.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

function written(kind: DocumentKind, ...edits: readonly Edit[]): Writing {
  return edits.reduce(edit, startWriting(newDocument(kind, moment)))
}

function set(values: FieldValues): Edit {
  return { type: 'set', values }
}

function termsOf({ document }: Writing): string {
  return textAt(document, 'texts.terms')
}

describe('the country', () => {
  it('comes with an address, and brings its currency and its word for tax', () => {
    const british = written('invoice', set({ 'sender.address': '4 Dock Road\nBristol BS1 4DJ' }))
    expect(british.document).toMatchObject({
      region: 'GB',
      currency: 'GBP',
      tax: { label: 'VAT', rate: '10' },
    })
    const moved = written(
      'invoice',
      set({ 'sender.address': 'Bristol BS1 4DJ' }),
      set({ 'sender.address': 'Bristol' }),
      set({ 'sender.address': 'Cork, Ireland' }),
    )
    expect(moved.document).toMatchObject({ region: 'IE', currency: 'EUR' })
  })

  it('that was chosen stays, and so does a currency', () => {
    const chosen = written(
      'invoice',
      set({ currency: 'EUR' }),
      set({ region: 'DE' }),
      set({ 'sender.address': 'Bristol BS1 4DJ' }),
    )
    expect(chosen.document).toMatchObject({ region: 'DE', currency: 'EUR' })
  })
})

describe('the due date', () => {
  const net15 = set({ paymentTerms: 'net-15' })

  it('moves with the payment terms and with the date', () => {
    expect(encode(written('invoice', net15))).toMatchObject({ dueDate: '2026-01-30' })
    const later = written('invoice', net15, set({ issuedOn: '2026-02-01' }))
    expect(encode(later)).toMatchObject({ dueDate: '2026-02-16' })
  })

  it('moves on after the date was empty for a moment, as it is while it is typed', () => {
    const now = written('invoice', set({ issuedOn: '' }), set({ issuedOn: '2026-03-01' }))
    expect(encode(now)).toMatchObject({ dueDate: '2026-03-31' })
  })

  it('that the user sets changes the terms beside it, or empties them', () => {
    const later = written('invoice', set({ endsOn: '2026-03-16' }))
    expect(encode(later)).toMatchObject({ dueDate: '2026-03-16', paymentTerms: 'net-60' })
    expect(termsOf(later)).toBe('Payment is due within 60 days')
    const own = edit(later, set({ endsOn: '2026-01-20' }))
    expect(encode(own)).toMatchObject({ dueDate: '2026-01-20', paymentTerms: '' })
    expect(termsOf(own)).toBe('Payment is due by the due date above')
    expect(encode(edit(own, set({ issuedOn: '2026-01-10' })))).toMatchObject({
      dueDate: '2026-01-20',
    })
    const back = edit(own, set({ endsOn: '2026-01-30' }))
    expect(encode(back)).toMatchObject({ paymentTerms: 'net-15' })
    expect(termsOf(back)).toBe('Payment is due within 15 days')
    expect(encode(edit(own, net15))).toMatchObject({ dueDate: '2026-01-30' })
  })

  it('that the user sets leaves terms of their own words, or none, as they are', () => {
    const half = written(
      'invoice',
      set({ paymentTerms: 'Half now' }),
      set({ endsOn: '2026-01-30' }),
    )
    expect(encode(half)).toMatchObject({ paymentTerms: 'Half now' })
    const none = written('invoice', set({ paymentTerms: '' }), set({ endsOn: '2026-01-30' }))
    expect(encode(none)).toMatchObject({ paymentTerms: '' })
  })

  it('that was read together with terms leaves both as they were read', () => {
    const values = { paymentTerms: 'net-15', endsOn: '2026-02-20' }
    const read = written('invoice', { type: 'fill', values, lines: [], keepsLines: true })
    expect(encode(read)).toMatchObject({ dueDate: '2026-02-20', paymentTerms: 'net-15' })
    const alone = {
      type: 'fill',
      values: { endsOn: '2026-02-20' },
      lines: [],
      keepsLines: true,
    } as const
    expect(encode(written('invoice', alone))).toMatchObject({ paymentTerms: '' })
  })

  it('follows again when terms are chosen after it was cleared', () => {
    const cleared = written('invoice', set({ endsOn: '2026-01-20' }), set({ endsOn: '' }))
    expect(encode(edit(cleared, set({ issuedOn: '2026-01-16' })))).toMatchObject({ dueDate: '' })
    const again = edit(cleared, net15)
    expect(encode(again)).toMatchObject({ dueDate: '2026-01-30' })
    expect(encode(edit(again, set({ issuedOn: '2026-01-16' })))).toMatchObject({
      dueDate: '2026-01-31',
    })
  })

  it('of a quote is its own: payment begins with the invoice', () => {
    expect(encode(written('quote', net15))).toMatchObject({ validUntil: '2026-02-14' })
  })
})

describe('the terms and conditions', () => {
  it('name the days of the payment terms while they are the usual sentence', () => {
    const sooner = written('invoice', set({ paymentTerms: 'net-15' }))
    expect(termsOf(sooner)).toBe('Payment is due within 15 days')
    const atOnce = edit(sooner, set({ paymentTerms: 'due-on-receipt' }))
    expect(termsOf(atOnce)).toBe('Payment is due on receipt')
    expect(termsOf(edit(atOnce, set({ paymentTerms: 'net-30' })))).toBe(
      'Payment is due within 30 days',
    )
  })

  it('are left alone once somebody wrote their own', () => {
    const now = written(
      'invoice',
      set({ 'texts.terms': 'Cash only' }),
      set({ paymentTerms: 'net-60' }),
    )
    expect(termsOf(now)).toBe('Cash only')
  })
})

describe('the label of the tax', () => {
  it.each([
    ['VAT', '20'],
    ['GST', '10'],
    ['Sales Tax', '8'],
  ])('%s brings its usual rate of %s %% along', (label, rate) => {
    const now = written('invoice', { type: 'choose-tax', label })
    expect(encode(now)).toMatchObject({ tax1Label: label, tax1Rate: rate })
  })

  it('leaves the rate when the label is the user’s own, even one that spells VAT', () => {
    const now = written(
      'invoice',
      set({ 'tax.rate': '19' }),
      { type: 'choose-tax', label: 'Custom' },
      set({ 'tax.label': 'VAT' }),
    )
    expect(encode(now)).toMatchObject({ tax1Label: 'VAT', tax1Rate: '19' })
  })

  it('has another name on a quote', () => {
    const now = written('quote', { type: 'choose-tax', label: 'VAT' })
    expect(encode(now)).toMatchObject({ taxLabel: 'VAT', taxRate: '20' })
  })
})

describe('a second currency', () => {
  const fromBank: Edit = {
    type: 'fill',
    values: {
      'secondCurrency.code': 'EUR',
      'secondCurrency.rate': '0.922339',
      'secondCurrency.day': '2026-01-14',
      'secondCurrency.source': 'ECB',
    },
    lines: [],
    keepsLines: true,
  }
  const secondOf = ({ document }: Writing) =>
    'secondCurrency' in document ? document.secondCurrency : undefined

  it("keeps the bank's rate with its day and source", () => {
    const bank = { code: 'EUR', rate: '0.922339', day: '2026-01-14', source: 'ECB' }
    expect(secondOf(written('invoice', fromBank))).toEqual(bank)
    // Where a comma is the decimal mark, too.
    const german = written('invoice', set({ language: 'de', currency: 'CHF' }), fromBank)
    expect(secondOf(german)).toEqual(bank)
  })

  it('has a rate of its own once one is typed, and none of another currency', () => {
    const own = written('invoice', fromBank, set({ 'secondCurrency.rate': '0.95' }))
    expect(secondOf(own)).toEqual({ code: 'EUR', rate: '0.95', day: '', source: 'Own rate' })
    expect(secondOf(edit(own, set({ 'secondCurrency.rate': '' })))?.source).toBe('')
    const nothing = { rate: '', day: '', source: '' }
    expect(secondOf(edit(own, set({ 'secondCurrency.code': 'CHF' })))).toEqual({
      code: 'CHF',
      ...nothing,
    })
    expect(secondOf(edit(own, set({ currency: 'GBP' })))).toEqual({ code: 'EUR', ...nothing })
    expect(secondOf(edit(own, set({ region: 'GB' })))).toEqual({ code: 'EUR', ...nothing })
  })

  it.each(['0', '-1', '1e5', 'about one', '0.'])('takes no rate of %j', (typed) => {
    const kept = written('invoice', fromBank, set({ 'secondCurrency.rate': typed }))
    expect(secondOf(kept)).toMatchObject({ rate: '0.922339', source: 'ECB' })
  })
})
