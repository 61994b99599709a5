import { checked, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const regulations = checked('GST (General) Regulations, reg. 11')
const above = { amount: '1000', ...checked('GST (General) Regulations, reg. 13') }
const invoiceNow = {
  duty: 'issue',
  between: 'businesses',
  how: 'through InvoiceNow, with a copy to IRAS',
  ...checked('IRAS, GST InvoiceNow Requirement'),
} as const

export const singapore = outsideEu({
  country: 'SG',
  name: 'Singapore',
  languages: ['en', 'zh', 'ms', 'ta'],
  taxNames: { en: 'GST' },
  taxId: { label: 'GST Reg No', shape: 'a UEN, or M and 8 digits and a letter', ...regulations },
  rates: ratesFrom(checked('GST Act 1993, s. 16'), [
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
    // Whoever is not registered gets no tax invoice.
    ...needsOf(taxKinds, regulations, ['buyer-name', 'buyer-address', 'line-quantity'], {
      buyer: 'business',
      above,
    }),
    ...needsOf(['invoice'], regulations, ['tax-invoice'], {
      buyer: 'business',
      treatments: ['domestic'],
      above,
    }),
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
    ...needsOf(['credit_note'], checked('GST (General) Regulations, reg. 12'), ['original-date'], {
      isAdvice: true,
    }),
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
      from: '2025-11-01',
      who: 'New companies in Singapore that register for GST of their own accord',
      ...invoiceNow,
    },
    {
      from: '2026-04-01',
      who: 'Businesses in Singapore that newly register for GST of their own accord',
      ...invoiceNow,
    },
    {
      from: '2028-04-01',
      who: 'Businesses in Singapore that newly register for GST, or supply up to S$200,000 a year,',
      ...invoiceNow,
    },
    {
      from: '2029-04-01',
      who: 'Businesses in Singapore that newly register for GST, or supply up to S$1 million a year,',
      ...invoiceNow,
    },
    {
      from: '2030-04-01',
      who: 'Businesses in Singapore that newly register for GST, or supply up to S$4 million a year,',
      ...invoiceNow,
    },
    {
      from: '2031-04-01',
      who: 'Businesses in Singapore that are registered for GST',
      ...invoiceNow,
    },
  ],
  taxInOwnCurrency: regulations,
  crossBorder: {
    goods: { treatment: 'export', ...known('GST Act 1993, s. 21(2)') },
    serviceToBusiness: { treatment: 'export', ...known('GST Act 1993, s. 21(3)') },
    serviceToConsumer: { treatment: 'export', ...known('GST Act 1993, s. 21(3)') },
  },
})
