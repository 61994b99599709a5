import { found, known, unsure } from '../cited.ts'
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
  rates: ratesFrom(found('ibericode/vat-rates'), [
    ['standard', '19', '2014-01-13'],
    ['reduced', '9', '2014-01-13'],
    ['reduced-2', '5', '2000-07-01'],
  ]),
  simplified: { upTo: '100', ...unsure('Directive 2006/112/EC, art. 220a') },
  phrases: {
    intraCommunity: phrase(
      unsure('Directive 2006/112/EC, art. 138'),
      {
        el: 'Ενδοκοινοτική παράδοση, απαλλαγή από ΦΠΑ (άρθρο 138 Οδηγίας 2006/112/ΕΚ)',
        en: 'VAT-exempt intra-Community supply (Directive 2006/112/EC, art. 138)',
      },
      ['ενδοκοινοτική'],
    ),
    export: phrase(
      unsure('Directive 2006/112/EC, art. 146'),
      {
        el: 'Εξαγωγή, απαλλαγή από ΦΠΑ (άρθρο 146 Οδηγίας 2006/112/ΕΚ)',
        en: 'VAT-exempt export (Directive 2006/112/EC, art. 146)',
      },
      ['εξαγωγή'],
    ),
    smallBusiness: phrase(unsure('VAT Law 95(I)/2000, First Schedule'), {
      el: 'Μη εγγεγραμμένος στο Μητρώο ΦΠΑ',
      en: 'Not registered for VAT',
    }),
  },
  latePayment: euLatePayment('Law 123(I)/2012 on late payment', known),
})
