import { describe, expect, it } from 'vitest'
import { money } from '../../test/money.ts'
import { moneyText } from '../money/money.ts'
import { type Debt, lateClaim } from './late-payment.ts'

function claim(country: string, amount: string, currency: string, dueOn: string, on: string) {
  const debt: Debt = { country, buyerType: 'business', amount: money(amount, currency), dueOn }
  const made = lateClaim(debt, on)
  return (
    made && {
      days: made.daysLate,
      interest: moneyText(made.interest),
      perDay: moneyText(made.interestPerDay),
      rate: made.yearlyRate,
      sum: made.fixedSum && `${made.fixedSum.currency} ${moneyText(made.fixedSum)}`,
      isUnsure: made.isUnsure ?? false,
    }
  )
}

describe('late payment', () => {
  it('[J7] in Germany: nine points above the base rate, and 40 euros', () => {
    // 10,000 × 10.27% × 90 / 365
    expect(claim('DE', '10000', 'EUR', '2026-01-31', '2026-05-01')).toEqual({
      days: 90,
      interest: '253.23',
      perDay: '2.81',
      rate: '10.27',
      sum: 'EUR 40.00',
      isUnsure: false,
    })
  })

  it('[J7] each half-year has its own rate', () => {
    // 10 days of June 2025 at 11.15%, 20 days of July at 10.15%: 1,000 × (111.5 + 203) / 36,500
    const made = claim('IT', '1000', 'EUR', '2025-06-20', '2025-07-20')
    expect(made).toMatchObject({ days: 30, interest: '8.62', rate: '10.15' })
  })

  it('[J7] in the UK the rate of the due date stays, and the fixed sum follows the debt', () => {
    // Due in June 2025 at 4.75% + 8%: 1,000 × 12.75% × 365 / 365
    const made = claim('GB', '1000', 'GBP', '2025-06-20', '2026-06-20')
    expect(made).toMatchObject({ interest: '127.50', rate: '12.75', sum: 'GBP 70.00' })
    expect(claim('GB', '999.99', 'GBP', '2025-06-20', '2026-06-20')?.sum).toBe('GBP 40.00')
    expect(claim('GB', '10000', 'GBP', '2025-06-20', '2026-06-20')?.sum).toBe('GBP 100.00')
    // Dollars do not tell in which class a debt is.
    expect(claim('GB', '10000', 'USD', '2025-06-20', '2026-06-20')?.sum).toBe('GBP 40.00')
  })

  it('[J7] in Switzerland it is five per cent, and in Poland the sum is in euros', () => {
    expect(claim('CH', '7300', 'CHF', '2026-01-01', '2026-01-31')).toMatchObject({
      interest: '30.00',
      perDay: '1.00',
      sum: undefined,
    })
    expect(claim('PL', '6000', 'PLN', '2026-01-01', '2026-01-31')).toMatchObject({
      rate: '14',
      sum: 'EUR 70.00',
      isUnsure: false,
    })
  })

  it('[J7] in Belgium goes up to the next half per cent', () => {
    // 2.15% + 8%, and 4.5% + 8%
    expect(claim('BE', '1000', 'EUR', '2026-01-01', '2026-02-01')?.rate).toBe('10.5')
    expect(claim('BE', '1000', 'EUR', '2024-01-01', '2024-02-01')?.rate).toBe('12.5')
  })

  it('[J7] in Czechia keeps the rate of the first late day', () => {
    expect(claim('CZ', '1000', 'CZK', '2025-06-29', '2026-06-29')?.rate).toBe('12')
    expect(claim('CZ', '1000', 'CZK', '2025-06-30', '2026-06-29')?.rate).toBe('11.5')
  })

  it('[J7] adds a larger sum only where a debt exceeds the amount', () => {
    expect(claim('IE', '1000', 'EUR', '2026-01-01', '2026-02-01')?.sum).toBe('EUR 40.00')
    expect(claim('IE', '1000.01', 'EUR', '2026-01-01', '2026-02-01')?.sum).toBe('EUR 70.00')
    expect(claim('PL', '5000', 'PLN', '2026-01-01', '2026-02-01')?.sum).toBe('EUR 40.00')
  })

  it('[J7] in India is three times the rate of the bank', () => {
    expect(claim('IN', '1000', 'INR', '2026-01-01', '2026-02-01')?.rate).toBe('16.5')
  })

  it('[J7] of nobody is late yet', () => {
    expect(claim('DE', '1000', 'EUR', '2026-05-01', '2026-05-01')).toMatchObject({
      days: 0,
      interest: '0.00',
      sum: undefined,
    })
    expect(claim('DE', '1000', 'EUR', '2026-05-01', '2026-04-01')?.days).toBe(0)
  })

  it('[J7] is what the contract says where no law gives it, and to consumers', () => {
    expect(claim('US', '1000', 'USD', '2026-01-01', '2026-02-01')).toBeUndefined()
    expect(claim('JP', '1000', 'JPY', '2026-01-01', '2026-02-01')).toBeUndefined()
    const debt = { country: 'DE', amount: money('10', 'EUR'), dueOn: '2026-01-01' }
    expect(lateClaim({ ...debt, buyerType: 'consumer' }, '2026-02-01')).toBeUndefined()
  })

  it('[J7] at a rate that nobody has written down yet says that it is unsure', () => {
    expect(claim('FR', '1000', 'EUR', '2026-02-01', '2026-03-01')?.isUnsure).toBe(false)
    expect(claim('FR', '1000', 'EUR', '2026-12-01', '2027-02-01')?.isUnsure).toBe(true)
    expect(claim('FR', '1000', 'EUR', '2019-12-01', '2020-02-01')?.isUnsure).toBe(true)
  })
})
