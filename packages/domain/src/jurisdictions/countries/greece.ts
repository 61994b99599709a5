import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const greece = euMember({
  country: 'GR',
  name: 'Greece',
  languages: ['el'],
  taxNames: { en: 'VAT', el: 'ΦΠΑ' },
  taxId: { label: 'ΑΦΜ', shape: 'EL and 9 digits' },
  invoiceLaw: 'ν. 4308/2014, άρθρο 9',
  rates: ratesFrom(found('Κώδικας ΦΠΑ, άρθρο 26'), [
    ['standard', '24', '2016-06-01'],
    ['reduced', '13', '2015-07-20'],
    ['reduced-2', '6', '2015-07-20'],
  ]),
  simplified: {
    upTo: '100',
    drops: [
      'number',
      'buyer-name',
      'buyer-address',
      'buyer-tax-id',
      'line-quantity',
      'supply-date',
    ],
    ...checked('ν. 4308/2014, άρθρο 10'),
  },
  needs: [
    ...smallSellerTaxId(known('ν. 4308/2014, άρθρο 9')),
    ...domesticBuyerTaxId(known('ν. 4308/2014, άρθρο 9')),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('Κώδικας ΦΠΑ, άρθρο 33'),
      {
        el: 'Χωρίς ΦΠΑ, ενδοκοινοτική παράδοση (άρθρο 33 του Κώδικα ΦΠΑ)',
        en: 'VAT-exempt intra-Community supply (art. 33 of the Greek VAT Code)',
      },
      ['ενδοκοινοτική'],
    ),
    export: phrase(
      checked('Κώδικας ΦΠΑ, άρθρο 29'),
      {
        el: 'Χωρίς ΦΠΑ, εξαγωγή (άρθρο 29 του Κώδικα ΦΠΑ)',
        en: 'VAT-exempt export (art. 29 of the Greek VAT Code)',
      },
      ['εξαγωγή'],
    ),
    smallBusiness: phrase(
      checked('Κώδικας ΦΠΑ, άρθρο 44'),
      {
        el: 'Χωρίς ΦΠΑ, καθεστώς μικρών επιχειρήσεων (άρθρο 44 του Κώδικα ΦΠΑ)',
        en: 'VAT-exempt small business (art. 44 of the Greek VAT Code)',
      },
      ['μικρών επιχειρήσεων', 'άρθρο 44'],
    ),
  },
  latePayment: euLatePayment('ν. 4152/2013, παρ. Ζ', checked),
  eInvoices: [
    {
      from: '2026-03-02',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Greece with more than €1,000,000 of revenue in 2023',
      how: 'through a certified provider or an app of the AADE',
      ...checked('ν. 4308/2014, άρθρο 14 and ν. 5222/2025'),
    },
    {
      from: '2026-10-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All businesses in Greece',
      how: 'through a certified provider or an app of the AADE',
      bindsSmall: true,
      ...checked('ν. 4308/2014, άρθρο 14 and ν. 5222/2025'),
    },
  ],
})
