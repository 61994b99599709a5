import { checked, known, unsure } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const regulation = checked('Cabinet Decision 52/2017, art. 59')
const above = { amount: '10000', ...regulation }
const creditRegulation = checked('Cabinet Decision 52/2017, art. 60')

export const unitedArabEmirates = outsideEu({
  country: 'AE',
  name: 'United Arab Emirates',
  languages: ['ar', 'en'],
  taxNames: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  taxId: { label: 'TRN', shape: '15 digits', ...regulation },
  rates: ratesFrom(known('Federal Decree-Law 8/2017, art. 3 and 45'), [
    ['standard', '5', '2018-01-01'],
    ['zero', '0', '2018-01-01'],
  ]),
  needs: [
    ...needsOf(taxKinds, regulation, [
      'issue-date',
      'seller-name',
      'seller-address',
      'line-description',
    ]),
    // Whoever is not registered gets a simplified invoice at any amount.
    ...needsOf(taxKinds, regulation, ['number', 'line-quantity'], { buyer: 'business', above }),
    ...needsOf(taxKinds, custom, ['number'], { isAdvice: true }),
    ...needsOf(['invoice'], regulation, ['supply-date'], {
      buyer: 'business',
      above,
      isAdvice: true,
    }),
    ...needsOf(taxKinds, regulation, ['seller-tax-id'], { treatments: registered }),
    ...needsOf(['invoice'], regulation, ['tax-invoice'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, regulation, ['tax-rate'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, regulation, ['buyer-name', 'buyer-address'], { buyer: 'business', above }),
    ...needsOf(taxKinds, regulation, ['buyer-tax-id'], {
      buyer: 'business',
      treatments: ['domestic'],
      above,
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('Federal Decree-Law 8/2017, art. 45'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, custom, ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], creditRegulation, ['original-invoice', 'credit-reason']),
    ...needsOf(['credit_note'], creditRegulation, ['tax-credit-note'], {
      treatments: ['domestic'],
    }),
  ],
  phrases: {
    'tax-invoice': phrase(regulation, { ar: 'فاتورة ضريبية', en: 'Tax invoice' }),
    'tax-credit-note': phrase(creditRegulation, {
      ar: 'إشعار دائن ضريبي',
      en: 'Tax credit note',
    }),
    export: phrase(known('Federal Decree-Law 8/2017, art. 45'), {
      ar: 'تصدير خاضع لنسبة الصفر',
      en: 'Zero-rated export',
    }),
    'small-business': phrase(custom, {
      ar: 'غير مسجل في ضريبة القيمة المضافة',
      en: 'Not registered for VAT',
    }),
  },
  numbering: { rule: 'Numbers follow each other, or each is used once.', ...regulation },
  due: { rule: 'As agreed. No law sets a day.', ...custom },
  latePayment: { sums: [], ...unsure('the contract (Federal Decree-Law 50/2022, art. 72 to 74)') },
  eInvoices: [
    {
      from: '2027-01-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in the UAE with AED 50 million of revenue or more',
      how: 'as PINT AE through an accredited provider',
      ...checked('Ministerial Decision 244/2025'),
    },
    {
      from: '2027-07-01',
      duty: 'issue',
      between: 'businesses',
      who: 'All other businesses in the UAE',
      how: 'as PINT AE through an accredited provider',
      ...checked('Ministerial Decision 244/2025'),
    },
  ],
  taxInOwnCurrency: regulation,
  crossBorder: {
    goods: { treatment: 'export', ...checked('Cabinet Decision 52/2017, art. 30') },
    serviceToBusiness: { treatment: 'export', ...checked('Cabinet Decision 52/2017, art. 31') },
    serviceToConsumer: { treatment: 'export', ...checked('Cabinet Decision 52/2017, art. 31') },
  },
})
