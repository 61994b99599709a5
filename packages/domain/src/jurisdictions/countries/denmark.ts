import { checked, found } from '../cited.ts'
import { euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const denmark = euMember({
  country: 'DK',
  name: 'Denmark',
  languages: ['da'],
  taxNames: { en: 'VAT', da: 'moms' },
  taxId: { label: 'CVR no.', shape: 'DK and 8 digits' },
  invoiceLaw: 'Momsbekendtgørelsen § 58',
  rates: ratesFrom(found('Momsloven § 33'), [['standard', '25', '1992-01-01']]),
  simplified: {
    upTo: '3000',
    drops: ['buyer-name', 'buyer-address', 'supply-date'],
    ...checked('Momsbekendtgørelsen, kapitel 12'),
  },
  phrases: {
    intraCommunity: phrase(
      checked('Momsloven § 34, stk. 1, nr. 1'),
      {
        da: 'Momsfri levering til andet EU-land (momslovens § 34, stk. 1, nr. 1)',
        en: 'VAT-exempt intra-Community supply (§ 34(1)(1) of the Danish VAT Act)',
      },
      ['momsfri levering'],
    ),
    export: phrase(
      checked('Momsloven § 34, stk. 1, nr. 5'),
      {
        da: 'Momsfri eksport (momslovens § 34, stk. 1, nr. 5)',
        en: 'VAT-exempt export (§ 34(1)(5) of the Danish VAT Act)',
      },
      ['momsfri eksport'],
    ),
    smallBusiness: phrase(checked('Momsloven § 48'), {
      da: 'Ikke momsregistreret',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: {
    interest: { reference: 'denmark', points: '8' },
    sums: [{ amount: '310', currency: 'DKK', from: '0' }],
    ...checked('Renteloven § 5 and § 9 a'),
  },
})
