import type { CalendarDay } from '../../locale/calendar-day.ts'
import { type Cited, checked, found, known } from '../cited.ts'
import type { TaxRate } from '../jurisdiction.ts'
import { outsideEu } from '../outside-eu.ts'
import { phrase } from '../phrase.ts'
import { custom, needsOf, registered, taxKinds } from '../practice.ts'

const table = found('CRA, GST/HST rates by province')

function provincial(
  place: string,
  label: string,
  rate: string,
  from: CalendarDay,
  name: TaxRate['name'] = 'standard',
  cited: Cited = table,
): TaxRate {
  return { name, rate, from, place, label, ...cited }
}

const past = checked(table.source)

const regulations = found('Input Tax Credit Information (GST/HST) Regulations, s. 3')
// These are the limits since 20 April 2021; 30 and 150 dollars are still quoted widely.
const from100 = { amount: '100', includesIt: true, ...regulations } as const
const from500 = { amount: '500', includesIt: true, ...regulations } as const

export const canada = outsideEu({
  country: 'CA',
  name: 'Canada',
  languages: ['en', 'fr'],
  taxNames: { en: 'GST/HST', fr: 'TPS/TVH' },
  taxId: { label: 'GST/HST no.', shape: '9 digits, RT and 4 digits', ...regulations },
  rates: [
    { name: 'standard', rate: '5', from: '2008-01-01', label: 'GST', ...table },
    provincial('ON', 'HST', '13', '2010-07-01'),
    provincial('NS', 'HST', '15', '2010-07-01', 'standard', past),
    provincial('NS', 'HST', '14', '2025-04-01'),
    provincial('NB', 'HST', '13', '2010-07-01', 'standard', past),
    provincial('NB', 'HST', '15', '2016-07-01'),
    provincial('NL', 'HST', '13', '2010-07-01', 'standard', past),
    provincial('NL', 'HST', '15', '2016-07-01'),
    provincial('PE', 'HST', '14', '2013-04-01', 'standard', past),
    provincial('PE', 'HST', '15', '2016-10-01'),
    provincial('BC', 'PST', '7', '2013-04-01', 'second'),
    provincial('SK', 'PST', '5', '2017-01-01', 'second', past),
    provincial('SK', 'PST', '6', '2017-03-23', 'second'),
    provincial('MB', 'RST', '8', '2017-01-01', 'second', past),
    provincial('MB', 'RST', '7', '2019-07-01', 'second'),
    provincial('QC', 'QST', '9.975', '2013-01-01', 'second'),
  ],
  needs: [
    ...needsOf(taxKinds, regulations, ['issue-date', 'seller-name']),
    ...needsOf(taxKinds, regulations, ['seller-tax-id'], {
      treatments: registered,
      above: from100,
    }),
    ...needsOf(taxKinds, regulations, ['tax-rate'], { treatments: ['domestic'], above: from100 }),
    ...needsOf(taxKinds, regulations, ['buyer-name', 'line-description'], { above: from500 }),
    ...needsOf(['invoice'], regulations, ['due-date'], { above: from500 }),
    ...needsOf(taxKinds, custom, ['number', 'seller-address'], { isAdvice: true }),
    ...needsOf(taxKinds, known('Excise Tax Act, Sch. VI, Part V'), ['export'], {
      treatments: ['export'],
      isAdvice: true,
    }),
    ...needsOf(taxKinds, known('Excise Tax Act, s. 148'), ['small-business'], {
      treatments: ['small-business'],
      isAdvice: true,
    }),
    ...needsOf(
      ['credit_note'],
      known('Credit Note and Debit Note Information (GST/HST) Regulations'),
      ['original-invoice'],
      { isAdvice: true },
    ),
  ],
  phrases: {
    export: phrase(known('Excise Tax Act, Sch. VI, Part V'), {
      en: 'Zero-rated export (Excise Tax Act, Schedule VI, Part V)',
      fr: "Exportation détaxée (Loi sur la taxe d'accise, annexe VI, partie V)",
    }),
    'small-business': phrase(known('Excise Tax Act, s. 148'), {
      en: 'Small supplier, GST/HST not charged',
      fr: 'Petit fournisseur, TPS/TVH non facturée',
    }),
  },
  numbering: { rule: 'No rule. Numbers that are used once are usual.', ...custom },
  due: { rule: 'As agreed. No federal law sets a day.', ...custom },
  latePayment: {
    sums: [],
    ...known('the contract, which must state a yearly rate (Interest Act, s. 4)'),
  },
  eInvoices: [],
  crossBorder: {
    goods: { treatment: 'export', ...known('Excise Tax Act, Sch. VI, Part V, s. 1') },
    serviceToBusiness: { treatment: 'export', ...checked('Excise Tax Act, Sch. VI, Part V, s. 7') },
    serviceToConsumer: { treatment: 'export', ...checked('Excise Tax Act, Sch. VI, Part V, s. 7') },
  },
  places: {
    AB: { name: 'Alberta', taxes: ['GST'] },
    BC: { name: 'British Columbia', taxes: ['GST', 'PST'] },
    MB: { name: 'Manitoba', taxes: ['GST', 'RST'] },
    NB: { name: 'New Brunswick', taxes: ['HST'] },
    NL: { name: 'Newfoundland and Labrador', taxes: ['HST'] },
    NS: { name: 'Nova Scotia', taxes: ['HST'] },
    NT: { name: 'Northwest Territories', taxes: ['GST'] },
    NU: { name: 'Nunavut', taxes: ['GST'] },
    ON: { name: 'Ontario', taxes: ['HST'] },
    PE: { name: 'Prince Edward Island', taxes: ['HST'] },
    QC: { name: 'Quebec', taxes: ['GST', 'QST'] },
    SK: { name: 'Saskatchewan', taxes: ['GST', 'PST'] },
    YT: { name: 'Yukon', taxes: ['GST'] },
  },
})
