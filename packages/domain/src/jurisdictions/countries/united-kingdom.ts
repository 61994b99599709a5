import { checked, found, known } from '../cited.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'
import { ratesFrom } from '../rates.ts'

const regulations = found('VAT Regulations 1995, reg. 14(1)')
const above = { amount: '250', ...checked('VAT Regulations 1995, reg. 16A') }

export const unitedKingdom = outsideEu({
  country: 'GB',
  name: 'United Kingdom',
  languages: ['en'],
  taxNames: { en: 'VAT' },
  taxId: {
    label: 'VAT Reg No',
    shape: 'GB and 9 digits, XI in Northern Ireland',
    ...found('VAT Regulations 1995, reg. 14(1)(d)'),
  },
  rates: [
    ...ratesFrom(found('VATA 1994, s. 2 and Sch. 7A and 8'), [
      ['standard', '20', '2011-01-04'],
      ['reduced', '5', '1997-09-01'],
      ['zero', '0', '1973-04-01'],
    ]),
    // For hotels and restaurants in the pandemic.
    {
      name: 'reduced-2',
      rate: '12.5',
      from: '2021-10-01',
      until: '2022-03-31',
      ...checked('VATA 1994, Sch. 7A'),
    },
  ],
  needs: [
    ...needsOf(taxKinds, regulations, ['seller-name', 'seller-address', 'line-description']),
    ...needsOf(taxKinds, regulations, ['number', 'issue-date'], { above }),
    ...needsOf(taxKinds, custom, ['number', 'issue-date'], { isAdvice: true }),
    ...needsOf(taxKinds, regulations, ['seller-tax-id'], { treatments: registered }),
    ...needsOf(taxKinds, regulations, ['buyer-name', 'buyer-address', 'line-quantity'], { above }),
    ...needsOf(['invoice'], regulations, ['supply-date'], { treatments: registered }),
    ...needsOf(taxKinds, regulations, ['tax-rate'], {
      treatments: ['domestic', 'consumer-abroad'],
    }),
    ...needsOf(taxKinds, known('Windsor Framework, VAT on goods'), ['intra-community'], {
      treatments: ['intra-community'],
    }),
    ...needsOf(taxKinds, known('Windsor Framework, VAT on goods'), ['buyer-tax-id'], {
      treatments: ['intra-community'],
    }),
    ...needsOf(taxKinds, known('HMRC, VAT Notice 703'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('HMRC, VAT Notice 700/1'), ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(['credit_note'], checked('VAT Regulations 1995, reg. 15C'), [
      'original-invoice',
      'original-date',
    ]),
    ...needsOf(['credit_note'], known('HMRC, VAT Notice 700'), ['credit-reason'], {
      isAdvice: true,
    }),
  ],
  phrases: {
    'reverse-charge': phrase(found('VAT Regulations 1995, reg. 14'), { en: 'Reverse charge' }),
    'intra-community': phrase(
      known('Windsor Framework, VAT on goods'),
      { en: 'Zero-rated intra-Community supply of goods from Northern Ireland' },
      ['intra-community supply'],
    ),
    export: phrase(known('VATA 1994, s. 30(6)'), {
      en: 'Zero-rated export (VATA 1994, s. 30(6))',
    }),
    'small-business': phrase(known('VATA 1994, Sch. 1'), { en: 'Not registered for VAT' }),
  },
  numbering: {
    rule: 'Numbers follow each other, and each is used once.',
    ...found('VAT Regulations 1995, reg. 14(1)(a)'),
  },
  due: {
    usualDays: 30,
    mostDays: 60,
    rule: 'Between businesses 30 days unless agreed otherwise, and more than 60 only where it is fair.',
    ...checked('Late Payment of Commercial Debts (Interest) Act 1998, s. 4'),
  },
  latePayment: {
    interest: { reference: 'england', points: '8' },
    isFixedWhenDue: true,
    sums: [
      { amount: '40', currency: 'GBP', from: '0' },
      { amount: '70', currency: 'GBP', from: '1000' },
      { amount: '100', currency: 'GBP', from: '10000' },
    ],
    ...checked('Late Payment of Commercial Debts (Interest) Act 1998, s. 4 to 6'),
  },
  eInvoices: [
    {
      from: '2029-04-01',
      duty: 'issue',
      between: 'businesses',
      who: 'Businesses in the UK that are registered for VAT',
      how: 'as structured e-invoices',
      ...found('HMRC, Budget of November 2025'),
    },
  ],
  taxInOwnCurrency: found('VAT Regulations 1995, reg. 14(1)'),
  crossBorder: {
    goods: { treatment: 'export', ...known('VATA 1994, s. 30(6)') },
    serviceToBusiness: { treatment: 'out-of-scope', ...checked('VATA 1994, s. 7A(2)(a)') },
    serviceToConsumer: { treatment: 'domestic', ...checked('VATA 1994, s. 7A(2)(b)') },
  },
})
