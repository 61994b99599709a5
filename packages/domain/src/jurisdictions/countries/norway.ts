import { known, unsure } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const regulations = known('Bokføringsforskriften § 5-1-1')

export const norway = outsideEu({
  country: 'NO',
  name: 'Norway',
  languages: ['nb', 'nn', 'no'],
  taxNames: { en: 'VAT', nb: 'mva.', nn: 'mva.', no: 'mva.' },
  taxId: {
    label: 'Org.nr. MVA',
    shape: '9 digits and MVA',
    ...known('Bokføringsforskriften § 5-1-2'),
  },
  rates: ratesFrom(known('Merverdiavgiftsloven § 5-1 to § 5-11'), [
    ['standard', '25', '2005-01-01'],
    ['reduced', '15', '2012-01-01'],
    ['reduced-2', '12', '2018-01-01'],
  ]),
  needs: [
    ...needsOf(taxKinds, regulations, [
      'number',
      'issue-date',
      'seller-name',
      'buyer-name',
      'buyer-address',
      'line-description',
      'line-quantity',
    ]),
    ...needsOf(taxKinds, regulations, ['seller-tax-id'], { treatments: registered }),
    ...needsOf(['invoice'], regulations, ['supply-date', 'due-date']),
    ...needsOf(taxKinds, regulations, ['tax-rate'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, regulations, ['export'], { treatments: ['export'], isAdvice: true }),
    ...needsOf(taxKinds, unsure('Merverdiavgiftsloven § 2-1'), ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], known('Bokføringsforskriften § 5-2-7'), ['original-invoice']),
  ],
  phrases: {
    export: phrase(
      known('Merverdiavgiftsloven § 6-21 and § 6-22'),
      {
        nb: 'Fritatt for merverdiavgift, utførsel (mval. § 6-21 og § 6-22)',
        nn: 'Friteken for meirverdiavgift, utførsel (mval. § 6-21 og § 6-22)',
        en: 'Zero-rated export (§ 6-21 and § 6-22 of the Norwegian VAT Act)',
      },
      ['§ 6-21', '§ 6-22'],
    ),
    'small-business': phrase(
      unsure('Merverdiavgiftsloven § 2-1'),
      {
        nb: 'Ikke registrert i Merverdiavgiftsregisteret',
        nn: 'Ikkje registrert i Meirverdiavgiftsregisteret',
        en: 'Not registered for VAT',
      },
      ['ikke mva-registrert'],
    ),
  },
  numbering: {
    rule: 'Numbers are given by machine and follow each other without gaps.',
    ...known('Bokføringsforskriften § 5-1-3'),
  },
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Between businesses 30 days unless agreed otherwise, and more than 60 only by express agreement.',
    ...known('Forsinkelsesrenteloven § 2 and § 3 b'),
  },
  latePayment: {
    interest: { reference: 'norway', points: '8' },
    sums: [],
    ...unsure('Forsinkelsesrenteloven § 3; § 3 a gives a fixed sum that the ministry sets'),
  },
  eInvoices: [
    {
      from: '2019-04-02',
      duty: 'issue',
      between: 'government',
      who: 'Suppliers of the public sector in Norway',
      how: 'as EHF (Peppol BIS 3)',
      ...unsure('Forskrift om elektronisk faktura i offentlige anskaffelser'),
    },
  ],
  crossBorder: {
    goods: { treatment: 'export', ...known('Merverdiavgiftsloven § 6-21') },
    serviceToBusiness: { treatment: 'export', ...known('Merverdiavgiftsloven § 6-22') },
    serviceToConsumer: { treatment: 'domestic', ...unsure('Merverdiavgiftsloven § 6-22') },
  },
})
