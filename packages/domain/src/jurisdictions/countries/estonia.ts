import { found, known } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const estonia = euMember({
  country: 'EE',
  name: 'Estonia',
  languages: ['et'],
  taxNames: { en: 'VAT', et: 'käibemaks' },
  taxId: { label: 'KMKR nr', shape: 'EE and 9 digits' },
  invoiceLaw: 'KMS § 37',
  rates: [
    ...ratesFrom(known('KMS § 15'), [
      ['standard', '20', '2009-07-01'],
      ['standard', '22', '2024-01-01'],
    ]),
    ...ratesFrom(found('KMS § 15'), [
      ['standard', '24', '2025-07-01'],
      ['reduced', '13', '2025-01-01'],
      ['reduced-2', '9', '2009-01-01'],
    ]),
  ],
  simplified: { upTo: '160', ...known('KMS § 37 (9)') },
  phrases: {
    intraCommunity: phrase(
      known('KMS § 15 (3) 2'),
      {
        et: '0% käibemaks, ühendusesisene käive (KMS § 15 lg 3 p 2)',
        en: 'Zero-rated intra-Community supply (§ 15(3)2 of the Estonian VAT Act)',
      },
      ['ühendusesisene'],
    ),
    export: phrase(known('KMS § 15 (3) 1'), {
      et: '0% käibemaks, eksport (KMS § 15 lg 3 p 1)',
      en: 'Zero-rated export (§ 15(3)1 of the Estonian VAT Act)',
    }),
    smallBusiness: phrase(known('KMS § 19'), {
      et: 'Ei ole käibemaksukohustuslane',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: euLatePayment('Võlaõigusseadus § 113 and § 113-1', known),
})
