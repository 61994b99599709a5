import { found, known, unsure } from '../cited.ts'
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
    ...ratesFrom(known('ibericode/vat-rates'), [
      ['standard', '17', '2015-01-01'],
      ['reduced', '14', '2015-01-01'],
      ['reduced-2', '8', '2015-01-01'],
      ['standard', '16', '2023-01-01'],
      ['reduced', '13', '2023-01-01'],
      ['reduced-2', '7', '2023-01-01'],
    ]),
    ...ratesFrom(found('ibericode/vat-rates'), [
      ['reduced-3', '3', '1983-07-01'],
      ['standard', '17', '2024-01-01'],
      ['reduced', '14', '2024-01-01'],
      ['reduced-2', '8', '2024-01-01'],
    ]),
  ],
  simplified: { upTo: '100', ...known('Directive 2006/112/EC, art. 220a') },
  phrases: {
    intraCommunity: phrase(
      unsure('Loi TVA du 12 février 1979, art. 43'),
      {
        fr: 'Exonération de TVA, livraison intracommunautaire (art. 43 de la loi TVA)',
        de: 'Steuerfreie innergemeinschaftliche Lieferung (Art. 43 des MwSt.-Gesetzes)',
        en: 'VAT-exempt intra-Community supply (art. 43 of the Luxembourg VAT Act)',
      },
      ['intracommunautaire', 'innergemeinschaftliche'],
    ),
    export: phrase(
      unsure('Loi TVA du 12 février 1979, art. 43'),
      {
        fr: 'Exonération de TVA, exportation (art. 43 de la loi TVA)',
        de: 'Steuerfreie Ausfuhr (Art. 43 des MwSt.-Gesetzes)',
        en: 'VAT-exempt export (art. 43 of the Luxembourg VAT Act)',
      },
      ['exportation', 'steuerfreie ausfuhr'],
    ),
    smallBusiness: phrase(
      unsure('Loi TVA du 12 février 1979, art. 57'),
      {
        fr: 'Régime de franchise (art. 57 de la loi TVA)',
        de: 'Kleinunternehmerregelung (Art. 57 des MwSt.-Gesetzes)',
        en: 'VAT-exempt small business (art. 57 of the Luxembourg VAT Act)',
      },
      ['régime de franchise', 'kleinunternehmer'],
    ),
  },
  latePayment: euLatePayment('Loi du 18 avril 2004', known),
})
