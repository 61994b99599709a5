import { checked, found, known } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const slovenia = euMember({
  country: 'SI',
  name: 'Slovenia',
  languages: ['sl'],
  taxNames: { en: 'VAT', sl: 'DDV' },
  taxId: { label: 'ID za DDV', shape: 'SI and 8 digits' },
  invoiceLaw: 'ZDDV-1, 82. člen',
  rates: ratesFrom(found('ZDDV-1, 41. člen'), [
    ['standard', '22', '2013-07-01'],
    ['reduced', '9.5', '2013-07-01'],
    ['reduced-2', '5', '2020-01-01'],
  ]),
  simplified: { upTo: '100', ...known('ZDDV-1, 83. člen') },
  phrases: {
    intraCommunity: phrase(
      checked('ZDDV-1, 46. člen'),
      {
        sl: 'Oproščeno DDV, dobava blaga znotraj Unije (46. člen ZDDV-1)',
        en: 'VAT-exempt intra-Community supply (art. 46 of the Slovenian VAT Act)',
      },
      ['46. člen'],
    ),
    export: phrase(
      checked('ZDDV-1, 52. člen'),
      {
        sl: 'Oproščeno DDV, izvoz (52. člen ZDDV-1)',
        en: 'VAT-exempt export (art. 52 of the Slovenian VAT Act)',
      },
      ['52. člen'],
    ),
    smallBusiness: phrase(
      checked('ZDDV-1, 94. člen'),
      {
        sl: 'DDV ni obračunan na podlagi 1. odstavka 94. člena ZDDV-1',
        en: 'VAT not charged (art. 94(1) of the Slovenian VAT Act)',
      },
      ['94. člen'],
    ),
  },
  latePayment: euLatePayment('ZPreZP-1, 13. and 14. člen', checked),
  eInvoices: [
    {
      from: '2028-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Slovenia',
      how: 'as structured e-invoices (EN 16931 or eSLOG)',
      bindsSmall: true,
      ...checked('ZIERDED, 28. člen'),
    },
  ],
})
