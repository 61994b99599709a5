import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const czechia = euMember({
  country: 'CZ',
  name: 'Czechia',
  languages: ['cs'],
  taxNames: { en: 'VAT', cs: 'DPH' },
  taxId: { label: 'DIČ', shape: 'CZ and 8 to 10 digits' },
  invoiceLaw: '§ 29 zákona č. 235/2004 Sb.',
  rates: [
    ...ratesFrom(checked('§ 47 zákona č. 235/2004 Sb.'), [
      ['reduced', '15', '2013-01-01'],
      ['reduced-2', '10', '2015-01-01', '2023-12-31'],
    ]),
    ...ratesFrom(found('§ 47 zákona č. 235/2004 Sb.'), [
      ['standard', '21', '2013-01-01'],
      ['reduced', '12', '2024-01-01'],
    ]),
  ],
  simplified: {
    upTo: '10000',
    drops: ['buyer-name', 'buyer-address', 'buyer-tax-id'],
    ...known('§ 30 and § 30a zákona č. 235/2004 Sb.'),
  },
  needs: [...domesticBuyerTaxId(known('§ 29 (1) zákona č. 235/2004 Sb.'))],
  phrases: {
    intraCommunity: phrase(
      checked('§ 64 zákona č. 235/2004 Sb.'),
      {
        cs: 'Osvobozeno od DPH, dodání zboží do jiného členského státu (§ 64 zákona o DPH)',
        en: 'VAT-exempt intra-Community supply (§ 64 of the Czech VAT Act)',
      },
      ['§ 64'],
    ),
    export: phrase(
      checked('§ 66 zákona č. 235/2004 Sb.'),
      {
        cs: 'Osvobozeno od DPH, vývoz zboží (§ 66 zákona o DPH)',
        en: 'VAT-exempt export (§ 66 of the Czech VAT Act)',
      },
      ['§ 66'],
    ),
    smallBusiness: phrase(
      known('§ 6 zákona č. 235/2004 Sb.'),
      { cs: 'Nejsem plátce DPH.', en: 'Not registered for VAT' },
      ['neplátce', 'nejsme plátci', 'není plátce'],
    ),
  },
  latePayment: {
    interest: { reference: 'czechia', points: '8' },
    isFixedWhenDue: true,
    sums: [{ amount: '1200', currency: 'CZK', from: '0' }],
    ...checked('Nařízení vlády č. 351/2013 Sb.'),
  },
})
