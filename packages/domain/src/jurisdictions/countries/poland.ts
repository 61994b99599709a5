import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { needsOf, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

export const poland = euMember({
  country: 'PL',
  name: 'Poland',
  languages: ['pl'],
  taxNames: { en: 'VAT', pl: 'VAT' },
  taxId: { label: 'NIP', shape: 'PL and 10 digits' },
  invoiceLaw: 'Ustawa o VAT, art. 106e',
  rates: ratesFrom(found('Ustawa o VAT, art. 41 and 146ef'), [
    ['standard', '23', '2011-01-01'],
    ['reduced', '8', '2011-01-01'],
    ['reduced-2', '5', '2011-01-01'],
  ]),
  // The NIP of the buyer stays.
  simplified: {
    upTo: '450',
    drops: ['buyer-name', 'buyer-address', 'line-quantity'],
    ...checked('Ustawa o VAT, art. 106e (5)'),
  },
  needs: [
    // KSeF knows its sellers by this number.
    ...needsOf(taxKinds, checked('Ustawa o VAT, art. 106ga'), ['seller-tax-id'], {
      buyer: 'business',
      treatments: ['small-business'],
      since: '2026-04-01',
    }),
    ...domesticBuyerTaxId(known('Ustawa o VAT, art. 106e (1) 5')),
  ],
  phrases: {
    intraCommunity: phrase(
      known('Ustawa o VAT, art. 42'),
      {
        pl: 'Wewnątrzwspólnotowa dostawa towarów, stawka 0% (art. 42 ustawy o VAT)',
        en: 'Zero-rated intra-Community supply (art. 42 of the Polish VAT Act)',
      },
      ['wewnątrzwspólnotowa'],
    ),
    export: phrase(
      known('Ustawa o VAT, art. 41 (4)'),
      {
        pl: 'Eksport towarów, stawka 0% (art. 41 ust. 4 ustawy o VAT)',
        en: 'Zero-rated export (art. 41(4) of the Polish VAT Act)',
      },
      ['eksport towarów'],
    ),
    smallBusiness: phrase(
      checked('Ustawa o VAT, art. 113'),
      {
        pl: 'Zwolnienie z VAT na podstawie art. 113 ust. 1 i 9 ustawy o VAT',
        en: 'VAT-exempt small business (art. 113 of the Polish VAT Act)',
      },
      ['art. 113 ust'],
    ),
  },
  latePayment: {
    interest: { reference: 'poland', points: '10' },
    sums: [
      { amount: '40', currency: 'EUR', from: '0' },
      { amount: '70', currency: 'EUR', from: '5000.01' },
      { amount: '100', currency: 'EUR', from: '50000' },
    ],
    ...checked('Ustawa z 8 marca 2013 r. o przeciwdziałaniu nadmiernym opóźnieniom, art. 4 and 10'),
  },
  eInvoices: [
    {
      from: '2026-02-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Poland with more than PLN 200 million of sales in 2024',
      how: 'through KSeF',
      ...found('Ustawa o VAT, art. 106ga'),
    },
    {
      from: '2026-04-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Poland',
      how: 'through KSeF',
      bindsSmall: true,
      ...found('Ustawa o VAT, art. 106ga'),
    },
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All businesses in Poland, with up to PLN 10,000 of invoices a month too,',
      how: 'through KSeF',
      bindsSmall: true,
      ...found('Ustawa o VAT, art. 106ga'),
    },
  ],
})
