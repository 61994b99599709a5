import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { Invoice } from '../model/invoice.ts'
import {
  attachmentsCalled,
  hasStreetCityAndPostcode,
  isBuyerIn,
  isSellerIn,
  isWithin,
  taxCountryOfSeller,
  where,
} from './countries.ts'
import { figureOrZero, isNegative, isZero } from './figures.ts'
import { has, lines, one, payments, type Rule, rule, type Severity, whole } from './rule.ts'

const seller = one('seller', (invoice) => invoice.seller)
const buyer = one('buyer', (invoice) => invoice.buyer)

const fromItaly = (invoice: Invoice) => taxCountryOfSeller(invoice) === 'IT'

const italy: readonly Rule[] = [
  rule({
    ...{ id: 'IT-R-001', of: where(fromItaly, seller), terms: ['BT-32'] },
    says: 'The tax number of an Italian seller has 11 to 16 letters and digits.',
    holds: ({ taxRegistration }) =>
      taxRegistration === undefined || /^[A-Z0-9]{11,16}$/.test(taxRegistration),
  }),
  ...(
    [
      ['IT-R-002', 'BT-35', 'street', 'lineOne'],
      ['IT-R-003', 'BT-37', 'city', 'city'],
      ['IT-R-004', 'BT-38', 'postcode', 'postcode'],
    ] as const
  ).map(([id, term, what, part]) =>
    rule({
      ...{ id, of: where(fromItaly, seller), terms: [term] },
      says: `Italian sellers state their ${what}.`,
      holds: ({ address }) => address?.[part] !== undefined,
    }),
  ),
]

const fromNetherlands = (invoice: Invoice) => isSellerIn(invoice, 'NL')
const withinNetherlands = (invoice: Invoice) => isWithin(invoice, 'NL')
const representedThere = (invoice: Invoice) =>
  fromNetherlands(invoice) && invoice.taxRepresentative?.address?.country === 'NL'
const dutyNumber = (identifier: { readonly value: string; readonly scheme?: string } | undefined) =>
  identifier === undefined ||
  (['0106', '0190'].includes(identifier.scheme ?? '') && has(identifier.value))
const dutchMeans = ['30', '48', '49', '57', '58', '59']

const netherlands: readonly Rule[] = [
  rule({
    ...{ id: 'NL-R-001', of: where(fromNetherlands, whole), terms: ['BT-25'] },
    says: 'A Dutch credit note refers to the invoice that it corrects.',
    holds: ({ precedingInvoices, typeCode }, { kind }) =>
      kind !== 'credit-note' ||
      typeCode === undefined ||
      precedingInvoices.some(({ number }) => number !== undefined),
  }),
  rule({
    ...{
      id: 'NL-R-002',
      of: where(
        fromNetherlands,
        one('seller.address', (i) => i.seller?.address),
      ),
      terms: ['BT-35', 'BT-37', 'BT-38'],
    },
    says: 'Dutch sellers state street, city and postcode.',
    holds: hasStreetCityAndPostcode,
  }),
  rule({
    ...{ id: 'NL-R-003', of: where(fromNetherlands, seller), terms: ['BT-30'] },
    says: 'The company number of a Dutch seller is a KVK (0106) or OIN (0190) number.',
    holds: ({ legalRegistration }) => dutyNumber(legalRegistration),
  }),
  rule({
    ...{
      id: 'NL-R-004',
      of: where(
        withinNetherlands,
        one('buyer.address', (i) => i.buyer?.address),
      ),
      terms: ['BT-50', 'BT-52', 'BT-53'],
    },
    says: 'State street, city and postcode of a Dutch buyer.',
    holds: hasStreetCityAndPostcode,
  }),
  rule({
    ...{ id: 'NL-R-005', of: where(withinNetherlands, buyer), terms: ['BT-47'] },
    says: 'The company number of a Dutch buyer is a KVK (0106) or OIN (0190) number.',
    holds: ({ legalRegistration }) => dutyNumber(legalRegistration),
  }),
  rule({
    ...{
      id: 'NL-R-006',
      of: where(
        representedThere,
        one('taxRepresentative.address', (i) => i.taxRepresentative?.address),
      ),
      terms: ['BT-64', 'BT-66', 'BT-67'],
    },
    says: 'State street, city and postcode of a Dutch tax representative.',
    holds: hasStreetCityAndPostcode,
  }),
  rule({
    ...{
      id: 'NL-R-007',
      of: where(
        fromNetherlands,
        one('totals', ({ totals }) => totals),
      ),
      terms: ['BG-16'],
    },
    says: 'Dutch sellers state how they are to be paid.',
    holds: ({ due }, { invoice, kind }) => {
      const amount = figureOrZero(due)
      const isOwed =
        kind === 'invoice' ? !isNegative(amount) && !isZero(amount) : isNegative(amount)
      return !isOwed || invoice.payments.length > 0
    },
  }),
  rule({
    ...{
      id: 'NL-R-008',
      of: where((i) => fromNetherlands(i) && isBuyerIn(i, 'NL'), payments),
      terms: ['BT-81'],
    },
    says: `Between Dutch companies, the payment means is one of ${dutchMeans.join(', ')}.`,
    holds: ({ meansCode = '' }) => dutchMeans.includes(meansCode),
  }),
  rule({
    ...{ id: 'NL-R-009', of: where(fromNetherlands, lines), terms: ['BT-13', 'BT-132'] },
    says: 'A line refers to an order line: state the order number, too.',
    holds: ({ orderLine }, { invoice }) =>
      orderLine === undefined || invoice.orderReference !== undefined,
  }),
]

const fromIceland = (invoice: Invoice) => isSellerIn(invoice, 'IS')
const withinIceland = (invoice: Invoice) => isWithin(invoice, 'IS')
const lastDays = (invoice: Invoice) => attachmentsCalled(invoice, 'EINDAGI')

function icelandic(
  id: string,
  terms: readonly string[],
  says: string,
  holds: (invoice: Invoice) => boolean,
  severity: Severity = 'fatal',
): Rule {
  return rule({ id, of: where(fromIceland, whole), terms, says, holds, severity })
}

const hasAccountOf12 = (code: string) => (invoice: Invoice) =>
  invoice.payments.every(
    ({ meansCode, transfer }) => meansCode !== code || transfer?.account?.trim().length === 12,
  )

const iceland: readonly Rule[] = [
  icelandic(
    'IS-R-001',
    ['BT-3'],
    'Icelandic sellers write invoices (380) and credit notes (381).',
    ({ typeCode = '' }) => ['380', '381'].includes(typeCode),
    'warning',
  ),
  icelandic(
    'IS-R-002',
    ['BT-30'],
    'Icelandic sellers state their kennitala under the scheme 0196.',
    ({ seller }) => seller?.legalRegistration?.scheme === '0196',
  ),
  icelandic(
    'IS-R-003',
    ['BT-35', 'BT-38'],
    'Icelandic sellers state street and postcode.',
    ({ seller }) => has(seller?.address?.lineOne) && has(seller?.address?.postcode),
  ),
  rule({
    ...{ id: 'IS-R-004', of: where(withinIceland, buyer), terms: ['BT-47'] },
    says: 'State the kennitala of an Icelandic buyer under the scheme 0196.',
    holds: ({ legalRegistration }) => legalRegistration?.scheme === '0196',
  }),
  rule({
    ...{ id: 'IS-R-005', of: where(withinIceland, buyer), terms: ['BT-50', 'BT-53'] },
    says: 'State street and postcode of an Icelandic buyer.',
    holds: ({ address }) => has(address?.lineOne) && has(address?.postcode),
  }),
  icelandic(
    'IS-R-006',
    ['BT-84'],
    'A claim (payment means 9) needs an account of 12 digits.',
    hasAccountOf12('9'),
  ),
  icelandic(
    'IS-R-007',
    ['BT-84'],
    'A transfer (payment means 42) needs an account of 12 digits.',
    hasAccountOf12('42'),
  ),
  icelandic(
    'IS-R-008',
    ['BT-122'],
    'The last day of payment (EINDAGI) is written YYYY-MM-DD.',
    (invoice) => lastDays(invoice).every(({ reference = '' }) => isCalendarDay(reference)),
  ),
  icelandic(
    'IS-R-009',
    ['BT-9'],
    'An invoice with a last day of payment (EINDAGI) needs a due date.',
    (invoice) => lastDays(invoice).length === 0 || invoice.dueDate !== undefined,
  ),
  icelandic(
    'IS-R-010',
    ['BT-122'],
    'The last day of payment (EINDAGI) must not be before the due date.',
    (invoice) =>
      lastDays(invoice).every(({ reference = '' }) => (invoice.dueDate ?? '') <= reference),
  ),
]

/** What Peppol asks of sellers in Italy, the Netherlands and Iceland. */
export const southernRules: readonly Rule[] = [...italy, ...netherlands, ...iceland]
