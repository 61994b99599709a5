import { checked, found, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const act = checked('MWSTG, art. 26')
const above = { amount: '400', ...checked('MWSTV, art. 57') }

export const switzerland = outsideEu({
  country: 'CH',
  name: 'Switzerland',
  languages: ['de', 'fr', 'it', 'rm'],
  taxNames: { en: 'VAT', de: 'MWST', fr: 'TVA', it: 'IVA' },
  taxId: { label: 'MWST-Nr. (UID)', shape: 'CHE, 9 digits and MWST, TVA or IVA', ...act },
  rates: [
    ...ratesFrom(checked('MWSTG, art. 25'), [
      ['standard', '7.7', '2018-01-01'],
      ['reduced', '2.5', '2011-01-01'],
      ['reduced-2', '3.7', '2018-01-01'],
    ]),
    ...ratesFrom(found('MWSTG, art. 25'), [
      ['standard', '8.1', '2024-01-01'],
      ['reduced', '2.6', '2024-01-01'],
      ['reduced-2', '3.8', '2024-01-01'],
    ]),
  ],
  needs: [
    ...needsOf(taxKinds, act, [
      'issue-date',
      'seller-name',
      'seller-address',
      'line-description',
      'line-quantity',
    ]),
    ...needsOf(taxKinds, act, ['seller-tax-id'], { treatments: registered }),
    ...needsOf(taxKinds, act, ['buyer-name', 'buyer-address'], { above }),
    ...needsOf(['invoice'], act, ['supply-date'], { isAdvice: true }),
    ...needsOf(taxKinds, act, ['tax-rate'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, custom, ['number'], { isAdvice: true }),
    ...needsOf(taxKinds, checked('MWSTG, art. 23'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('MWSTG, art. 10'), ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], custom, ['original-invoice'], { isAdvice: true }),
  ],
  phrases: {
    export: phrase(
      checked('MWSTG, art. 23'),
      {
        de: 'Von der Steuer befreit, Ausfuhr (Art. 23 MWSTG)',
        fr: "Exonéré de l'impôt, exportation (art. 23 LTVA)",
        it: "Esente dall'imposta, esportazione (art. 23 LIVA)",
        en: 'VAT-exempt export (art. 23 of the Swiss VAT Act)',
      },
      ['art. 23'],
    ),
    'small-business': phrase(
      known('MWSTG, art. 10'),
      {
        de: 'Nicht mehrwertsteuerpflichtig (Art. 10 MWSTG)',
        fr: 'Non assujetti à la TVA (art. 10 LTVA)',
        it: "Non assoggettato all'IVA (art. 10 LIVA)",
        en: 'Not registered for VAT (art. 10 of the Swiss VAT Act)',
      },
      ['nicht mehrwertsteuerpflichtig', 'non assujetti à la tva'],
    ),
  },
  numbering: { rule: 'No rule. Numbers that follow each other are usual.', ...custom },
  due: {
    rule: 'Due immediately unless agreed otherwise. Late once an agreed day has passed, or after a reminder.',
    ...checked('OR, art. 75 and 102'),
  },
  latePayment: {
    interest: { rate: '5' },
    isOwedByConsumers: true,
    sums: [],
    ...checked('OR, art. 104'),
  },
  eInvoices: [
    {
      from: '2016-01-01',
      duty: 'issue',
      between: 'government',
      who: 'Suppliers of the Swiss Confederation, for contracts above CHF 5,000',
      how: 'as e-invoices',
      ...checked('Federal Finance Administration, E-Rechnung'),
    },
  ],
  crossBorder: {
    goods: { treatment: 'export', ...checked('MWSTG, art. 23') },
    serviceToBusiness: { treatment: 'out-of-scope', ...known('MWSTG, art. 8 (1)') },
    serviceToConsumer: { treatment: 'out-of-scope', ...known('MWSTG, art. 8 (1)') },
  },
})
