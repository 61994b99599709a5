import { describe, expect, it } from 'vitest'
import { aDocument, anInvoice, figures } from '../../test/make-document.ts'
import { moneyText } from '../money/money.ts'
import { depositEntries, depositValues } from './deposits.ts'
import { schemaOf } from './document.ts'
import { finalInvoiceAfter } from './final-invoice.ts'
import { totalRows } from './total-rows.ts'
import { computeTotals } from './totals.ts'

const work = [{ description: 'Kitchen', quantity: '1', price: '1000' }]

function rowsOf(document: Parameters<typeof computeTotals>[0]) {
  return totalRows(computeTotals(document)).map(({ id, amount }) => `${id} ${moneyText(amount)}`)
}

describe('what was paid already', () => {
  it('[T20] stands between the total and what is due', () => {
    const invoice = anInvoice({ 'tax.rate': '20', amountPaid: '300' }, work)
    expect(rowsOf(invoice)).toEqual([
      'subtotal 1000.00',
      'tax1 200.00',
      'total 1200.00',
      'paid -300.00',
      'amountDue 900.00',
    ])
  })

  it('[T20] goes with what is withheld and with deposits', () => {
    const invoice = anInvoice(
      {
        'tax.rate': '20',
        'withholding.rate': '15',
        amountPaid: '50',
        'deposits.numbers': 'D-1\nD-2',
        'deposits.amounts': '240\n120.50',
      },
      work,
    )
    expect(rowsOf(invoice)).toEqual([
      'subtotal 1000.00',
      'tax1 200.00',
      'total 1200.00',
      'withholding -150.00',
      'deposit -240.00',
      'deposit -120.50',
      'paid -50.00',
      'amountDue 639.50',
    ])
    expect(figures(invoice)).toMatchObject({ total: '1200.00', due: '639.50' })
  })

  it('[T20] leaves a plain invoice as it was', () => {
    expect(rowsOf(anInvoice({}, work))).toEqual(['subtotal 1000.00', 'total 1000.00'])
    expect('amountPaid' in aDocument('quote')).toBe(false)
  })
})

describe('deposits', () => {
  it('[T21] are named with their days and the tax inside them', () => {
    const invoice = anInvoice(
      {
        'tax.rate': '19',
        'deposits.numbers': 'D-1\nD-2',
        'deposits.days': '2026-01-02\n',
        'deposits.amounts': '595\n100',
      },
      work,
    )
    const { deposits } = computeTotals(invoice)
    expect(
      deposits.map(({ number, issuedOn, gross, tax }) => [
        number,
        issuedOn,
        moneyText(gross),
        moneyText(tax),
      ]),
    ).toEqual([
      ['D-1', '2026-01-02', '595.00', '95.00'],
      ['D-2', undefined, '100.00', '15.97'],
    ])
  })

  it('[T21] share the tax of an invoice with two rates', () => {
    const invoice = anInvoice({ 'tax.rate': '20', 'deposits.amounts': '555' }, [
      { quantity: '1', price: '500' },
      { quantity: '1', price: '500', taxRate: '2' },
    ])
    const [deposit] = computeTotals(invoice).deposits
    expect(deposit && moneyText(deposit.tax)).toBe('55.00')
  })

  it('[T21] of an invoice without any amount have no tax', () => {
    const [deposit] = computeTotals(anInvoice({ 'deposits.amounts': '10' }, [{}])).deposits
    expect(deposit && moneyText(deposit.tax)).toBe('0.00')
  })
})

describe('a list', () => {
  const parse = (deposits: object) =>
    schemaOf('invoice').safeParse({ deposits, lines: [{ quantity: '1' }] })

  it('[D14] comes as text or as JSON, and keeps the place of what is missing', () => {
    const { data } = parse({ numbers: ['A', '', 'C'], amounts: [12, '3.5'], days: '\n2026-01-31' })
    expect(data?.deposits).toEqual({
      numbers: 'A\n\nC',
      amounts: '12\n3.5',
      days: '\n2026-01-31',
    })
  })

  it.each([
    [{ days: '2026-02-30' }, 'Must be dates such as 2026-01-31'],
    [{ amounts: '12\n-3' }, 'Must be numbers such as 12 or 12.50'],
    [{ amounts: ['a lot'] }, 'Must be numbers such as 12 or 12.50'],
    [{ numbers: Array.from({ length: 101 }, () => 'A') }, 'Must be at most 100 entries'],
    [{ numbers: 'A'.repeat(201) }, 'Must be at most 200 characters each'],
  ])('[D14] refuses %j', (deposits, message) => {
    expect(parse(deposits).error?.issues[0]?.message).toBe(message)
  })
})

describe('categories of tax', () => {
  it.each(['Z', 'E', 'AE', 'K', 'G', 'O'])('[T19] a line of category %s bears no tax', (code) => {
    const invoice = anInvoice({ 'tax.rate': '20' }, [
      { quantity: '1', price: '100', taxCategory: code, taxRate: '5' },
      { quantity: '1', price: '100', taxCategory: 'S' },
    ])
    expect(figures(invoice)).toMatchObject({ tax: '20.00', total: '220.00' })
  })
})

describe('deposits as they are written', () => {
  it('[T21] are rows, of which a new one says nothing and keeps its place', () => {
    const rows = [
      { number: 'D-1', day: '', amount: '240' },
      { number: '', day: '2026-01-02', amount: '' },
      { number: '', day: '', amount: '' },
    ]
    const invoice = anInvoice(depositValues(rows), work)
    expect(depositEntries(invoice)).toEqual(
      rows.map((row) => ({ ...row, amount: row.amount || '0' })),
    )
    expect(rowsOf(invoice).filter((row) => row.startsWith('deposit'))).toEqual(['deposit -240.00'])
    expect(depositEntries(anInvoice(depositValues([]), work))).toEqual([])
  })
})

describe('the final invoice', () => {
  it('[T21] is the next one to the same client, and names what was paid ahead', () => {
    const deposit = anInvoice(
      { number: 'INV-7', issuedOn: '2026-01-05', 'receiver.name': 'Elena', 'tax.rate': '20' },
      work,
    )
    const next = { ...deposit, number: 'INV-8', issuedOn: '2026-02-01' }
    const final = finalInvoiceAfter(deposit, next)
    expect(final).toMatchObject({ number: 'INV-8', receiver: { name: 'Elena' } })
    expect(final.lines).toMatchObject([{ description: '', price: '0' }])
    expect(depositEntries(final)).toEqual([
      { number: 'INV-7', day: '2026-01-05', amount: '1200.00' },
    ])
    // A second deposit stands beside the first.
    const second = anInvoice({ number: 'INV-8', ...depositValues(depositEntries(final)) }, [
      { description: 'Kitchen, second part', quantity: '1', price: '2000' },
    ])
    expect(depositEntries(finalInvoiceAfter(second, second)).map(({ amount }) => amount)).toEqual([
      '1200.00',
      '800.00',
    ])
  })
})
