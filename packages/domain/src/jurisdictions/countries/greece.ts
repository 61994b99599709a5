import { found, known, unsure } from '../cited.ts'
import { domesticBuyerTaxId, euLatePayment, euMember } from '../eu-member.ts'
import { phrase } from '../phrase.ts'
import { ratesFrom } from '../rates.ts'

export const greece = euMember({
  country: 'GR',
  name: 'Greece',
  languages: ['el'],
  taxNames: { en: 'VAT', el: 'ΦΠΑ' },
  taxId: { label: 'ΑΦΜ', shape: 'EL and 9 digits' },
  invoiceLaw: 'ν. 4308/2014, άρθρο 9',
  rates: ratesFrom(found('ibericode/vat-rates'), [
    ['standard', '24', '2016-06-01'],
    ['reduced', '13', '2015-07-20'],
    ['reduced-2', '6', '2015-07-20'],
  ]),
  simplified: { upTo: '100', ...unsure('ν. 4308/2014, άρθρο 10') },
  needs: [...domesticBuyerTaxId(known('ν. 4308/2014, άρθρο 9'))],
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
    smallBusiness: phrase(
      unsure('Κώδικας ΦΠΑ, καθεστώς μικρών επιχειρήσεων'),
      { el: 'Απαλλαγή μικρών επιχειρήσεων από ΦΠΑ', en: 'VAT-exempt small business' },
      ['μικρών επιχειρήσεων'],
    ),
  },
  latePayment: euLatePayment('ν. 4152/2013, παρ. Ζ', known),
  eInvoices: [
    {
      from: '2026-02-02',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Greece with more than €1,000,000 of turnover',
      how: 'through a certified provider and myDATA',
      ...unsure('ν. 5222/2025'),
    },
    {
      from: '2026-10-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All other businesses in Greece',
      how: 'through a certified provider and myDATA',
      ...unsure('ν. 5222/2025'),
    },
  ],
})
