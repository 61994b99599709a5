import { checked, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const act = checked('VAT Act 89 of 1991, s. 20(4)')
const above = { amount: '5000', ...checked('VAT Act 89 of 1991, s. 20(5)') }
const over50 = { amount: '50', ...checked('VAT Act 89 of 1991, s. 20(6)') }

export const southAfrica = outsideEu({
  country: 'ZA',
  name: 'South Africa',
  languages: ['en', 'af', 'zu', 'xh'],
  taxNames: { en: 'VAT', af: 'BTW' },
  taxId: { label: 'VAT no.', shape: '10 digits that begin with 4', ...act },
  rates: ratesFrom(checked('VAT Act 89 of 1991, s. 7'), [
    ['standard', '14', '1993-04-07'],
    ['standard', '15', '2018-04-01'],
    ['zero', '0', '1991-09-30'],
  ]),
  needs: [
    ...needsOf(
      taxKinds,
      act,
      ['number', 'issue-date', 'seller-name', 'seller-address', 'line-description'],
      { above: over50 },
    ),
    ...needsOf(taxKinds, custom, ['number', 'issue-date', 'seller-name', 'line-description'], {
      isAdvice: true,
    }),
    ...needsOf(taxKinds, act, ['seller-tax-id'], { treatments: registered, above: over50 }),
    ...needsOf(taxKinds, act, ['tax-rate'], { treatments: ['domestic'], above: over50 }),
    ...needsOf(taxKinds, act, ['buyer-name', 'buyer-address', 'line-quantity'], { above }),
    ...needsOf(taxKinds, act, ['buyer-tax-id'], {
      buyer: 'business',
      treatments: ['domestic'],
      above,
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('VAT Act 89 of 1991, s. 11'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, custom, ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], known('VAT Act 89 of 1991, s. 21(3)'), [
      'original-invoice',
      'credit-reason',
    ]),
  ],
  phrases: {
    export: phrase(known('VAT Act 89 of 1991, s. 11'), {
      en: 'Zero-rated export',
      af: 'Nulkoersuitvoer',
    }),
    'small-business': phrase(custom, {
      en: 'Not registered for VAT',
      af: 'Nie vir BTW geregistreer nie',
    }),
  },
  numbering: { rule: 'Numbers follow each other, and each is used once.', ...act },
  due: { rule: 'As agreed. No law sets a day.', ...custom },
  latePayment: {
    interest: { reference: 'south-africa', points: '3.5' },
    isFixedWhenDue: true,
    sums: [],
    ...checked('Prescribed Rate of Interest Act 55 of 1975, s. 1'),
  },
  eInvoices: [],
  taxInOwnCurrency: act,
  crossBorder: {
    goods: { treatment: 'export', ...known('VAT Act 89 of 1991, s. 11(1)') },
    serviceToBusiness: { treatment: 'export', ...known('VAT Act 89 of 1991, s. 11(2)(l)') },
    serviceToConsumer: { treatment: 'export', ...known('VAT Act 89 of 1991, s. 11(2)(l)') },
  },
})
