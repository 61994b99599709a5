import { checked, found, known } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember } from '../eu-member.ts'
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
    ...ratesFrom(found('VAT Act (Cap. 406), art. 19 and Eighth Schedule'), [
      ['standard', '18', '2004-01-01'],
      ['reduced', '7', '2011-01-01'],
      ['reduced-2', '5', '2004-01-01'],
    ]),
    ...ratesFrom(checked('VAT Act (Cap. 406), Eighth Schedule'), [
      ['reduced-3', '12', '2024-01-01'],
    ]),
  ],
  simplified: { upTo: '100', ...checked('VAT Act (Cap. 406), Twelfth Schedule') },
  needs: [...domesticBuyerTaxId(checked('VAT Act (Cap. 406), Twelfth Schedule'))],
  phrases: {
    intraCommunity: phrase(
      checked('VAT Act (Cap. 406), Fifth Schedule, Part One, item 3'),
      { en: 'Exempt intra-Community supply (VAT Act, Cap. 406, Fifth Schedule, Part One, item 3)' },
      ['intra-community supply'],
    ),
    export: phrase(checked('VAT Act (Cap. 406), Fifth Schedule, Part One, item 1'), {
      en: 'Exempt export (VAT Act, Cap. 406, Fifth Schedule, Part One, item 1)',
    }),
    smallBusiness: phrase(
      known('VAT Act (Cap. 406), art. 11'),
      { en: 'Exempt under article 11 of the VAT Act (Cap. 406)' },
      ['article 11 of the vat act'],
    ),
  },
  latePayment: euLatePayment('Commercial Code (Cap. 13), Title II-A', checked),
})
