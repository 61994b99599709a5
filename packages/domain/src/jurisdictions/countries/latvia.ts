import { checked, found, unsure } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const latvia = euMember({
  country: 'LV',
  name: 'Latvia',
  languages: ['lv'],
  taxNames: { en: 'VAT', lv: 'PVN' },
  taxId: { label: 'PVN reģ. Nr.', shape: 'LV and 11 digits' },
  invoiceLaw: 'PVN likums, 125. pants',
  rates: ratesFrom(found('PVN likums, 41. un 42. pants'), [
    ['standard', '21', '2012-07-01'],
    ['reduced', '12', '2011-01-01'],
    ['reduced-2', '5', '2018-01-01'],
  ]),
  simplified: {
    upTo: '150',
    drops: ['buyer-name', 'buyer-address', 'buyer-tax-id', 'line-quantity', 'supply-date'],
    ...unsure('PVN likums, 126. pants'),
  },
  needs: [...domesticBuyerTaxId(checked('PVN likums, 125. pants'))],
  phrases: {
    intraCommunity: phrase(
      checked('PVN likums, 43. pants'),
      {
        lv: 'PVN 0%, preču piegāde Eiropas Savienībā (PVN likuma 43. panta ceturtā daļa)',
        en: 'Zero-rated intra-Community supply (art. 43(4) of the Latvian VAT Act)',
      },
      ['preču piegāde eiropas'],
    ),
    export: phrase(
      checked('PVN likums, 43. pants'),
      {
        lv: 'PVN 0%, preču eksports (PVN likuma 43. panta pirmā daļa)',
        en: 'Zero-rated export (art. 43(1) of the Latvian VAT Act)',
      },
      ['eksports'],
    ),
    smallBusiness: phrase(checked('PVN likums, 59. pants'), {
      lv: 'Nav reģistrēts PVN maksātāju reģistrā',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: euLatePayment('Civillikums, 1765. pants', checked),
  eInvoices: [
    {
      from: '2028-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Latvia',
      how: 'as structured e-invoices (EN 16931)',
      bindsSmall: true,
      ...checked('Grāmatvedības likums, 11. pants'),
    },
  ],
})
