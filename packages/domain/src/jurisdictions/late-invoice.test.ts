import { expect, it } from 'vitest'
import { anInvoice } from '../../test/make-document.ts'
import { documentLocale } from '../locale/document-locale.ts'
import { moneyText } from '../money/money.ts'
import { claimWhenLate, debtOf, lateSentence } from './late-invoice.ts'

const german = anInvoice(
  {
    region: 'DE',
    currency: 'EUR' as never,
    'sender.address': 'Am Kai 3, 20457 Hamburg, Germany',
    endsOn: '2026-01-31',
    amountPaid: '2000',
  },
  [{ description: 'Kitchen', quantity: '1', price: '12000' }],
)

it('[J7] an invoice is owed what is still due, by the law of its seller', () => {
  const debt = debtOf(german)
  expect(debt).toMatchObject({ country: 'DE', buyerType: 'business', dueOn: '2026-01-31' })
  expect(debt && moneyText(debt.amount)).toBe('10000.00')
  const claim = debt && claimWhenLate(debt, '2026-05-01')
  expect(claim && moneyText(claim.interest)).toBe('253.23')
})

it('[J7] what may be charged is told in one sentence, also before it is late', () => {
  const debt = debtOf(german)
  const claim = debt && claimWhenLate(debt, '2026-01-10')
  expect(claim?.daysLate).toBe(1)
  expect(
    debt && claim && lateSentence(claim, debt, documentLocale({ language: 'en', region: 'US' })),
  ).toBe(
    'If this invoice is paid after January 31, 2026, statutory interest, currently 10.27% a year, and a fixed sum of €40.00 are due (§ 288 BGB).',
  )
})

it('[J7] where nothing is due, or no day is named, nothing is owed', () => {
  expect(debtOf({ ...german, endsOn: '' })).toBeUndefined()
  expect(debtOf({ ...german, amountPaid: '12000' })).toBeUndefined()
})

it('[J7] a consumer, and a country without such a law, owe what was agreed', () => {
  const consumer = debtOf({ ...german, buyerType: 'consumer' })
  expect(consumer && claimWhenLate(consumer, '2026-05-01')).toBeUndefined()
  const american = debtOf(anInvoice({ endsOn: '2026-01-31' }, [{ quantity: '1', price: '10' }]))
  expect(american && claimWhenLate(american, '2026-05-01')).toBeUndefined()
})
