import { checked, found, known } from '../cited.ts'
import { euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const sweden = euMember({
  country: 'SE',
  name: 'Sweden',
  languages: ['sv'],
  taxNames: { en: 'VAT', sv: 'moms' },
  taxId: { label: 'Momsreg.nr', shape: 'SE and 12 digits' },
  invoiceLaw: 'ML (2023:200), 17 kap. 24 §',
  rates: ratesFrom(found('ML (2023:200), 9 kap.'), [
    ['standard', '25', '1990-07-01'],
    ['reduced', '12', '1996-01-01'],
    ['reduced-2', '6', '1996-01-01'],
  ]),
  simplified: {
    upTo: '4000',
    drops: ['number', 'buyer-name', 'buyer-address', 'line-quantity', 'supply-date'],
    ...known('ML (2023:200), 17 kap. 26 §'),
  },
  phrases: {
    intraCommunity: phrase(
      checked('ML (2023:200), 10 kap. 42 §'),
      {
        sv: 'Momsfri unionsintern varuförsäljning (10 kap. 42 § ML)',
        en: 'VAT-exempt intra-Community supply (ML ch. 10 § 42)',
      },
      ['unionsintern'],
    ),
    export: phrase(checked('ML (2023:200), 10 kap. 64 §'), {
      sv: 'Momsfri export (10 kap. 64 § ML)',
      en: 'VAT-exempt export (ML ch. 10 § 64)',
    }),
    smallBusiness: phrase(
      known('ML (2023:200), 18 kap.'),
      {
        sv: 'Undantag från skatteplikt, liten omsättning (18 kap. ML)',
        en: 'VAT-exempt small business (ML ch. 18)',
      },
      ['18 kap. ml'],
    ),
  },
  latePayment: {
    interest: { reference: 'sweden', points: '8' },
    sums: [{ amount: '450', currency: 'SEK', from: '0' }],
    ...checked('Räntelagen 6 § and lagen (1981:739) 4 a §'),
  },
})
