import { checked, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const act = checked('GST Act 1985, s. 19E and 19K')
const over200 = { amount: '200', ...act }
const over1000 = { amount: '1000', ...act }

export const newZealand = outsideEu({
  country: 'NZ',
  name: 'New Zealand',
  languages: ['en'],
  taxNames: { en: 'GST' },
  taxId: { label: 'GST no. (IRD)', shape: '8 or 9 digits', ...act },
  rates: ratesFrom(known('GST Act 1985, s. 8'), [
    ['standard', '15', '2010-10-01'],
    ['zero', '0', '1986-10-01'],
  ]),
  needs: [
    ...needsOf(taxKinds, act, ['issue-date', 'seller-name', 'line-description']),
    ...needsOf(taxKinds, act, ['seller-tax-id'], { treatments: registered, above: over200 }),
    ...needsOf(taxKinds, act, ['tax-rate'], { treatments: ['domestic'], above: over200 }),
    ...needsOf(['credit_note'], act, ['seller-tax-id'], { treatments: registered }),
    // The name and one more detail: an address, a phone number, an email, a website or a business number.
    ...needsOf(taxKinds, act, ['buyer-name'], { above: over1000 }),
    ...needsOf(taxKinds, act, ['buyer-address'], { above: over1000, isAdvice: true }),
    ...needsOf(taxKinds, custom, ['number'], { isAdvice: true }),
    ...needsOf(taxKinds, known('GST Act 1985, s. 11 and 11A'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('GST Act 1985, s. 51'), ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], checked('GST Act 1985, s. 19E and 19N'), ['original-invoice']),
  ],
  phrases: {
    export: phrase(known('GST Act 1985, s. 11 and 11A'), { en: 'Zero-rated export' }),
    'small-business': phrase(known('GST Act 1985, s. 51'), { en: 'Not registered for GST' }),
  },
  numbering: { rule: 'No rule. Numbers that are used once are usual.', ...custom },
  due: { rule: 'As agreed. Supply information follows within 28 days of being asked for.', ...act },
  latePayment: { sums: [], ...known('the contract') },
  eInvoices: [
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'government',
      who: 'Suppliers of the government of New Zealand with more than NZ$33 million of revenue',
      how: 'as e-invoices (Peppol)',
      ...checked('Government Procurement Rules, rule 44'),
    },
  ],
  crossBorder: {
    goods: { treatment: 'export', ...checked('GST Act 1985, s. 11') },
    serviceToBusiness: { treatment: 'export', ...checked('GST Act 1985, s. 11A') },
    serviceToConsumer: { treatment: 'export', ...checked('GST Act 1985, s. 11A') },
  },
})
