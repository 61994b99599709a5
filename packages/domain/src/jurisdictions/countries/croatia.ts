import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const croatia = euMember({
  country: 'HR',
  name: 'Croatia',
  languages: ['hr'],
  taxNames: { en: 'VAT', hr: 'PDV' },
  taxId: { label: 'PDV ID (OIB)', shape: 'HR and 11 digits' },
  invoiceLaw: 'Zakon o PDV-u, čl. 79',
  rates: ratesFrom(found('Zakon o PDV-u, čl. 38'), [
    ['standard', '25', '2012-03-01'],
    ['reduced', '13', '2014-01-01'],
    ['reduced-2', '5', '2013-01-01'],
  ]),
  simplified: {
    upTo: '100',
    drops: ['buyer-name', 'buyer-address', 'buyer-tax-id', 'line-quantity', 'supply-date'],
    ...known('Zakon o PDV-u, čl. 81'),
  },
  needs: [
    ...smallSellerTaxId(known('Zakon o PDV-u, čl. 79')),
    ...domesticBuyerTaxId(known('Zakon o PDV-u, čl. 79')),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('Zakon o PDV-u, čl. 41'),
      {
        hr: 'Oslobođeno PDV-a, isporuka dobara unutar EU (čl. 41. st. 1. Zakona o PDV-u)',
        en: 'VAT-exempt intra-Community supply (art. 41(1) of the Croatian VAT Act)',
      },
      ['unutar eu'],
    ),
    export: phrase(
      checked('Zakon o PDV-u, čl. 45'),
      {
        hr: 'Oslobođeno PDV-a, izvoz (čl. 45. Zakona o PDV-u)',
        en: 'VAT-exempt export (art. 45 of the Croatian VAT Act)',
      },
      ['izvoz'],
    ),
    smallBusiness: phrase(
      checked('Zakon o PDV-u, čl. 90'),
      {
        hr: 'Oslobođeno PDV-a, mali porezni obveznik (čl. 90. st. 1. Zakona o PDV-u)',
        en: 'VAT-exempt small business (art. 90(1) of the Croatian VAT Act)',
      },
      ['čl. 90'],
    ),
  },
  latePayment: euLatePayment('Zakon o obveznim odnosima, čl. 29', checked),
  numbering: {
    rule: 'Each number is used once. Under fiscalization it has three parts: number, premises and device.',
    ...checked('Zakon o PDV-u, čl. 79'),
  },
  eInvoices: [
    {
      from: '2026-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Croatia that are registered for VAT',
      how: 'as e-invoices (EN 16931) with fiscalization',
      ...checked('Zakon o fiskalizaciji (NN 89/2025)'),
    },
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All businesses in Croatia, small ones too',
      how: 'as e-invoices (EN 16931) with fiscalization',
      bindsSmall: true,
      ...checked('Zakon o fiskalizaciji (NN 89/2025)'),
    },
  ],
})
