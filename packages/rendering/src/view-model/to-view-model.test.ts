import { type FieldValues, nested, schemaOf } from '@sheaf/domain/documents/document'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { english } from '@sheaf/domain/locale/words/english'
import { readAloud } from '@sheaf/domain/locale/words/labels'
import { describe, expect, it } from 'vitest'
import { sampleDocument } from '../samples.ts'
import { toViewModel } from './to-view-model.ts'

function page(kind: DocumentKind, values: FieldValues = {}, lines?: readonly object[]) {
  const sample = sampleDocument(kind)
  const changed = { ...sample, ...nested(values, sample), ...(lines && { lines }) }
  return toViewModel(compute(schemaOf(kind).parse(changed)))
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('the page of a document', () => {
  it('holds finished strings only', () => {
    const { title, number, headline, totals, columns, rows } = page('invoice')
    expect({ title, number: number.value, headline }).toEqual({
      title: 'Invoice',
      number: 'INV-204817',
      headline: {
        id: 'amountDue',
        label: 'Amount Due',
        amount: '£2,469.60',
        note: 'Due 2 April 2026',
      },
    })
    expect(ids(columns)).toEqual(['description', 'quantity', 'price', 'amount'])
    expect(rows[0]).toEqual([
      ['Oak reading desk', 'European oak, oiled, two drawers'],
      ['2'],
      ['£640.00'],
      ['£1,280.00'],
    ])
    expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Subtotal £2,058.00',
      'VAT 20% £411.60',
      'Total £2,469.60',
    ])
    expect(totals.filter((row) => row.isEnd)).toHaveLength(1)
  })

  it.each(documentKinds)(
    'of type %s shows every party, date and reference that is filled',
    (type) => {
      const view = page(type)
      expect(view.sender.name).not.toBe('')
      expect(view.receiver.name).not.toBe('')
      expect(view.facts.every(({ label, value }) => label !== '' && value !== '')).toBe(true)
      expect(view.facts.some(({ value }) => value === '3 March 2026')).toBe(true)
    },
  )

  it('tells the total in a second currency, with its rate, the day and the source', () => {
    const second = {
      currency: 'USD',
      region: 'GB',
      'secondCurrency.code': 'GBP',
      'secondCurrency.rate': '0.768123',
      'secondCurrency.day': '2026-03-02',
      'secondCurrency.source': 'ECB',
    }
    const { totals, notices } = page('invoice', second)
    expect(totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Subtotal US$2,058.00',
      'VAT 20% US$411.60',
      'VAT in GBP £316.16',
      'Total in GBP £1,896.96',
      'Total US$2,469.60',
    ])
    expect(totals.at(-1)?.isEnd).toBe(true)
    expect(notices).toEqual(['Exchange rate: 1 USD = 0.768123 GBP as of 2 March 2026 (ECB)'])
    const own = { 'secondCurrency.day': '', 'secondCurrency.source': 'Own rate' }
    expect(page('invoice', { ...second, ...own }).notices).toEqual([
      'Exchange rate: 1 USD = 0.768123 GBP',
    ])
  })

  it('writes figures and dates as people in that country do', () => {
    const german = page('invoice', { language: 'de', region: 'DE', currency: 'EUR' })
    expect(german.headline.amount.replace(/\u00a0/g, ' ')).toBe('2.469,60 €')
    expect(german.facts[0]?.value).toBe('3. März 2026')
    expect(german.paper).toBe('a4')
    const american = page('invoice', { region: 'US', currency: 'USD' })
    expect(american.headline.amount).toBe('$2 469.60')
    expect(american.facts[0]?.value).toBe('March 3, 2026')
    expect(page('invoice', { language: 'pt-BR', region: 'PT' }).direction).toBe('ltr')
  })

  it('is mirrored for Hebrew and Arabic and printed on letter paper in North America only', () => {
    expect(page('quote', { language: 'he', region: 'IL' })).toMatchObject({
      direction: 'rtl',
      paper: 'a4',
    })
    expect(page('quote', { language: 'ar-EG', region: 'CA' })).toMatchObject({
      direction: 'rtl',
      paper: 'us-letter',
    })
  })

  it('survives a language that nobody knows', () => {
    expect(page('invoice', { language: 'xx', region: 'ZZ' }).totals).toHaveLength(3)
  })

  it('shows columns for discounts, item numbers and rates only when a line has them', () => {
    const lines = [
      {
        itemNumber: 'A-1',
        description: 'x',
        quantity: '2',
        price: '50',
        discountValue: '10',
        taxRate: '7',
      },
      { description: 'y', quantity: '1', price: '0.0125' },
    ]
    const view = page('invoice', {}, lines)
    expect(ids(view.columns)).toEqual([
      'itemNumber',
      'description',
      'quantity',
      'price',
      'discount',
      'tax',
      'amount',
    ])
    expect(view.rows[1]).toEqual([[''], ['y'], ['1'], ['£0.0125'], [''], ['20%'], ['£0.01']])
  })

  it('[T19] prints no rate on a line whose category bears no tax', () => {
    const lines = [
      { description: 'x', quantity: '1', price: '50', taxCategory: 'E' },
      { description: 'y', quantity: '1', price: '10' },
    ]
    const view = page('invoice', {}, lines)
    expect(ids(view.columns)).toContain('tax')
    expect(view.rows.map((row) => row.at(-2))).toEqual([['0%'], ['20%']])
  })

  it('knows what the lines come to at every row, so that a page can carry it forward', () => {
    const { carried, totals } = page('invoice')
    expect(carried.sums).toEqual(['£1,280.00', '£1,878.00', '£2,058.00'])
    expect(carried.sums.at(-1)).toBe(totals[0]?.value)
  })

  it('ends with what is owed when tax is withheld', () => {
    const { totals, headline } = page('invoice', {
      'withholding.rate': '15',
      'withholding.label': 'IRPF',
    })
    expect(totals.slice(-2).map(({ label, value, isEnd }) => [label, value, isEnd])).toEqual([
      ['IRPF 15%', '-£308.70', false],
      ['Amount Due', '£2,160.90', true],
    ])
    expect(headline.amount).toBe('£2,160.90')
  })

  it('says why there is no tax, in the wording of the law', () => {
    const { notices, totals } = page('invoice', {
      'tax.isReverseCharge': true,
      language: 'de',
      region: 'AT',
    })
    expect(notices).toEqual(['Steuerschuldnerschaft des Leistungsempfängers'])
    expect(ids(totals)).toEqual(['subtotal', 'total'])
  })

  it('says everything in its language, but for what the user wrote', () => {
    const german = page('invoice', {
      language: 'de',
      'texts.terms': 'Payment is due within 30 days',
    })
    expect(german.title).toBe('Rechnung')
    expect(german.totals.map(({ label }) => label)).toContain('USt. 20\u00a0%')
    expect(german.texts.at(-1)?.paragraphs).toEqual(['Zahlbar innerhalb von 30\u00a0Tagen'])
    const own = page('invoice', { language: 'de', 'texts.terms': 'Cash only', 'tax.label': 'MOMS' })
    expect(own.texts.at(-1)?.paragraphs).toEqual(['Cash only'])
    expect(own.totals.map(({ label }) => label)).toContain('MOMS 20\u00a0%')
  })

  it('says every label twice where a second language is wanted, and its file is called by the first', () => {
    const both = page('invoice', {
      language: 'de',
      secondLanguage: 'en',
      'tax.isReverseCharge': true,
      'texts.terms': 'Payment is due within 30 days',
    })
    expect(readAloud(both.title)).toBe('Rechnung / Invoice')
    expect(both.about.title).toBe('Rechnung INV-204817')
    expect(readAloud(both.headline.note)).toMatch(/^Fällig am \/ Due 2\. April 2026$/)
    expect(both.notices.map(readAloud)).toEqual([
      'Steuerschuldnerschaft des Leistungsempfängers / Reverse charge',
    ])
    expect(both.texts.at(-1)?.paragraphs.map(readAloud)).toEqual([
      'Zahlbar innerhalb von 30\u00a0Tagen / Payment is due within 30 days',
    ])
    expect(both.pageOf).toHaveLength(2)
  })

  it('calls things as its writer renamed them', () => {
    const sample = sampleDocument('invoice')
    const labels = { 'kinds.invoice.number': 'Ref.' }
    expect(toViewModel(compute({ ...sample, labels })).number.label).toBe('Ref.')
  })

  it('asks for payment on invoices only', () => {
    const bank = { 'bank.iban': 'GB82 WEST 1234 5698 7654 32' }
    expect(page('invoice', bank).payment?.facts.map(({ label }) => label)).toContain('IBAN')
    expect(page('quote', bank).payment).toBeNull()
    expect(page('purchase_order', bank).payment).toBeNull()
    expect(page('credit_note', bank).payment).toBeNull()
  })

  it('leaves no trace of what is empty', () => {
    const empty = toViewModel(compute(schemaOf('invoice').parse({ lines: [{}] })))
    expect(empty).toMatchObject({
      shipTo: null,
      payment: null,
      texts: [],
      facts: [],
      notices: [],
      headline: { note: '' },
      about: { title: 'Invoice', author: '', issued: null },
    })
  })

  it('has no row for a line on which nothing is written', () => {
    const blank = { description: ' ', quantity: '1' }
    const { rows, carried } = page('invoice', {}, [blank, { description: 'x', price: '5' }, blank])
    expect(rows).toEqual([[['x'], ['0'], ['£5.00'], ['£0.00']]])
    expect(carried.sums).toHaveLength(1)
    expect(page('delivery_note', {}, [{ description: 'x' }, blank]).headline.amount).toBe('1')
    expect(page('invoice', {}, [{ price: '5', quantity: '1' }]).rows).toHaveLength(1)
  })

  it('keeps the paragraphs of the user, without blank ends', () => {
    const { texts } = page('invoice', { 'texts.message': '\n\nOne\r\n\nTwo\u2028Three\n ' })
    expect(texts[0]).toEqual({
      id: 'texts.message',
      title: 'Notes',
      paragraphs: ['One', '', 'Two', 'Three'],
    })
  })

  it('prints a new field that is one row and its word', () => {
    const path = 'references.costCenter' as FieldPath
    const row = { type: 'text', group: 'facts', on: { invoice: 'always' } } as const
    const words = { ...english, fields: { ...english.fields, [path]: 'Cost Center' } }
    const sample = sampleDocument('invoice')
    const references = { ...sample.references, costCenter: 'CC-7' }
    const { facts } = toViewModel(compute({ ...sample, references }), {
      words,
      table: { ...fields, [path]: row },
    })
    expect(facts).toContainEqual({ id: path, label: 'Cost Center', value: 'CC-7' })
  })
})
