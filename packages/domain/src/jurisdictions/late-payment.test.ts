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
    const debt = {
      amount: money('10000', 'CHF'),
      dueOn: '2026-01-01',
      buyerType: 'consumer',
    } as const
    expect(lateClaim({ ...debt, country: 'DE' }, '2026-02-01')).toBeUndefined()
  })

  it('[J7] of consumers is the same where the law says so, without the fixed sum', () => {
    const debt = {
      amount: money('7300', 'CHF'),
      dueOn: '2026-01-01',
      buyerType: 'consumer',
    } as const
    const swiss = lateClaim({ ...debt, country: 'CH' }, '2026-01-31')
    expect(swiss && moneyText(swiss.interest)).toBe('30.00')
    expect(lateClaim({ ...debt, country: 'NO' }, '2026-01-31')?.fixedSum).toBeUndefined()
  })

  it('[J7] at a rate that nobody has written down yet says that it is unsure', () => {
    expect(claim('FR', '1000', 'EUR', '2026-02-01', '2026-03-01')?.isUnsure).toBe(false)
    expect(claim('FR', '1000', 'EUR', '2026-12-01', '2027-02-01')?.isUnsure).toBe(true)
    expect(claim('FR', '1000', 'EUR', '2019-12-01', '2020-02-01')?.isUnsure).toBe(true)
  })

  it('[J7] in the UK interest begins on the day after, at the rate of that day', () => {
    // Due on 30 June 2025: 4.25% + 8% from 1 July. 1,000 × 12.25% × 30 / 365
    const made = claim('GB', '1000', 'GBP', '2025-06-30', '2025-07-30')
    expect(made).toMatchObject({ rate: '12.25', interest: '10.07', perDay: '0.34' })
  })

  it('[J7] in India has monthly rests', () => {
    // A month: 100,000 × 16.5% / 12
    expect(claim('IN', '100000', 'INR', '2026-01-01', '2026-02-01')?.interest).toBe('1375.00')
    // Twelve rests, of which those of January to May 2025 are at 20.25%, 19.5%, 19.5%, 18.75% and 18.75%, those of June to
    // November at 17.25%, and that of December at 16.5%.
    expect(claim('IN', '100000', 'INR', '2024-12-31', '2025-12-31')?.interest).toBe('19634.80')
    // A month and ten days: 100,000 × 1.01375 × (1 + 16.5% × 10 / 365) − 100,000
    expect(claim('IN', '100000', 'INR', '2026-01-31', '2026-03-10')).toMatchObject({
      days: 38,
      interest: '1833.27',
      perDay: '45.83',
    })
  })

  it('[J7] in South Africa keeps the rate of the month in which it began', () => {
    // 7.25% + 3.5% until August 2025, 7% + 3.5% from September on. 10,000 × 10.75% × 365 / 365
    expect(claim('ZA', '10000', 'ZAR', '2025-08-30', '2026-08-30')).toMatchObject({
      rate: '10.75',
      interest: '1075.00',
      isUnsure: false,
    })
    expect(claim('ZA', '10000', 'ZAR', '2025-08-31', '2025-09-30')?.rate).toBe('10.5')
    expect(claim('ZA', '10000', 'ZAR', '2026-07-15', '2026-10-15')?.rate).toBe('10.5')
    expect(claim('ZA', '10000', 'ZAR', '2026-10-01', '2026-11-01')?.isUnsure).toBe(true)
  })

  it('[J7] in Norway each half-year has its rate, and the sum is in kroner', () => {
    // 10 days at 12.5% and 20 at 12.25%: 10,000 × (125 + 245) / 36,500
    expect(claim('NO', '10000', 'NOK', '2025-06-20', '2025-07-20')).toMatchObject({
      interest: '101.37',
      sum: 'NOK 470.00',
      isUnsure: true,
    })
  })
})
