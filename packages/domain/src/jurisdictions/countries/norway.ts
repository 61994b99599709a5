import { checked, known, unsure } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { needsOf, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const regulations = checked('Bokføringsforskriften § 5-1-1')

export const norway = outsideEu({
  country: 'NO',
  name: 'Norway',
  languages: ['nb', 'nn', 'no'],
  taxNames: { en: 'VAT', nb: 'mva.', nn: 'mva.', no: 'mva.' },
  taxId: {
    label: 'Org.nr.',
    shape: '9 digits, and MVA if registered for VAT',
    ...checked('Bokføringsforskriften § 5-1-2'),
  },
  rates: [
    ...ratesFrom(checked('Merverdiavgiftsloven § 5-1 to § 5-11'), [
      ['standard', '25', '2005-01-01'],
      ['reduced', '15', '2012-01-01'],
      ['reduced-2', '12', '2018-01-01'],
      ['reduced-2', '6', '2020-04-01'],
      ['reduced-2', '12', '2021-10-01'],
    ]),
    // For fish, from those who catch it.
    ...ratesFrom(known('Merverdiavgiftsloven § 5-8'), [['reduced-3', '11.11', '2012-01-01']]),
  ],
  needs: [
    ...needsOf(taxKinds, regulations, [
      'number',
      'issue-date',
      'seller-name',
      'buyer-name',
      'line-description',
      'line-quantity',
    ]),
    // An organization number, of the seller in any case, and of a business in place of its address.
    ...needsOf(taxKinds, checked('Bokføringsforskriften § 5-1-2'), ['seller-tax-id']),
    ...needsOf(taxKinds, regulations, ['buyer-address'], { buyer: 'consumer' }),
    ...needsOf(taxKinds, regulations, ['buyer-address'], { isAdvice: true }),
    ...needsOf(taxKinds, checked('Foretaksregisterloven § 10-2'), ['seller-address'], {
      isAdvice: true,
    }),
    ...needsOf(['invoice'], regulations, ['supply-date', 'due-date']),
    ...needsOf(taxKinds, regulations, ['tax-rate'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, regulations, ['export'], { treatments: ['export'], isAdvice: true }),
    ...needsOf(taxKinds, known('Merverdiavgiftsloven § 2-1'), ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], known('Bokføringsforskriften § 5-2-8 and GBS 1'), [
      'original-invoice',
    ]),
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
      known('Merverdiavgiftsloven § 2-1'),
      {
        nb: 'Ikke registrert i Merverdiavgiftsregisteret',
        nn: 'Ikkje registrert i Meirverdiavgiftsregisteret',
        en: 'Not registered for VAT',
      },
      ['ikke mva-registrert'],
    ),
  },
  numbering: {
    rule: 'Numbers are printed beforehand or given by machine, and follow each other without gaps.',
    ...known('Bokføringsforskriften § 5-1-3'),
  },
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Late once an agreed day has passed, or 30 days after a written demand. More than 60 days between businesses only by express agreement.',
    ...checked('Forsinkelsesrenteloven § 2 and § 2 a'),
  },
  latePayment: {
    interest: { reference: 'norway', points: '8' },
    isOwedByConsumers: true,
    // The ministry sets the sum for each half-year; this one is that of 2024 and of the first half of 2025.
    sums: [{ amount: '470', currency: 'NOK', from: '0' }],
    ...unsure('Forsinkelsesrenteloven § 3 and § 3 a'),
  },
  eInvoices: [
    {
      from: '2019-04-02',
      duty: 'issue',
      between: 'government',
      who: 'Suppliers of the public sector in Norway',
      how: 'as EHF (Peppol BIS 3)',
      ...known('Forskrift om elektronisk faktura i offentlige anskaffelser'),
    },
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses that keep books in Norway',
      how: 'as structured e-invoices, such as EHF (Peppol BIS 3)',
      ...checked('Bokføringsloven, amendment of June 2026'),
    },
  ],
  crossBorder: {
    goods: { treatment: 'export', ...known('Merverdiavgiftsloven § 6-21') },
    serviceToBusiness: { treatment: 'export', ...checked('Merverdiavgiftsloven § 6-22') },
    // Since 2023 whoever the client is.
    serviceToConsumer: { treatment: 'export', ...checked('Merverdiavgiftsloven § 6-22') },
  },
  taxInOwnCurrency: regulations,
})
