import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const slovakia = euMember({
  country: 'SK',
  name: 'Slovakia',
  languages: ['sk'],
  taxNames: { en: 'VAT', sk: 'DPH' },
  taxId: { label: 'IČ DPH', shape: 'SK and 10 digits' },
  invoiceLaw: '§ 74 zákona č. 222/2004 Z. z.',
  rates: [
    ...ratesFrom(checked('§ 27 zákona č. 222/2004 Z. z.'), [
      ['standard', '20', '2011-01-01'],
      ['reduced', '10', '2011-01-01'],
    ]),
    // Rented homes that the state supports had it two years before the rest.
    ...ratesFrom(known('§ 27 zákona č. 222/2004 Z. z.'), [['reduced-2', '5', '2023-01-01']]),
    ...ratesFrom(found('§ 27 zákona č. 222/2004 Z. z.'), [
      ['standard', '23', '2025-01-01'],
      ['reduced', '19', '2025-01-01'],
      ['reduced-2', '5', '2025-01-01'],
    ]),
  ],
  simplified: {
    upTo: '100',
    drops: ['buyer-name', 'buyer-address', 'buyer-tax-id'],
    ...checked('§ 74 (3) zákona č. 222/2004 Z. z.'),
  },
  needs: [...domesticBuyerTaxId(checked('§ 74 (1) b) zákona č. 222/2004 Z. z.'))],
  phrases: {
    intraCommunity: phrase(
      checked('§ 43 zákona č. 222/2004 Z. z.'),
      {
        sk: 'Oslobodené od DPH, dodanie tovaru do iného členského štátu (§ 43 zákona o DPH)',
        en: 'VAT-exempt intra-Community supply (§ 43 of the Slovak VAT Act)',
      },
      ['§ 43'],
    ),
    export: phrase(
      checked('§ 47 zákona č. 222/2004 Z. z.'),
      {
        sk: 'Oslobodené od DPH, vývoz tovaru (§ 47 zákona o DPH)',
        en: 'VAT-exempt export (§ 47 of the Slovak VAT Act)',
      },
      ['§ 47'],
    ),
    smallBusiness: phrase(
      known('§ 4 zákona č. 222/2004 Z. z.'),
      { sk: 'Nie som platiteľ DPH.', en: 'Not registered for VAT' },
      ['nie sme platitelia', 'nie je platiteľ'],
    ),
  },
  // Or nine points above the rate of the first late day, which then stays: the creditor chooses.
  latePayment: euLatePayment('Nariadenie vlády č. 21/2013 Z. z.', checked),
  eInvoices: [
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Slovakia that are registered for VAT',
      how: 'as structured e-invoices (EN 16931) through Peppol',
      ...checked('§ 76a zákona č. 222/2004 Z. z.'),
    },
  ],
})
