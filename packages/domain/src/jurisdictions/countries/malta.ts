import { found, known, unsure } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const malta = euMember({
  country: 'MT',
  name: 'Malta',
  languages: ['en', 'mt'],
  taxNames: { en: 'VAT', mt: 'VAT' },
  taxId: { label: 'VAT no.', shape: 'MT and 8 digits' },
  invoiceLaw: 'VAT Act (Cap. 406), Twelfth Schedule',
  rates: [
    ...ratesFrom(unsure('VAT (Amendment) of 2023'), [['reduced-3', '12', '2024-01-01']]),
    ...ratesFrom(found('ibericode/vat-rates'), [
      ['standard', '18', '2004-01-01'],
      ['reduced', '7', '2011-01-01'],
      ['reduced-2', '5', '2004-01-01'],
    ]),
  ],
  simplified: { upTo: '100', ...unsure('Directive 2006/112/EC, art. 220a') },
  phrases: {
    intraCommunity: phrase(
      unsure('VAT Act (Cap. 406), Fifth Schedule'),
      { en: 'Exempt intra-Community supply (VAT Act, Cap. 406, Fifth Schedule)' },
      ['intra-community supply'],
    ),
    export: phrase(unsure('VAT Act (Cap. 406), Fifth Schedule'), {
      en: 'Exempt export (VAT Act, Cap. 406, Fifth Schedule)',
    }),
    smallBusiness: phrase(
      known('VAT Act (Cap. 406), art. 11'),
      { en: 'Exempt under article 11 of the VAT Act (Cap. 406)' },
      ['article 11 of the vat act'],
    ),
  },
  latePayment: euLatePayment('Commercial Code (Cap. 13), Title III', unsure),
})
