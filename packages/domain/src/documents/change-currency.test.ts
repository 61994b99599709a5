import { describe, expect, it } from 'vitest'
import { aDocument, anInvoice, figures } from '../../test/make-document.ts'
import { code } from '../../test/money.ts'
import { exchangedTo, hasAmounts, inCurrency } from './change-currency.ts'
import { countryValues } from './country.ts'
import { withValues } from './document.ts'

const priced = anInvoice(
  {
    'discount.kind': 'amount',
    'discount.value': '10',
    'charges.shipping': '20',
    'secondCurrency.code': 'CHF',
    'secondCurrency.rate': '0.88',
    'secondCurrency.day': '2026-01-14',
    'secondCurrency.source': 'ECB',
  },
  [
    { quantity: '2', price: '100', discountKind: 'amount', discountValue: '5' },
    { quantity: '1000', price: '0.0125', discountKind: 'percent', discountValue: '5' },
  ],
)
const noSecondRate = { code: 'CHF', rate: '', day: '', source: '' }

describe('another currency', () => {
  it('[L4] keeps the figures, and drops a rate that was against the currency before', () => {
    const changed = inCurrency(priced, code('EUR'))
    expect(changed).toMatchObject({ currency: 'EUR', secondCurrency: noSecondRate })
    expect(figures(changed)).toMatchObject({ total: figures(priced).total })
  })

  it('[L4] exchanges every amount, and no quantity, percentage or tax rate', () => {
    expect(exchangedTo(priced, code('EUR'), '0.5')).toMatchObject({
      currency: 'EUR',
      secondCurrency: noSecondRate,
      discount: { value: '5' },
      charges: { shipping: '10', other: '0' },
      lines: [
        { quantity: '2', price: '50', discountValue: '2.5' },
        { quantity: '1000', price: '0.0063', discountValue: '5' },
      ],
    })
  })

  it('[L4] is all or nothing: what would be too long stays as it is', () => {
    const huge = anInvoice({}, [{ price: '1' }, { price: '999999999999999' }])
    expect(exchangedTo(huge, code('VND'), '26000')).toBeUndefined()
  })

  it('[L4] is no second currency any more', () => {
    expect(inCurrency(priced, code('CHF')).secondCurrency.code).toBe('')
  })

  it('[L4] comes with another country, too', () => {
    expect(withValues(priced, countryValues(priced, 'GB'))).toMatchObject({
      currency: 'GBP',
      secondCurrency: noSecondRate,
    })
  })

  it('is worth a question only where there is an amount', () => {
    expect(hasAmounts(aDocument('invoice'))).toBe(false)
    expect(hasAmounts(anInvoice({ 'charges.other': '3' }))).toBe(true)
    expect(hasAmounts(priced)).toBe(true)
  })
})
