import { checked, found, known, unsure } from '../cited.ts'
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
    ...ratesFrom(checked('KMS § 15'), [
      ['standard', '20', '2009-07-01'],
      ['standard', '22', '2024-01-01'],
    ]),
    ...ratesFrom(found('KMS § 15'), [
      ['standard', '24', '2025-07-01'],
      ['reduced', '13', '2025-01-01'],
      ['reduced-2', '9', '2009-01-01'],
    ]),
    // The press, before it joined the 9%.
    ...ratesFrom(known('KMS § 15'), [['reduced-3', '5', '2022-08-01', '2024-12-31']]),
  ],
  // Only tickets and receipts of machines may be simplified.
  simplified: { upTo: '160', drops: [], ...unsure('KMS § 37 (9)') },
  phrases: {
    intraCommunity: phrase(
      checked('KMS § 15 (3) 2'),
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
    smallBusiness: phrase(checked('KMS § 19'), {
      et: 'Ei ole käibemaksukohustuslane',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: euLatePayment('Võlaõigusseadus § 113 and § 113-1', checked),
  eInvoices: [
    {
      from: '2025-07-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Estonia whose client is listed as a recipient of e-invoices and asks for one',
      how: 'as structured e-invoices (EN 16931)',
      bindsSmall: true,
      ...checked('Raamatupidamise seadus § 7-1 (7)'),
    },
  ],
})
