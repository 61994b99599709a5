import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember, smallSellerTaxId } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const italy = euMember({
  country: 'IT',
  name: 'Italy',
  languages: ['it'],
  taxNames: { en: 'VAT', it: 'IVA' },
  taxId: { label: 'P.IVA', shape: 'IT and 11 digits' },
  invoiceLaw: 'DPR 633/1972, art. 21',
  rates: ratesFrom(found('DPR 633/1972, art. 16'), [
    ['standard', '22', '2013-10-01'],
    ['reduced', '10', '1995-02-24'],
    ['reduced-2', '5', '2016-01-01'],
    ['reduced-3', '4', '1989-01-01'],
  ]),
  simplified: { upTo: '400', ...found('DPR 633/1972, art. 21-bis') },
  needs: [
    ...smallSellerTaxId(found('DPR 633/1972, art. 21')),
    ...domesticBuyerTaxId(found('DPR 633/1972, art. 21')),
  ],
  phrases: {
    intraCommunity: phrase(
      known('D.L. 331/1993, art. 41'),
      {
        it: 'Operazione non imponibile, cessione intracomunitaria (art. 41 D.L. 331/1993)',
        en: 'VAT-exempt intra-Community supply (art. 41 D.L. 331/1993)',
      },
      ['art. 41 d', 'intracomunitaria'],
    ),
    export: phrase(
      known('DPR 633/1972, art. 8'),
      {
        it: 'Operazione non imponibile, esportazione (art. 8 DPR 633/1972)',
        en: 'VAT-exempt export (art. 8 DPR 633/1972)',
      },
      ['art. 8 d', 'art. 8, d'],
    ),
    smallBusiness: phrase(
      found('L. 190/2014, art. 1, commi 54-89'),
      {
        it: "Operazione effettuata ai sensi dell'art. 1, commi 54-89, L. 190/2014 - operazione in franchigia da IVA",
        en: 'VAT-exempt small business (L. 190/2014, art. 1, commi 54-89)',
      },
      ['190/2014', 'franchigia'],
    ),
  },
  latePayment: euLatePayment('D.Lgs. 231/2002', known),
  eInvoices: (['businesses', 'consumers'] as const).flatMap((between) => [
    {
      from: '2019-01-01',
      duty: 'issue',
      between,
      who: 'Businesses in Italy',
      how: 'as FatturaPA through the Sistema di Interscambio, and the PDF is only a courtesy copy',
      ...checked('D.Lgs. 127/2015, art. 1'),
    },
    {
      from: '2024-01-01',
      duty: 'issue',
      between,
      who: 'All businesses in Italy, small ones too',
      how: 'as FatturaPA through the Sistema di Interscambio, and the PDF is only a courtesy copy',
      bindsSmall: true,
      ...found('D.L. 36/2022, art. 18'),
    },
  ]),
})
