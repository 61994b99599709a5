import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const romania = euMember({
  country: 'RO',
  name: 'Romania',
  languages: ['ro'],
  taxNames: { en: 'VAT', ro: 'TVA' },
  taxId: { label: 'CUI', shape: 'RO and 2 to 10 digits' },
  invoiceLaw: 'Codul fiscal, art. 319',
  rates: [
    ...ratesFrom(checked('Codul fiscal, art. 291'), [
      ['standard', '19', '2017-01-01'],
      ['reduced', '9', '2015-06-01'],
      ['reduced-2', '5', '2017-01-01', '2025-07-31'],
    ]),
    ...ratesFrom(found('Codul fiscal, art. 291'), [
      ['standard', '21', '2025-08-01'],
      ['reduced', '11', '2025-08-01'],
    ]),
  ],
  // The law says 100 euros.
  simplified: {
    upTo: '500',
    drops: ['buyer-name', 'buyer-address', 'buyer-tax-id', 'line-quantity', 'supply-date'],
    ...checked('Codul fiscal, art. 319 (12)'),
  },
  needs: [
    ...smallSellerTaxId(known('Codul fiscal, art. 319 (20)')),
    ...domesticBuyerTaxId(known('Codul fiscal, art. 319 (20)')),
  ],
  phrases: {
    intraCommunity: phrase(
      checked('Codul fiscal, art. 294 (2)'),
      {
        ro: 'Scutit de TVA, livrare intracomunitară (art. 294 alin. (2) Cod fiscal)',
        en: 'VAT-exempt intra-Community supply (art. 294(2) of the Romanian Tax Code)',
      },
      ['intracomunitar'],
    ),
    export: phrase(
      checked('Codul fiscal, art. 294 (1)'),
      {
        ro: 'Scutit de TVA, export (art. 294 alin. (1) Cod fiscal)',
        en: 'VAT-exempt export (art. 294(1) of the Romanian Tax Code)',
      },
      ['scutit de tva, export'],
    ),
    smallBusiness: phrase(
      checked('Codul fiscal, art. 310'),
      {
        ro: 'Scutit de TVA, regim special de scutire (art. 310 Cod fiscal)',
        en: 'VAT-exempt small business (art. 310 of the Romanian Tax Code)',
      },
      ['art. 310'],
    ),
  },
  latePayment: {
    interest: { reference: 'romania', points: '8' },
    sums: [{ amount: '40', currency: 'EUR', from: '0' }],
    ...checked('Legea 72/2013'),
  },
  eInvoices: [
    {
      from: '2024-07-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Romania',
      how: 'through RO e-Factura',
      bindsSmall: true,
      ...checked('OUG 120/2021 and Legea 296/2023'),
    },
    {
      from: '2025-01-01',
      duty: 'issue',
      between: 'consumers',
      who: 'Businesses in Romania',
      how: 'through RO e-Factura',
      bindsSmall: true,
      ...checked('OUG 69/2024'),
    },
  ],
})
