import { checked, found, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { needsOf, registered, taxKinds } from '../practice.ts'

const rule46 = found('CGST Rules 2017, rule 46')
const rates = found('Notification 9/2025, Central Tax (Rate)')
const schedules = checked(rates.source)
const before = known('Notification 1/2017, Central Tax (Rate)')
const from50000 = { amount: '50000', includesIt: true, ...rule46 } as const

export const india = outsideEu({
  country: 'IN',
  name: 'India',
  languages: ['en', 'hi'],
  taxNames: { en: 'GST', hi: 'जीएसटी' },
  taxId: { label: 'GSTIN', shape: '15 letters and digits', ...rule46 },
  rates: [
    { name: 'standard', rate: '18', from: '2017-07-01', ...before },
    { name: 'reduced', rate: '5', from: '2017-07-01', ...before },
    { name: 'reduced-2', rate: '12', from: '2017-07-01', until: '2025-09-21', ...before },
    { name: 'reduced-3', rate: '3', from: '2017-07-01', ...before },
    { name: 'reduced-3', rate: '3', from: '2025-09-22', ...schedules },
    { name: 'reduced-4', rate: '1.5', from: '2025-09-22', ...schedules },
    { name: 'reduced-5', rate: '0.25', from: '2025-09-22', ...schedules },
    { name: 'higher', rate: '28', from: '2017-07-01', ...before },
    { name: 'higher', rate: '40', from: '2025-09-22', ...rates },
    { name: 'zero', rate: '0', from: '2017-07-01', ...known('Notification 2/2017') },
    { name: 'zero', rate: '0', from: '2025-09-22', ...checked('Notification 10/2025') },
  ],
  needs: [
    ...needsOf(taxKinds, rule46, [
      'number',
      'issue-date',
      'seller-name',
      'seller-address',
      'seller-tax-id',
      'line-description',
    ]),
    ...needsOf(taxKinds, rule46, ['line-quantity'], { supply: 'goods' }),
    ...needsOf(taxKinds, rule46, ['buyer-name', 'buyer-address'], { buyer: 'business' }),
    ...needsOf(taxKinds, rule46, ['buyer-name', 'buyer-address'], {
      buyer: 'consumer',
      above: from50000,
    }),
    // Of a business that is registered, which not all are.
    ...needsOf(taxKinds, rule46, ['buyer-tax-id'], {
      buyer: 'business',
      treatments: ['domestic'],
      isAdvice: true,
    }),
    ...needsOf(['invoice'], found('Notification 78/2020, Central Tax'), ['line-code'], {
      buyer: 'business',
      treatments: registered,
    }),
    ...needsOf(taxKinds, rule46, ['tax-rate'], { treatments: ['domestic'] }),
    ...needsOf(taxKinds, rule46, ['export'], { treatments: ['export'] }),
    ...needsOf(['invoice'], found('CGST Rules 2017, rule 5 and 49'), ['small-business'], {
      treatments: ['small-business'],
    }),
    ...needsOf(['credit_note'], found('CGST Rules 2017, rule 53'), [
      'original-invoice',
      'original-date',
    ]),
  ],
  phrases: {
    'reverse-charge': phrase(rule46, { en: 'Tax is payable on reverse charge basis' }, [
      'reverse charge',
    ]),
    export: phrase(
      checked('CGST Rules 2017, rule 46'),
      {
        en: 'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
      },
      ['supply meant for export'],
    ),
    'small-business': phrase(
      found('CGST Rules 2017, rule 5'),
      { en: 'Composition taxable person, not eligible to collect tax on supplies' },
      ['composition taxable person'],
    ),
  },
  numbering: {
    rule: 'Numbers follow each other, with at most 16 letters, digits, hyphens and slashes, and each is used once in a financial year.',
    mostCharacters: 16,
    characters: 'letters, digits, - and /',
    ...rule46,
  },
  due: {
    usualDays: 15,
    mostDays: 45,
    rule: 'Micro and small suppliers are paid within 15 days unless agreed otherwise, and never after more than 45.',
    ...checked('MSMED Act 2006, s. 15'),
  },
  latePayment: {
    interest: { reference: 'india', points: '0', times: 3 },
    isCompounded: true,
    sums: [],
    ...checked('MSMED Act 2006, s. 16, for micro and small suppliers'),
  },
  eInvoices: [
    {
      from: '2023-08-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in India with more than ₹5 crore of turnover in any year since 2017-18',
      how: 'with an IRN and a QR code from the Invoice Registration Portal',
      ...found('Notification 10/2023, Central Tax'),
    },
  ],
  crossBorder: {
    goods: { treatment: 'export', ...known('IGST Act 2017, s. 16') },
    serviceToBusiness: { treatment: 'export', ...checked('IGST Act 2017, s. 2(6) and 16') },
    serviceToConsumer: { treatment: 'export', ...checked('IGST Act 2017, s. 2(6) and 16') },
  },
})
