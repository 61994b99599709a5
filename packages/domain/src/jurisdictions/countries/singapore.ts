import { known, unsure } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const regulations = known('GST (General) Regulations, reg. 11')
const above = { amount: '1000', ...known('GST (General) Regulations, reg. 13') }

export const singapore = outsideEu({
  country: 'SG',
  name: 'Singapore',
  languages: ['en', 'zh', 'ms', 'ta'],
  taxNames: { en: 'GST' },
  taxId: { label: 'GST Reg No', shape: 'a UEN, or M and 8 digits and a letter', ...regulations },
  rates: ratesFrom(known('GST Act 1993, s. 16'), [
    ['standard', '7', '2007-07-01'],
    ['standard', '8', '2023-01-01'],
    ['standard', '9', '2024-01-01'],
    ['zero', '0', '1994-04-01'],
  ]),
  needs: [
    ...needsOf(taxKinds, regulations, [
      'number',
      'issue-date',
      'seller-name',
      'seller-address',
      'line-description',
    ]),
    ...needsOf(taxKinds, regulations, ['seller-tax-id'], { treatments: registered }),
    ...needsOf(taxKinds, regulations, ['buyer-name', 'buyer-address', 'line-quantity'], { above }),
    ...needsOf(['invoice'], regulations, ['tax-invoice'], { treatments: ['domestic'], above }),
    ...needsOf(taxKinds, regulations, ['tax-rate'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, known('GST Act 1993, s. 21'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, custom, ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], known('IRAS, Credit notes'), ['original-invoice', 'credit-reason']),
  ],
  phrases: {
    'tax-invoice': phrase(regulations, { en: 'Tax invoice' }),
    export: phrase(known('GST Act 1993, s. 21'), { en: 'Zero-rated export' }),
    'small-business': phrase(custom, { en: 'Not registered for GST' }),
  },
  numbering: { rule: 'Each invoice has a number of its own.', ...regulations },
  due: { rule: 'As agreed. No law sets a day.', ...custom },
  latePayment: { sums: [], ...known('the contract') },
  eInvoices: [
    {
      from: '2026-04-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in Singapore that newly register for GST of their own accord',
      how: 'with invoice data sent to IRAS through InvoiceNow',
      ...unsure('IRAS, GST InvoiceNow Requirement'),
    },
  ],
  taxInOwnCurrency: known('GST (General) Regulations, reg. 11'),
  crossBorder: {
    goods: { treatment: 'export', ...known('GST Act 1993, s. 21(2)') },
    serviceToBusiness: { treatment: 'export', ...known('GST Act 1993, s. 21(3)') },
    serviceToConsumer: { treatment: 'export', ...known('GST Act 1993, s. 21(3)') },
  },
})
