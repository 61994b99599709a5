import { found, known } from '../cited.ts'
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
    ...ratesFrom(known('§ 47 zákona č. 235/2004 Sb.'), [['reduced', '15', '2013-01-01']]),
    ...ratesFrom(found('§ 47 zákona č. 235/2004 Sb.'), [
      ['standard', '21', '2013-01-01'],
      ['reduced', '12', '2024-01-01'],
    ]),
  ],
  simplified: { upTo: '10000', ...known('§ 30 zákona č. 235/2004 Sb.') },
  needs: [...domesticBuyerTaxId(known('§ 29 (1) zákona č. 235/2004 Sb.'))],
  phrases: {
    intraCommunity: phrase(
      known('§ 64 zákona č. 235/2004 Sb.'),
      {
        cs: 'Osvobozeno od DPH, dodání zboží do jiného členského státu (§ 64 zákona o DPH)',
        en: 'VAT-exempt intra-Community supply (§ 64 of the Czech VAT Act)',
      },
      ['§ 64'],
    ),
    export: phrase(
      known('§ 66 zákona č. 235/2004 Sb.'),
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
    sums: [{ amount: '1200', currency: 'CZK', from: '0' }],
    ...known('Nařízení vlády č. 351/2013 Sb.'),
  },
})
