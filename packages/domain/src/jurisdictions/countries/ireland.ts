import { checked, found, known } from '../cited.ts'
import { euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const ireland = euMember({
  country: 'IE',
  name: 'Ireland',
  languages: ['en'],
  taxNames: { en: 'VAT' },
  taxId: { label: 'VAT no.', shape: 'IE, 7 digits and 1 or 2 letters' },
  invoiceLaw: 'VAT Regulations 2010, reg. 20',
  rates: [
    ...ratesFrom(checked('VATCA 2010, s. 46'), [
      ['standard', '23', '2012-01-01'],
      ['standard', '21', '2020-09-01'],
    ]),
    ...ratesFrom(found('VATCA 2010, s. 46'), [
      ['standard', '23', '2021-03-01'],
      ['reduced', '13.5', '2003-01-01'],
      ['reduced-2', '9', '2011-07-01'],
      ['reduced-3', '4.8', '2005-01-01'],
    ]),
  ],
  simplified: { upTo: '100', ...known('VAT Regulations 2010, reg. 20A') },
  phrases: {
    intraCommunity: phrase(
      checked('VATCA 2010, Schedule 2, para. 1(1)'),
      { en: 'Zero-rated intra-Community supply (VATCA 2010, Schedule 2, para. 1(1))' },
      ['intra-community supply'],
    ),
    export: phrase(checked('VATCA 2010, Schedule 2, para. 3'), {
      en: 'Zero-rated export (VATCA 2010, Schedule 2, para. 3)',
    }),
    smallBusiness: phrase(known('VATCA 2010, s. 6'), { en: 'Not registered for VAT' }),
  },
  latePayment: {
    interest: { reference: 'ecb', points: '8' },
    // Debts 'exceeding' an amount.
    sums: [
      { amount: '40', currency: 'EUR', from: '0' },
      { amount: '70', currency: 'EUR', from: '1000.01' },
      { amount: '100', currency: 'EUR', from: '10000.01' },
    ],
    ...checked('S.I. No. 580/2012, reg. 5 and 9'),
  },
})
