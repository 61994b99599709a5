import { checked, found, known } from '../cited.ts'
import type { Place } from '../jurisdiction.ts'
import { outsideEu } from '../outside-eu.ts'
import { custom, needsOf, taxKinds } from '../practice.ts'

/** Rates differ by county, city and product, and change all year: only the names stand here. */
const states = `
AL Alabama: sales tax/AK Alaska: local sales tax/AZ Arizona: transaction privilege tax/AR Arkansas: gross receipts tax
CA California: sales and use tax/CO Colorado: sales tax/CT Connecticut: sales and use tax/DE Delaware:/DC District of Columbia: sales and use tax
FL Florida: sales tax/GA Georgia: sales and use tax/HI Hawaii: general excise tax/ID Idaho: sales tax/IL Illinois: retailers' occupation tax
IN Indiana: sales tax/IA Iowa: sales tax/KS Kansas: retailers' sales tax/KY Kentucky: sales and use tax/LA Louisiana: sales tax/ME Maine: sales tax
MD Maryland: sales and use tax/MA Massachusetts: sales tax/MI Michigan: sales tax/MN Minnesota: sales tax/MS Mississippi: sales tax/MO Missouri: sales tax
MT Montana:/NE Nebraska: sales tax/NV Nevada: sales tax/NH New Hampshire:/NJ New Jersey: sales tax/NM New Mexico: gross receipts tax
NY New York: sales tax/NC North Carolina: sales and use tax/ND North Dakota: sales tax/OH Ohio: sales tax/OK Oklahoma: sales tax/OR Oregon:
PA Pennsylvania: sales tax/RI Rhode Island: sales tax/SC South Carolina: sales and use tax/SD South Dakota: sales tax/TN Tennessee: sales tax
TX Texas: sales tax/UT Utah: sales tax/VT Vermont: sales tax/VA Virginia: retail sales tax/WA Washington: retail sales tax
WV West Virginia: consumers sales tax/WI Wisconsin: sales tax/WY Wyoming: sales tax`

const places: Readonly<Record<string, Place>> = Object.fromEntries(
  states
    .trim()
    .split(/[\n/]/)
    .map((row) => {
      const [named = '', tax = ''] = row.split(':').map((part) => part.trim())
      return [named.slice(0, 2), { name: named.slice(3), taxes: tax === '' ? [] : [tax] }]
    }),
)

export const unitedStates = outsideEu({
  country: 'US',
  name: 'United States',
  languages: ['en', 'es'],
  taxNames: { en: 'Sales Tax', es: 'Impuesto sobre las ventas' },
  taxId: {
    label: 'EIN',
    shape: '2 digits, a hyphen and 7 digits',
    ...found('IRS, Employer ID Numbers'),
  },
  rates: [],
  needs: [
    ...needsOf(
      taxKinds,
      custom,
      [
        'number',
        'issue-date',
        'seller-name',
        'seller-address',
        'buyer-name',
        'line-description',
        'line-quantity',
      ],
      { isAdvice: true },
    ),
    ...needsOf(['credit_note'], custom, ['original-invoice'], { isAdvice: true }),
  ],
  phrases: {},
  numbering: { rule: 'No rule. Numbers that are used once are usual.', ...custom },
  due: {
    rule: 'As agreed. In New York, Illinois and California, freelancers are paid within 30 days where no day was agreed.',
    ...checked("Freelance Isn't Free Act and the acts like it"),
  },
  latePayment: {
    sums: [],
    ...known('state law and the contract; the Prompt Payment Act binds federal agencies only'),
  },
  eInvoices: [],
  crossBorder: {
    goods: { treatment: 'export', ...known('U.S. Constitution, art. I, § 10, cl. 2') },
    serviceToBusiness: { treatment: 'out-of-scope', ...known('sales tax law of the states') },
    serviceToConsumer: { treatment: 'out-of-scope', ...known('sales tax law of the states') },
  },
  places,
})
