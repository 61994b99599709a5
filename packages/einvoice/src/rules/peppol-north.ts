import type { Invoice, Payment } from '../model/invoice.ts'
import { isNorwegianNumber } from './check-digits.ts'
import { isSellerIn, isWithin, taxCountryOfSeller, where } from './countries.ts'
import { figureOrZero, isNegative } from './figures.ts'
import { swedishRules } from './peppol-sweden.ts'
import {
  allowances,
  charges,
  has,
  lineAllowances,
  lineCharges,
  lines,
  one,
  type Parts,
  payments,
  type Rule,
  rule,
  whole,
} from './rule.ts'

const seller = one('seller', (invoice) => invoice.seller)

const inNorway = (invoice: Invoice) => taxCountryOfSeller(invoice) === 'NO'
const fromDenmark = (invoice: Invoice) => isSellerIn(invoice, 'DK')
const withinDenmark = (invoice: Invoice) => isWithin(invoice, 'DK')

const norway: readonly Rule[] = [
  rule({
    ...{ id: 'NO-R-001', of: where(inNorway, seller), terms: ['BT-31'] },
    says: "A Norwegian VAT number is 'NO', nine digits and 'MVA'.",
    holds: ({ vatIdentifier = '' }) =>
      !vatIdentifier.startsWith('NO') ||
      (/^NO\d{9}MVA$/.test(vatIdentifier) && isNorwegianNumber(vatIdentifier.slice(2, 11))),
  }),
  rule({
    ...{ id: 'NO-R-002', of: where(inNorway, seller), terms: ['BT-32'], severity: 'warning' },
    says: "Most Norwegian companies must state 'Foretaksregisteret' as their tax number.",
    holds: ({ taxRegistration }) => taxRegistration === 'Foretaksregisteret',
  }),
]

/** Danish payment slips name their kind in the first three signs of the payment reference. */
function isSlip(
  invoice: Invoice,
  payment: Payment,
  kinds: readonly string[],
  lengths: readonly number[],
): boolean {
  const kind = (invoice.paymentReference ?? '').slice(0, 3)
  return kinds.includes(kind) && lengths.includes(payment.transfer?.account?.length ?? 0)
}

function hasSlipNumber(
  invoice: Invoice,
  kinds: readonly string[],
  lengths: readonly number[],
): boolean {
  const reference = invoice.paymentReference ?? ''
  return !kinds.includes(reference.slice(0, 3)) || lengths.includes(reference.length)
}

const danishPayments = where(withinDenmark, payments)

function danishPayment(
  id: string,
  terms: readonly string[],
  codes: readonly string[],
  says: string,
  holds: (payment: Payment, invoice: Invoice) => boolean,
): Rule {
  return rule({
    ...{ id, of: danishPayments, terms, says },
    holds: (payment, { invoice, kind }) =>
      kind !== 'invoice' || !codes.includes(payment.meansCode ?? '') || holds(payment, invoice),
  })
}

const danishMeans = '1 10 31 42 48 49 50 58 59 93 97'.split(' ')

const anyDeduction: Parts<{
  readonly reason?: string | undefined
  readonly reasonCode?: string | undefined
}> = (invoice) => [
  ...allowances(invoice),
  ...charges(invoice),
  ...lineAllowances(invoice),
  ...lineCharges(invoice),
]

const denmark: readonly Rule[] = [
  rule({
    ...{ id: 'DK-R-002', of: where(fromDenmark, whole), terms: ['BT-30'] },
    says: 'Danish sellers state their CVR number as company number.',
    holds: (invoice) => has(invoice.seller?.legalRegistration),
  }),
  rule({
    ...{ id: 'DK-R-003', of: where(withinDenmark, lines), terms: ['BT-158'], severity: 'warning' },
    says: 'Classify items by UNSPSC in version 19.05.01 or 26.08.01.',
    holds: ({ classifications }) => {
      const unspsc = classifications.filter(({ scheme }) => scheme === 'TST')
      return (
        unspsc.length === 0 ||
        unspsc.some(({ schemeVersion = '' }) =>
          ['19.05.01', '19.0501', '26.08.01', '26.0801'].includes(schemeVersion),
        )
      )
    },
  }),
  rule({
    ...{ id: 'DK-R-004', of: where(withinDenmark, anyDeduction), terms: ['BT-104', 'BT-97'] },
    says: 'For a tax other than VAT (reason code ZZZ), give its four-digit number as the reason.',
    holds: ({ reason = '', reasonCode }) =>
      reasonCode !== 'ZZZ' ||
      /^\d{4}$/.test(reason.trim()) ||
      reason.trim().slice(1, -1).includes('#'),
  }),
  rule({
    ...{ id: 'DK-R-005', of: danishPayments, terms: ['BT-81'] },
    says: `Between Danish companies, the payment means is one of ${danishMeans.join(', ')}.`,
    holds: ({ meansCode = '' }, { kind }) => kind !== 'invoice' || danishMeans.includes(meansCode),
  }),
  danishPayment(
    'DK-R-006',
    ['BT-84', 'BT-86'],
    ['31', '42'],
    'Give the account and its registration number.',
    ({ transfer, bank }) => has(transfer?.account) && has(bank),
  ),
  danishPayment(
    'DK-R-007',
    ['BT-89', 'BT-91'],
    ['49'],
    'Give the mandate and the account that is debited.',
    ({ debitedAccount }, { mandateReference }) => has(mandateReference) && has(debitedAccount),
  ),
  danishPayment(
    'DK-R-008',
    ['BT-83', 'BT-84'],
    ['50'],
    'A Giro payment needs a reference that begins with 01#, 04# or 15#, and an account of seven or eight digits.',
    (payment, invoice) => isSlip(invoice, payment, ['01#', '04#', '15#'], [7, 8]),
  ),
  danishPayment(
    'DK-R-009',
    ['BT-83'],
    ['50'],
    'A Giro reference of 04# or 15# goes on with 16 digits.',
    (_, invoice) => hasSlipNumber(invoice, ['04#', '15#'], [19]),
  ),
  danishPayment(
    'DK-R-010',
    ['BT-83', 'BT-84'],
    ['93'],
    'A FIK payment needs a reference that begins with 71#, 73# or 75#, and a creditor number of eight digits.',
    (payment, invoice) => isSlip(invoice, payment, ['71#', '73#', '75#'], [8]),
  ),
  danishPayment(
    'DK-R-011',
    ['BT-83'],
    ['93'],
    'A FIK reference of 71# or 75# goes on with 15 or 16 digits.',
    (_, invoice) => hasSlipNumber(invoice, ['71#', '75#'], [18, 19]),
  ),
  rule({
    ...{ id: 'DK-R-013', of: where(withinDenmark, whole), terms: ['BT-29', 'BT-46'] },
    says: 'Identifiers of Danish sellers and buyers need their scheme.',
    holds: (invoice) =>
      [...(invoice.seller?.identifiers ?? []), invoice.buyer?.identifier].every(
        (identifier) => identifier === undefined || has(identifier.scheme),
      ),
  }),
  rule({
    ...{ id: 'DK-R-014', of: where(fromDenmark, whole), terms: ['BT-30'] },
    says: 'The company number of a Danish seller has the scheme 0184.',
    holds: ({ seller }) =>
      seller?.legalRegistration === undefined || seller.legalRegistration.scheme === '0184',
  }),
  rule({
    ...{ id: 'DK-R-016', of: where(withinDenmark, whole), terms: ['BT-115'] },
    says: 'A Danish credit note must not have a negative total.',
    holds: ({ totals }, { kind }) =>
      kind !== 'credit-note' || !isNegative(figureOrZero(totals?.due)),
  }),
]

/** What Peppol asks of sellers in Norway, Denmark and Sweden. */
export const northernRules: readonly Rule[] = [...norway, ...denmark, ...swedishRules]
