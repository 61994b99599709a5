import { checked, found } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const luxembourg = euMember({
  country: 'LU',
  name: 'Luxembourg',
  languages: ['fr', 'de'],
  taxNames: { en: 'VAT', fr: 'TVA', de: 'MwSt.' },
  taxId: { label: 'N° TVA', shape: 'LU and 8 digits' },
  invoiceLaw: 'Loi TVA du 12 février 1979, art. 63',
  rates: [
    ...ratesFrom(checked('Loi TVA du 12 février 1979, art. 39 and 40'), [
      ['standard', '17', '2015-01-01'],
      ['reduced', '14', '2015-01-01'],
      ['reduced-2', '8', '2015-01-01'],
      ['standard', '16', '2023-01-01'],
      ['reduced', '13', '2023-01-01'],
      ['reduced-2', '7', '2023-01-01'],
    ]),
    ...ratesFrom(found('Loi TVA du 12 février 1979, art. 39 and 40'), [
      ['reduced-3', '3', '1983-07-01'],
      ['standard', '17', '2024-01-01'],
      ['reduced', '14', '2024-01-01'],
      ['reduced-2', '8', '2024-01-01'],
    ]),
  ],
  simplified: {
    upTo: '100',
    drops: ['buyer-name', 'buyer-address', 'supply-date'],
    ...checked('Loi TVA du 12 février 1979, art. 63'),
  },
  phrases: {
    intraCommunity: phrase(
      checked('Loi TVA du 12 février 1979, art. 43, § 1, d)'),
      {
        fr: 'Exonération de TVA, livraison intracommunautaire (art. 43, § 1, d) de la loi TVA)',
        de: 'Steuerfreie innergemeinschaftliche Lieferung (Art. 43 § 1 d) des MwSt.-Gesetzes)',
        en: 'VAT-exempt intra-Community supply (art. 43(1)(d) of the Luxembourg VAT Act)',
      },
      ['intracommunautaire', 'innergemeinschaftliche'],
    ),
    export: phrase(
      checked('Loi TVA du 12 février 1979, art. 43, § 1, a) and b)'),
      {
        fr: 'Exonération de TVA, exportation (art. 43, § 1, a) et b) de la loi TVA)',
        de: 'Steuerfreie Ausfuhr (Art. 43 § 1 a) und b) des MwSt.-Gesetzes)',
        en: 'VAT-exempt export (art. 43(1)(a) and (b) of the Luxembourg VAT Act)',
      },
      ['exportation', 'steuerfreie ausfuhr'],
    ),
    smallBusiness: phrase(
      checked('Loi TVA du 12 février 1979, art. 57bis'),
      {
        fr: 'TVA non applicable, régime de franchise (art. 57bis de la loi TVA)',
        de: 'Keine MwSt., Kleinunternehmerregelung (Art. 57bis des MwSt.-Gesetzes)',
        en: 'VAT-exempt small business (art. 57bis of the Luxembourg VAT Act)',
      },
      ['régime de franchise', 'kleinunternehmer', 'tva non applicable'],
    ),
  },
  latePayment: euLatePayment('Loi du 18 avril 2004', checked),
})
