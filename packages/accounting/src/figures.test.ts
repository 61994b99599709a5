import { schemaOf } from '@sheaf/domain/documents/document'
import { computeTotals } from '@sheaf/domain/documents/totals'
import { moneyText } from '@sheaf/domain/money/money'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Figures, figuresOf, summaryOf } from './figures.ts'
import { oneFile } from './one-file.ts'

function bill(kind: 'invoice' | 'credit_note' | 'quote', values: object) {
  const document = schemaOf(kind).parse({
    currency: 'EUR',
    tax: { label: 'VAT', rate: '20' },
    lines: [{ description: 'Oak desk', quantity: '1', price: '100' }],
    ...values,
  })
  return { document, totals: computeTotals(document) }
}

const note = () => {
  const document = schemaOf('delivery_note').parse({ lines: [{ description: 'Oak desk' }] })
  return { document, totals: null }
}

const texts = ({ net, tax, gross }: Figures) => [net, tax, gross].map(moneyText)

describe('what documents come to', () => {
  it('has shipping in the net amount, so that net and tax make the gross', () => {
    const figures = figuresOf(bill('invoice', { charges: { shipping: '10', other: '2.50' } }))
    expect(figures && texts(figures)).toEqual(['112.50', '20.00', '132.50'])
  })

  it('is less for a credit note, and nothing for a kind without prices', () => {
    const figures = figuresOf(bill('credit_note', {}))
    expect(figures && texts(figures)).toEqual(['-100.00', '-20.00', '-120.00'])
    expect(figuresOf(note())).toBeUndefined()
  })

  it('is told by currency and by tax, the highest rate first', () => {
    const mixed = [
      { description: 'Desk', quantity: '1', price: '100' },
      { description: 'Book', quantity: '1', price: '50', taxRate: '5' },
      { description: 'Stamp', quantity: '1', price: '10', taxRate: '0' },
    ]
    const summary = summaryOf([
      bill('invoice', { lines: mixed, charges: { shipping: '7' } }),
      bill('credit_note', {}),
      bill('invoice', { currency: 'JPY', lines: [{ quantity: '3', price: '333' }] }),
      bill('invoice', {}),
      note(),
    ])
    expect(
      summary.map(({ currency, documents, rates, ...figures }) => [
        currency,
        documents,
        texts(figures),
        rates.map(({ taxes, ...each }) => [taxes.map(({ rate }) => rate).join(), texts(each)]),
      ]),
    ).toEqual([
      [
        'EUR',
        3,
        ['167.00', '22.50', '189.50'],
        [
          ['20', ['100.00', '20.00', '120.00']],
          ['5', ['50.00', '2.50', '52.50']],
          ['', ['17.00', '0.00', '17.00']],
        ],
      ],
      ['JPY', 1, ['999', '200', '1199'], [['20', ['999', '200', '1199']]]],
    ])
  })
})

describe('the files of an export', () => {
  const file = (name: string) => ({ name, type: 'text/csv', bytes: new TextEncoder().encode(name) })
  const zip = { name: 'xero-2026-03-01', madeAt: '2026-03-01T12:30:00' }

  it('are handed out as one: itself, or a ZIP of several', () => {
    expect(oneFile([], zip)).toBeUndefined()
    expect(oneFile([file('a.csv')], zip)).toEqual(file('a.csv'))
    const made = oneFile([file('a.csv'), file('b.csv')], zip)
    expect(made).toMatchObject({ name: 'xero-2026-03-01.zip', type: 'application/zip' })
    const inside = unzipSync(made?.bytes ?? new Uint8Array())
    expect(Object.keys(inside)).toEqual(['a.csv', 'b.csv'])
  })
})
