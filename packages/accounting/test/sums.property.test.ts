import type { PricedDocument } from '@sheaf/domain/documents/document'
import { withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { type CurrencyCode, currencyCodes } from '@sheaf/domain/money/currency'
import { decimal, multiplyDecimals } from '@sheaf/domain/money/decimal'
import { add, type Money, moneyFrom, subtract, sum, zero } from '@sheaf/domain/money/money'
import { readInvoice } from '@sheaf/einvoice/syntax/read-invoice'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../tests/support/tries.ts'
import { documentIn } from '../../domain/test/any-document.ts'
import { anyDocument } from '../../einvoice/test/any-document.ts'
import type { FormatId } from '../src/formats.ts'
import type { Mapping } from '../src/mapping.ts'
import { type ReadRow, readCsv, readExtf, readIif, readWorkbook, readZip } from './readers.ts'
import { bookedTotal, exported, money, total } from './ready.ts'

const head = {
  ...{ number: 'INV-7', issuedOn: '2026-03-01', endsOn: '2026-03-31' },
  'receiver.company': 'Café Noir',
}

const settled = fc.record({
  'deposits.amounts': fc.constantFrom('', '119', '33.33\n0.05'),
  'deposits.numbers': fc.constantFrom('', 'INV-1\nINV-2'),
  amountPaid: fc.constantFrom('0', '12.34'),
  'withholding.rate': fc.constantFrom('0', '15'),
})

// Awkward numbers of every currency and rate, and complete documents of every category of VAT.
const document: fc.Arbitrary<PricedDocument> = fc
  .tuple(
    fc.oneof(
      documentIn(currencyCodes),
      documentIn(['EUR' as CurrencyCode]),
      anyDocument.map((any): PricedDocument => any.document),
    ),
    settled,
  )
  .map(([any, values]) => {
    const { 'withholding.rate': rate, ...ofInvoice } = values
    const own = any.kind === 'invoice' ? ofInvoice : {}
    return withValues(any, { ...head, 'withholding.rate': rate, ...own })
  })
  .filter(({ kind }) => kind === 'invoice' || kind === 'credit_note')

const runs = { numRuns: tries(400) }

function rowsOf(format: FormatId, any: PricedDocument, own: Mapping = {}): ReadRow[] | undefined {
  const { files, leftOut } = exported(format, [any], { currency: any.currency, ...own })
  if (leftOut.length > 0) return undefined
  expect(files).toHaveLength(1)
  return files.flatMap((file) => readCsv(file))
}

function product(row: ReadRow, quantity: string, price: string, currency: CurrencyCode): Money {
  const exact = multiplyDecimals(decimal(row[quantity] ?? ''), decimal(row[price] ?? ''))
  return moneyFrom(exact, currency)
}

function column(rows: readonly ReadRow[], name: string, currency: CurrencyCode): Money {
  return total(
    rows.map((row) => row[name] ?? ''),
    currency,
  )
}

function signed(any: PricedDocument, amount: Money): Money {
  return any.kind === 'credit_note' ? { ...amount, minor: -amount.minor } : amount
}

describe('what a program reads comes to what the document says, to the cent:', () => {
  it('Xero, where quantity and price give each line', () => {
    fc.assert(
      fc.property(document, (any) => {
        const { currency } = any
        const rows = rowsOf('xero', any) ?? []
        const nets = rows.map((row) => product(row, '*Quantity', '*UnitAmount', currency))
        const booked = add(sum(nets, currency), column(rows, 'TaxAmount', currency))
        expect(booked).toEqual(signed(any, bookedTotal(any)))
        for (const row of rows) expect(money(row.Total ?? '', currency)).toEqual(booked)
      }),
      runs,
    )
  })

  it('QuickBooks Online, without a negative line, or it says that it cannot', () => {
    let written = 0
    fc.assert(
      fc.property(document, fc.constantFrom('codes', 'line'), (any, taxes) => {
        const rows = rowsOf('quickbooks-online', any, { taxes })
        if (rows === undefined) return
        written += 1
        const { currency } = any
        for (const row of rows) {
          const amount = money(row['*ItemAmount'] ?? '', currency)
          expect(amount.minor).toBeGreaterThanOrEqual(0n)
          expect(product(row, 'ItemQuantity', 'ItemRate', currency)).toEqual(amount)
        }
        const tax = taxes === 'codes' ? column(rows, 'ItemTaxAmount', currency) : zero(currency)
        expect(add(column(rows, '*ItemAmount', currency), tax)).toEqual(bookedTotal(any))
      }),
      runs,
    )
    expect(written).toBeGreaterThan(20)
  })

  it('QuickBooks Desktop, where a transaction and its splits are nothing together', () => {
    fc.assert(
      fc.property(document, (any) => {
        const { currency } = any
        const [file] = exported('quickbooks-desktop', [any], { currency }).files
        const [transaction] = file ? readIif(file) : []
        if (!transaction) throw new Error('No transaction')
        const amounts = column(transaction.splits, 'AMOUNT', currency)
        const whole = money(transaction.head.AMOUNT ?? '', currency)
        expect(add(whole, amounts)).toEqual(zero(currency))
        expect(whole).toEqual(signed(any, bookedTotal(any)))
        for (const split of transaction.splits.filter(({ EXTRA }) => EXTRA === '')) {
          const amount = money(split.AMOUNT ?? '', currency)
          expect(product(split, 'QNTY', 'PRICE', currency)).toEqual(amount)
        }
      }),
      runs,
    )
  })

  it('DATEV, debit less credit', () => {
    fc.assert(
      fc.property(document, (any) => {
        const euros = withValues(any, { currency: 'EUR' })
        const [file] = exported('datev', [euros]).files
        const bookings = file ? readExtf(file).bookings : []
        const amounts = bookings.map((row) => {
          const amount = money(row['Umsatz (ohne Soll/Haben-Kz)'] ?? '', euros.currency)
          expect(amount.minor).toBeGreaterThan(0n)
          return row['Soll/Haben-Kennzeichen'] === 'S'
            ? amount
            : { ...amount, minor: -amount.minor }
        })
        expect(sum(amounts, euros.currency)).toEqual(signed(euros, bookedTotal(euros)))
      }),
      runs,
    )
  })

  it.each([
    ['csv', 'Quantity', 'Unit price'],
    ['freeagent', 'quantity', 'price'],
    ['zoho-books', 'Quantity', 'Item Price'],
  ] as const)('%s, where quantity and price give each line', (format, quantity, price) => {
    fc.assert(
      fc.property(document, (any) => {
        const { currency } = any
        const { totals } = compute(any)
        const rows = rowsOf(format, any)
        if (rows === undefined || totals === null) return
        const nets = rows.map((row) => product(row, quantity, price, currency))
        const tax = totals.deposits.map((each) => each.tax).reduce(subtract, totals.taxTotal)
        const sign = format === 'freeagent' ? signed : (_: PricedDocument, amount: Money) => amount
        const net = { ...tax, minor: bookedTotal(any).minor - tax.minor }
        expect(sum(nets, currency)).toEqual(sign(any, net))
        if (format !== 'csv') return
        expect(column(rows, 'Net', currency)).toEqual(net)
        expect(column(rows, 'Tax', currency)).toEqual(tax)
        expect(column(rows, 'Gross', currency)).toEqual(bookedTotal(any))
      }),
      runs,
    )
  })

  it('Excel, in cells that are numbers', () => {
    fc.assert(
      fc.property(document, (any) => {
        const [file] = exported('xlsx', [any]).files
        const [documents = [], lines = []] = file ? readWorkbook(file) : []
        const place = lines[0]?.findIndex(({ value }) => value === 'Gross') ?? -1
        const gross = lines.slice(1).map((row) => row[place])
        expect(gross.every((cell) => cell?.type === 'n')).toBe(true)
        const texts = gross.map((cell) => cell?.value ?? '')
        expect(total(texts, any.currency)).toEqual(bookedTotal(any))
        expect(documents).toHaveLength(2)
      }),
      { numRuns: tries(100) },
    )
  })

  it('UBL, whose total is that of the document', () => {
    fc.assert(
      fc.property(document, (any) => {
        const { files, leftOut } = exported('ubl', [any])
        if (leftOut.length > 0) return
        const [bytes] = files[0] ? readZip(files[0]).values() : []
        const { invoice } = readInvoice(bytes ?? new Uint8Array())
        expect(money(invoice.totals?.withVat ?? '', any.currency)).toEqual(
          compute(any).totals?.grandTotal,
        )
      }),
      { numRuns: tries(100) },
    )
  })

  it('tax withheld is a line of its own once it has an account', () => {
    fc.assert(
      fc.property(document, (any) => {
        const rows = rowsOf('csv', any, { 'account.withholding': '1790' }) ?? []
        const withheld = compute(any).totals?.withholding.amount ?? zero(any.currency)
        const booked = bookedTotal(any)
        expect(column(rows, 'Gross', any.currency)).toEqual({
          ...booked,
          minor: booked.minor - withheld.minor,
        })
      }),
      { numRuns: tries(100) },
    )
  })
})
