import { checked, found, known } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const lithuania = euMember({
  country: 'LT',
  name: 'Lithuania',
  languages: ['lt'],
  taxNames: { en: 'VAT', lt: 'PVM' },
  taxId: { label: 'PVM kodas', shape: 'LT and 9 or 12 digits' },
  invoiceLaw: 'PVM įstatymas, 80 straipsnis',
  rates: [
    ...ratesFrom(found('PVM įstatymas, 19 straipsnis'), [
      ['standard', '21', '2009-09-01'],
      ['reduced', '9', '2013-01-01'],
      ['reduced-2', '5', '2013-01-01'],
    ]),
    ...ratesFrom(checked('PVM įstatymas, 19 straipsnis'), [['reduced', '12', '2026-01-01']]),
  ],
  simplified: { upTo: '100', ...known('Directive 2006/112/EC, art. 220a') },
  phrases: {
    intraCommunity: phrase(
      checked('PVM įstatymas, 49 straipsnis'),
      {
        lt: '0 % PVM, prekių tiekimas į kitą valstybę narę (PVM įstatymo 49 straipsnis)',
        en: 'Zero-rated intra-Community supply (art. 49 of the Lithuanian VAT Act)',
      },
      ['49 straipsn'],
    ),
    export: phrase(
      known('PVM įstatymas, 41 straipsnis'),
      {
        lt: '0 % PVM, eksportas (PVM įstatymo 41 straipsnis)',
        en: 'Zero-rated export (art. 41 of the Lithuanian VAT Act)',
      },
      ['41 straipsn'],
    ),
    smallBusiness: phrase(checked('PVM įstatymas, 71 straipsnis'), {
      lt: 'Ne PVM mokėtojas',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: euLatePayment(
    'Mokėjimų, atliekamų pagal komercinius sandorius, vėlavimo prevencijos įstatymas',
    checked,
  ),
})
