import { checked, found, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const act = found('GST Act 1999, s. 29-70')
const above = { amount: '82.50', ...checked('GST Act 1999, s. 29-80') }

export const australia = outsideEu({
  country: 'AU',
  name: 'Australia',
  languages: ['en'],
  taxNames: { en: 'GST' },
  taxId: { label: 'ABN', shape: '11 digits', ...act },
  rates: ratesFrom(found('GST Act 1999, s. 9-70'), [
    ['standard', '10', '2000-07-01'],
    ['zero', '0', '2000-07-01'],
  ]),
  needs: [
    ...needsOf(
      taxKinds,
      act,
      ['issue-date', 'seller-name', 'seller-tax-id', 'line-description', 'line-quantity'],
      { above },
    ),
    ...needsOf(['invoice'], act, ['tax-invoice'], { treatments: ['domestic'], above }),
    ...needsOf(taxKinds, act, ['tax-rate'], { treatments: ['domestic'], above }),
    ...needsOf(taxKinds, act, ['buyer-name'], {
      above: { amount: '1000', includesIt: true, ...act },
    }),
    ...needsOf(taxKinds, custom, ['number', 'issue-date', 'seller-name', 'line-description'], {
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('GST Act 1999, Div. 38'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, found('ATO, Tax invoices'), ['small-business'], {
      treatments: ['small-business'],
    }),
    ...needsOf(
      ['credit_note'],
      checked('GST Adjustment Note Information Requirements Determination 2022'),
      ['credit-reason'],
    ),
    ...needsOf(['credit_note'], custom, ['original-invoice'], { isAdvice: true }),
  ],
  phrases: {
    'tax-invoice': phrase(act, { en: 'Tax invoice' }),
    export: phrase(known('GST Act 1999, Div. 38'), { en: 'GST-free export' }),
    'small-business': phrase(found('ATO, Tax invoices'), { en: 'No GST has been charged.' }, [
      'no gst',
      'not registered for gst',
    ]),
  },
  numbering: { rule: 'No rule. Numbers that are used once are usual.', ...custom },
  due: { rule: 'As agreed. A tax invoice follows within 28 days of being asked for.', ...act },
  latePayment: { sums: [], ...known('the contract') },
  eInvoices: [],
  taxInOwnCurrency: checked('GSTR 2001/2'),
  crossBorder: {
    goods: { treatment: 'export', ...checked('GST Act 1999, s. 38-185') },
    serviceToBusiness: { treatment: 'export', ...checked('GST Act 1999, s. 38-190') },
    serviceToConsumer: { treatment: 'export', ...checked('GST Act 1999, s. 38-190') },
  },
})
