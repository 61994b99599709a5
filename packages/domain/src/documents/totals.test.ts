import { describe, expect, it } from 'vitest'
import { aDocument, anInvoice, figures } from '../../test/make-document.ts'
import { moneyText } from '../money/money.ts'
import { reverseChargeWording } from '../tax/reverse-charge.ts'
import type { FieldValues } from './document.ts'
import { computeTotals } from './totals.ts'

const line = (quantity: string, price: string, more = {}) => ({ quantity, price, ...more })
const vat20 = { 'tax.label': 'VAT', 'tax.rate': '20' }

describe('totals', () => {
  it('[T1] a line is quantity times rate, rounded half up', () => {
    const invoice = anInvoice({}, [line('1.1', '1.15'), line('3', '0.1'), line('1.5', '85')])
    expect(figures(invoice).lines).toEqual(['1.27', '0.30', '127.50'])
  })

  it('[T1] a line in yen has no decimals and one in dinar has three', () => {
    const lines = [line('1.5', '333')]
    expect(figures(anInvoice({ currency: 'JPY' }, lines)).lines).toEqual(['500'])
    expect(figures(anInvoice({ currency: 'KWD' }, lines)).lines).toEqual(['499.500'])
  })

  it('[T1] a line may take something back', () => {
    const invoice = anInvoice({}, [line('1', '100'), line('-1', '30.50'), line('1', '-9.50')])
    expect(figures(invoice)).toMatchObject({ lines: ['100.00', '-30.50', '-9.50'], total: '60.00' })
  })

  it('[T2] the subtotal is the sum of the amounts as printed', () => {
    const invoice = anInvoice({}, [line('0.5', '0.01'), line('0.5', '0.01'), line('0.5', '0.01')])
    expect(figures(invoice)).toMatchObject({ lines: ['0.01', '0.01', '0.01'], linesTotal: '0.03' })
  })

  it('[T3] tax is rounded once for each rate, not for each line', () => {
    const invoice = anInvoice({ ...vat20 }, Array(3).fill(line('1', '0.12')))
    expect(figures(invoice)).toMatchObject({ net: '0.36', tax: '0.07', total: '0.43' })
  })

  it('[T3] three times ten cents at 20 % is 36 cents, not 0.36000000000000004', () => {
    expect(figures(anInvoice({ ...vat20 }, [line('3', '0.1')]))).toMatchObject({
      net: '0.30',
      tax: '0.06',
      total: '0.36',
    })
  })

  it.each([
    [
      { 'tax.hasSecond': true, 'tax.secondLabel': 'PST', 'tax.secondRate': '7' },
      ['GST 5.00', 'PST 7.00'],
      '112.00',
    ],
    [
      { 'tax.hasSecond': true, 'tax.secondLabel': '  ', 'tax.secondRate': '7' },
      ['GST 5.00'],
      '105.00',
    ],
    [
      { 'tax.hasSecond': false, 'tax.secondLabel': 'PST', 'tax.secondRate': '7' },
      ['GST 5.00'],
      '105.00',
    ],
  ])('[T4] with %j the taxes are %j', (second, taxes, total) => {
    const lines = [line('1', '100')]
    const invoice = anInvoice({ 'tax.label': 'GST', 'tax.rate': '5', ...second }, lines)
    expect(figures(invoice)).toMatchObject({ taxes, total })
  })

  it('[T5] a line with a rate of its own is taxed at it; the second tax stays', () => {
    const lines = [
      line('1', '100'),
      line('1', '50', { taxRate: '7' }),
      line('1', '10', { taxRate: '0' }),
    ]
    const second = { 'tax.hasSecond': true, 'tax.secondLabel': 'Levy', 'tax.secondRate': '1' }
    const invoice = anInvoice({ ...vat20, ...second }, lines)
    expect(figures(invoice)).toMatchObject({ taxes: ['VAT 23.50', 'Levy 1.60'], total: '185.10' })
  })

  it('[T6] figures are grouped by rate, the highest first', () => {
    const lines = [
      line('1', '50', { taxRate: '7' }),
      line('1', '100'),
      line('1', '1', { taxRate: '7.00' }),
    ]
    const { groups, taxes } = computeTotals(anInvoice({ ...vat20 }, lines))
    expect(
      groups.map((group) => [group.rate, moneyText(group.netTotal), moneyText(group.grossTotal)]),
    ).toEqual([
      ['20', '100.00', '120.00'],
      ['7', '51.00', '54.57'],
    ])
    expect(taxes[0]?.rates.map((rate) => [rate.rate, moneyText(rate.amount)])).toEqual([
      ['20', '20.00'],
      ['7', '3.57'],
    ])
  })

  it('[T7] a line is discounted by a percentage or by an amount', () => {
    const lines = [
      line('2', '50', { discountKind: 'percent', discountValue: '12.5' }),
      line('1', '100', { discountKind: 'amount', discountValue: '30' }),
    ]
    const totals = computeTotals(anInvoice({}, lines))
    expect(
      totals.lines.map((one) => [moneyText(one.beforeDiscount), moneyText(one.discount)]),
    ).toEqual([
      ['100.00', '12.50'],
      ['100.00', '30.00'],
    ])
    expect(moneyText(totals.linesTotal)).toBe('157.50')
  })

  it('[T8] a discount lowers the tax: 1000 less 100 at 20 % is 180 of tax, 1080 in all', () => {
    const discount = { 'discount.kind': 'amount', 'discount.value': '100' }
    const invoice = anInvoice({ ...vat20, ...discount }, [line('1', '1000')])
    expect(figures(invoice)).toMatchObject({
      discount: '100.00',
      net: '900.00',
      tax: '180.00',
      total: '1080.00',
    })
  })

  it('[T8] a discount is borne by all rates in proportion, to the last cent', () => {
    const lines = [
      line('1', '100'),
      line('1', '100', { taxRate: '10' }),
      line('1', '100', { taxRate: '5' }),
    ]
    const { groups } = computeTotals(
      anInvoice({ ...vat20, 'discount.kind': 'amount', 'discount.value': '10' }, lines),
    )
    expect(groups.map((group) => moneyText(group.discount))).toEqual(['3.34', '3.33', '3.33'])
    expect(groups.map((group) => moneyText(group.netTotal))).toEqual(['96.66', '96.67', '96.67'])
  })

  it('[T9] a price of 500 with tax in it stays 500', () => {
    const invoice = anInvoice({ ...vat20, 'tax.isIncluded': true }, [line('1', '500')])
    expect(figures(invoice)).toMatchObject({ net: '416.67', tax: '83.33', total: '500.00' })
    expect(computeTotals(invoice).notes).toEqual(['prices-include-tax'])
  })

  it('[T9] a discount on prices with tax in them comes off the price', () => {
    const discount = { 'discount.kind': 'percent', 'discount.value': '10' }
    const invoice = anInvoice(
      {
        ...vat20,
        ...discount,
        'tax.isIncluded': true,
      },
      [line('1', '500')],
    )
    expect(figures(invoice)).toMatchObject({
      discount: '50.00',
      net: '375.00',
      tax: '75.00',
      total: '450.00',
    })
  })

  it('[T10] two taxes are both taken out of the price', () => {
    const quebec = {
      'tax.label': 'GST',
      'tax.rate': '5',
      'tax.hasSecond': true,
      'tax.secondLabel': 'QST',
      'tax.secondRate': '9.975',
    }
    const invoice = anInvoice(
      {
        ...quebec,
        'tax.isIncluded': true,
      },
      [line('1', '114.98')],
    )
    expect(figures(invoice)).toMatchObject({
      net: '100.00',
      taxes: ['GST 5.00', 'QST 9.98'],
      total: '114.98',
    })
  })

  it('[T11] tax may be rounded line by line', () => {
    const lines = Array(3).fill(line('1', '0.12'))
    const invoice = anInvoice({ ...vat20, 'tax.rounding': 'line' }, lines)
    expect(figures(invoice)).toMatchObject({ net: '0.36', tax: '0.06', total: '0.42' })
  })

  it('[T12] reverse charge prints no tax and says why', () => {
    const invoice = anInvoice({ ...vat20, 'tax.isReverseCharge': true }, [line('1', '100')])
    expect(figures(invoice)).toMatchObject({ taxes: [], tax: '0.00', total: '100.00' })
    expect(computeTotals(invoice).notes).toEqual(['reverse-charge'])
    expect(reverseChargeWording('de-AT')).toBe('Steuerschuldnerschaft des Leistungsempfängers')
    expect(reverseChargeWording('fr')).toBe('Autoliquidation')
    expect(reverseChargeWording('ja')).toBe('Reverse charge')
  })

  it('[T12] reverse charge takes nothing out of prices that would include tax', () => {
    const invoice = anInvoice(
      {
        ...vat20,
        'tax.isReverseCharge': true,
        'tax.isIncluded': true,
      },
      [line('1', '100')],
    )
    expect(figures(invoice)).toMatchObject({ net: '100.00', total: '100.00' })
  })

  it('[T13] a purchase order adds shipping and other amounts after tax', () => {
    const lines = [{ quantity: '2', price: '50' }]
    const order = aDocument(
      'purchase_order',
      {
        'tax.rate': '10',
        'charges.shipping': '15',
        'charges.other': '-2.5',
      },
      lines,
    )
    expect(figures(order)).toMatchObject({ tax: '10.00', gross: '110.00', total: '122.50' })
  })

  it('[T13] total credit is subtotal, tax, shipping and other together', () => {
    const lines = [{ quantity: '1', price: '80' }]
    const note = aDocument(
      'credit_note',
      {
        'tax.rate': '25',
        'charges.shipping': '5',
        'charges.other': '1',
      },
      lines,
    )
    expect(figures(note)).toMatchObject({ linesTotal: '80.00', tax: '20.00', total: '106.00' })
  })

  it('[T14] withholding is taken from the net and does not change the total', () => {
    const irpf = { 'withholding.label': 'IRPF', 'withholding.rate': '15' }
    const invoice = anInvoice({ 'tax.rate': '21', ...irpf }, [line('1', '1000')])
    expect(figures(invoice)).toMatchObject({ total: '1210.00', due: '1060.00' })
    expect(computeTotals(invoice).withholding).toMatchObject({ label: 'IRPF', rate: '15' })
  })
})

describe('a second currency', () => {
  const inDollars = { ...vat20, currency: 'USD', region: 'DE' }
  const second = { 'secondCurrency.code': 'EUR', 'secondCurrency.rate': '0.922339' }
  const secondOf = (values: FieldValues) => {
    const { total, tax } = computeTotals(anInvoice(values, [line('1', '100')])).second ?? {}
    return [total && moneyText(total), tax && moneyText(tax)]
  }

  it('[T16] tells the total at the rate that the document holds', () => {
    expect(secondOf({ ...inDollars, ...second, region: 'US' })).toEqual(['110.68', undefined])
    expect(secondOf({ ...vat20, ...second, 'secondCurrency.code': 'JPY' })[0]).toBe('111')
  })

  it('[T16] tells nothing without a rate, or in the same currency', () => {
    expect(secondOf({ ...inDollars, 'secondCurrency.code': 'EUR' })).toEqual([undefined, undefined])
    expect(secondOf({ ...inDollars, ...second, currency: 'EUR' })).toEqual([undefined, undefined])
  })

  it.each([
    ['DE', 'EUR', '18.45'],
    ['PL', 'PLN', '18.45'],
    ['GB', 'GBP', '18.45'],
    ['DE', 'PLN', undefined],
    ['US', 'EUR', undefined],
    ['CH', 'CHF', undefined],
  ])('[T17] from %s in %s it tells a tax of %s', (region, currency, tax) => {
    const values = { ...inDollars, ...second, region, 'secondCurrency.code': currency }
    expect(secondOf(values)[1]).toBe(tax)
  })

  it('[T17] tells no tax where there is none', () => {
    expect(secondOf({ ...inDollars, ...second, 'tax.rate': '0' })).toEqual(['92.23', undefined])
    const reverse = { ...inDollars, ...second, 'tax.isReverseCharge': true }
    expect(secondOf(reverse)).toEqual(['92.23', undefined])
  })
})
