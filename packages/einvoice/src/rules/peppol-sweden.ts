import type { Invoice, Payment } from '../model/invoice.ts'
import { isSwedishNumber } from './check-digits.ts'
import { isSellerIn, isWithin, where } from './countries.ts'
import { figure } from './figures.ts'
import {
  allowances,
  breakdowns,
  charges,
  lines,
  one,
  type Parts,
  payments,
  type Rule,
  rule,
} from './rule.ts'

const seller = one('seller', (invoice) => invoice.seller)

const fromSweden = (invoice: Invoice) => isSellerIn(invoice, 'SE')
const taxedInSweden = (invoice: Invoice) =>
  fromSweden(invoice) && (invoice.seller?.vatIdentifier ?? '').startsWith('SE')

function giro(name: 'SE:PLUSGIRO' | 'SE:BANKGIRO'): Parts<Payment> {
  return where(fromSweden, (invoice) =>
    payments(invoice).filter(
      ({ item }) =>
        item.meansCode === '30' && item.bank === name && item.transfer?.account !== undefined,
    ),
  )
}

const account = ({ transfer }: Payment) => (transfer?.account ?? '').trim()
const isNumeric = (text: string) => /^\d+$/.test(text)

const registeredSeller = where(
  fromSweden,
  one('seller', ({ seller }) => (seller?.legalRegistration ? seller : undefined)),
)
const organizationNumber = (party: NonNullable<Invoice['seller']>) =>
  party.legalRegistration?.value.trim() ?? ''

const standardRated: Parts<string | undefined> = where(taxedInSweden, (invoice) => [
  ...breakdowns(invoice)
    .filter(({ item }) => item.category === 'S')
    .map(({ item, path }) => ({ item: item.rate, path })),
  ...[...lines(invoice), ...allowances(invoice), ...charges(invoice)]
    .filter(({ item }) => item.vatCategory === 'S')
    .map(({ item, path }) => ({ item: item.vatRate, path })),
])

/** What Peppol asks of sellers in Sweden. */
export const swedishRules: readonly Rule[] = [
  rule({
    ...{ id: 'SE-R-001', of: where(taxedInSweden, seller), terms: ['BT-31'] },
    says: 'A Swedish VAT number has 14 signs.',
    holds: ({ vatIdentifier = '' }) => vatIdentifier.trim().length === 14,
  }),
  rule({
    ...{ id: 'SE-R-002', of: where(taxedInSweden, seller), terms: ['BT-31'] },
    says: "A Swedish VAT number is 'SE' and twelve digits.",
    holds: ({ vatIdentifier = '' }) => isNumeric(vatIdentifier.slice(2, 14)),
  }),
  rule({
    ...{ id: 'SE-R-003', of: registeredSeller, terms: ['BT-30'], severity: 'warning' },
    says: 'A Swedish organization number has digits only.',
    holds: (party) => isNumeric(organizationNumber(party)),
  }),
  rule({
    ...{ id: 'SE-R-004', of: registeredSeller, terms: ['BT-30'], severity: 'warning' },
    says: 'A Swedish organization number has ten digits.',
    holds: (party) => organizationNumber(party).length === 10,
  }),
  rule({
    ...{ id: 'SE-R-005', of: registeredSeller, terms: ['BT-32'] },
    says: "The tax number of a Swedish seller is the words 'Godkänd för F-skatt'.",
    holds: ({ taxRegistration }) =>
      taxRegistration === undefined ||
      taxRegistration.trim().toUpperCase() === 'GODKÄND FÖR F-SKATT',
  }),
  rule({
    ...{ id: 'SE-R-006', of: standardRated, terms: ['BT-119', 'BT-152'] },
    says: 'The Swedish VAT rates are 6, 12 and 25 %.',
    holds: (rate) => ['6', '12', '25'].some((each) => sameNumber(rate, each)),
  }),
  rule({
    ...{ id: 'SE-R-007', of: giro('SE:PLUSGIRO'), terms: ['BT-84'], severity: 'warning' },
    says: 'A Plusgiro account has digits only.',
    holds: (payment) => isNumeric(account(payment)),
  }),
  rule({
    ...{ id: 'SE-R-008', of: giro('SE:BANKGIRO'), terms: ['BT-84'], severity: 'warning' },
    says: 'A Bankgiro account has digits only.',
    holds: (payment) => isNumeric(account(payment)),
  }),
  rule({
    ...{ id: 'SE-R-009', of: giro('SE:BANKGIRO'), terms: ['BT-84'], severity: 'warning' },
    says: 'A Bankgiro account has seven or eight digits.',
    holds: (payment) => [7, 8].includes(account(payment).length),
  }),
  rule({
    ...{ id: 'SE-R-010', of: giro('SE:PLUSGIRO'), terms: ['BT-84'], severity: 'warning' },
    says: 'A Plusgiro account has two to eight digits.',
    holds: (payment) => account(payment).length >= 2 && account(payment).length <= 8,
  }),
  rule({
    ...{ id: 'SE-R-011', of: where(fromSweden, payments), terms: ['BT-81'], severity: 'warning' },
    says: 'For Bankgiro or Plusgiro, use payment means 30 with SE:BANKGIRO or SE:PLUSGIRO as the bank.',
    holds: ({ meansCode = '' }) => !['50', '56'].includes(meansCode),
  }),
  rule({
    ...{
      id: 'SE-R-012',
      of: where((invoice) => isWithin(invoice, 'SE'), payments),
      terms: ['BT-81'],
      severity: 'warning',
    },
    says: 'Between Swedish companies, a bank transfer has the payment means 30.',
    holds: ({ meansCode }) => meansCode !== '31',
  }),
  rule({
    ...{ id: 'SE-R-013', of: registeredSeller, terms: ['BT-30'], severity: 'warning' },
    says: 'The last digit of the Swedish organization number is wrong.',
    holds: (party) => isSwedishNumber(organizationNumber(party)),
  }),
]

function sameNumber(a: string | undefined, b: string): boolean {
  const [first, second] = [figure(a), figure(b)]
  return (
    first !== undefined &&
    second !== undefined &&
    first.digits * 10n ** BigInt(second.scale) === second.digits * 10n ** BigInt(first.scale)
  )
}
