import { checked, found, known } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const netherlands = euMember({
  country: 'NL',
  name: 'Netherlands',
  languages: ['nl'],
  taxNames: { en: 'VAT', nl: 'btw' },
  taxId: { label: 'Btw-id', shape: 'NL, 9 digits, B and 2 digits' },
  invoiceLaw: 'Wet OB 1968, art. 35a',
  rates: [
    ...ratesFrom(checked('Wet OB 1968, art. 9'), [['reduced', '6', '1986-10-01']]),
    ...ratesFrom(found('Wet OB 1968, art. 9'), [
      ['standard', '21', '2012-10-01'],
      ['reduced', '9', '2019-01-01'],
    ]),
  ],
  simplified: {
    upTo: '100',
    drops: [
      'number',
      'seller-tax-id',
      'buyer-name',
      'buyer-address',
      'line-quantity',
      'supply-date',
    ],
    ...known('Wet OB 1968, art. 34d'),
  },
  phrases: {
    intraCommunity: phrase(
      checked('Wet OB 1968, tabel II, post a.6'),
      {
        nl: '0% btw, intracommunautaire levering (Wet OB 1968, tabel II, post a.6)',
        en: 'Zero-rated intra-Community supply (Dutch VAT Act, table II, a.6)',
      },
      ['intracommunautaire levering'],
    ),
    export: phrase(
      known('Wet OB 1968, tabel II, post a.2'),
      {
        nl: '0% btw, uitvoer (Wet OB 1968, tabel II, post a.2)',
        en: 'Zero-rated export (Dutch VAT Act, table II, a.2)',
      },
      ['0% btw, uitvoer'],
    ),
    smallBusiness: phrase(
      known('Wet OB 1968, art. 25'),
      {
        nl: 'Factuur vrijgesteld van OB op grond van artikel 25 Wet OB',
        en: 'VAT-exempt small business (art. 25 of the Dutch VAT Act)',
      },
      ['artikel 25 wet ob', 'kleineondernemersregeling'],
    ),
  },
  latePayment: euLatePayment('Burgerlijk Wetboek, art. 6:96, 6:119a and 6:120', checked),
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Between businesses 30 days unless agreed otherwise. Large companies pay small ones within 30 days, others within 60 unless it is fair.',
    ...checked('Burgerlijk Wetboek, art. 6:119a'),
  },
})
