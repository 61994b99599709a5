import { checked, found, unsure } from '../cited.ts'
import { euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const cyprus = euMember({
  country: 'CY',
  name: 'Cyprus',
  languages: ['el'],
  taxNames: { en: 'VAT', el: 'ΦΠΑ' },
  taxId: { label: 'VAT no.', shape: 'CY, 8 digits and a letter' },
  invoiceLaw: 'VAT Law 95(I)/2000',
  rates: [
    ...ratesFrom(found('VAT Law 95(I)/2000, s. 17 and 18'), [
      ['standard', '19', '2014-01-13'],
      ['reduced', '9', '2014-01-13'],
      ['reduced-2', '5', '2000-07-01'],
    ]),
    ...ratesFrom(checked('VAT Law 95(I)/2000, s. 17 and 18'), [['reduced-3', '3', '2023-07-21']]),
  ],
  simplified: { upTo: '100', ...unsure('Directive 2006/112/EC, art. 220a') },
  phrases: {
    intraCommunity: phrase(
      checked('VAT Law 95(I)/2000, s. 25(8)'),
      {
        el: 'Ενδοκοινοτική παράδοση, μηδενικός συντελεστής ΦΠΑ (άρθρο 138 Οδηγίας 2006/112/ΕΚ)',
        en: 'Zero-rated intra-Community supply (Directive 2006/112/EC, art. 138)',
      },
      ['ενδοκοινοτική'],
    ),
    export: phrase(
      checked('VAT Law 95(I)/2000, s. 25(6)'),
      {
        el: 'Εξαγωγή, μηδενικός συντελεστής ΦΠΑ (άρθρο 146 Οδηγίας 2006/112/ΕΚ)',
        en: 'Zero-rated export (Directive 2006/112/EC, art. 146)',
      },
      ['εξαγωγή'],
    ),
    smallBusiness: phrase(unsure('VAT Law 95(I)/2000, First Schedule'), {
      el: 'Μη εγγεγραμμένος στο Μητρώο ΦΠΑ',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: euLatePayment('Law 123(I)/2012 on late payment', checked),
})
