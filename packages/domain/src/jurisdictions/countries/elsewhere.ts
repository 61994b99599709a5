import { found } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { custom, needsOf, taxKinds } from '../practice.ts'

/** Any country whose law is not written here: what every business expects, and no word about rates. */
export const elsewhere = outsideEu({
  country: '',
  name: 'Other countries',
  languages: ['en'],
  taxNames: { en: 'Tax' },
  taxId: { label: 'Tax ID', shape: 'as your country writes it', ...custom },
  rates: [],
  needs: [
    ...needsOf(taxKinds, custom, [
      'number',
      'issue-date',
      'seller-name',
      'seller-address',
      'buyer-name',
      'line-description',
      'line-quantity',
    ]),
    ...needsOf(['credit_note'], custom, ['original-invoice']),
  ],
  phrases: {},
  numbering: { rule: 'Numbers that follow each other are usual.', ...custom },
  due: { rule: 'As agreed.', ...custom },
  latePayment: { sums: [], ...found('the contract and the law of your country') },
  eInvoices: [],
  crossBorder: {
    goods: { treatment: 'export', ...custom },
    serviceToBusiness: { treatment: 'out-of-scope', ...custom },
    serviceToConsumer: { treatment: 'out-of-scope', ...custom },
  },
})
