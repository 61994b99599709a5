import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const spain = euMember({
  country: 'ES',
  name: 'Spain',
  languages: ['es', 'ca', 'eu', 'gl'],
  taxNames: { en: 'VAT', es: 'IVA' },
  taxId: { label: 'NIF', shape: 'ES and 9 letters or digits' },
  invoiceLaw: 'RD 1619/2012, art. 6',
  rates: ratesFrom(found('Ley 37/1992, art. 90 and 91'), [
    ['standard', '21', '2012-09-01'],
    ['reduced', '10', '2012-09-01'],
    ['reduced-2', '4', '1995-01-01'],
  ]),
  simplified: {
    upTo: '400',
    drops: ['seller-address', 'buyer-name', 'buyer-address', 'buyer-tax-id', 'line-quantity'],
    ...checked('RD 1619/2012, art. 4 and 7'),
  },
  needs: [...domesticBuyerTaxId(known('RD 1619/2012, art. 6'))],
  phrases: {
    intraCommunity: phrase(
      checked('Ley 37/1992, art. 25'),
      {
        es: 'Operación exenta de IVA, entrega intracomunitaria (art. 25 Ley 37/1992)',
        en: 'VAT-exempt intra-Community supply (art. 25 Ley 37/1992)',
      },
      ['art. 25 ley', 'artículo 25'],
    ),
    export: phrase(
      checked('Ley 37/1992, art. 21'),
      {
        es: 'Operación exenta de IVA, exportación (art. 21 Ley 37/1992)',
        en: 'VAT-exempt export (art. 21 Ley 37/1992)',
      },
      ['art. 21 ley', 'artículo 21'],
    ),
  },
  latePayment: euLatePayment('Ley 3/2004, art. 7 and 8', checked),
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Between businesses 30 days unless agreed otherwise, and never more than 60.',
    ...checked('Ley 3/2004, art. 4'),
  },
  eInvoices: (['businesses', 'consumers'] as const).flatMap((between) => [
    {
      from: '2027-01-01',
      duty: 'issue',
      between,
      who: 'Companies in Spain',
      how: 'with software that keeps VERI*FACTU records and prints its QR code',
      ...found('RD 1007/2023'),
    },
    {
      from: '2027-07-01',
      duty: 'issue',
      between,
      who: 'All businesses in Spain',
      how: 'with software that keeps VERI*FACTU records and prints its QR code',
      ...found('RD 1007/2023'),
    },
  ]),
})
