import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { isValidIban } from '@sheaf/domain/parties/bank-account'
import { countries, creditNoteTypes, invoiceTypes } from '../codes/document-codes.ts'
import type { Invoice } from '../model/invoice.ts'
import { eachOf, lines, type Parts, type Placed, payments, type Rule, rule, whole } from './rule.ts'

// What the official rules let through and no tax office does. The ids are ours.

const vatNumbers: Parts<string> = ({ seller, buyer, taxRepresentative }) =>
  placed([
    ['seller.vatIdentifier', seller?.vatIdentifier],
    ['buyer.vatIdentifier', buyer?.vatIdentifier],
    ['taxRepresentative.vatIdentifier', taxRepresentative?.vatIdentifier],
  ])

function placed(values: readonly (readonly [string, string | undefined])[]): Placed<string>[] {
  return values.flatMap(([path, item]) => (item === undefined ? [] : [{ item, path }]))
}

const days: Parts<string> = (invoice) => [
  ...placed([
    ['issueDate', invoice.issueDate],
    ['dueDate', invoice.dueDate],
    ['taxPointDate', invoice.taxPointDate],
    ['delivery.date', invoice.delivery?.date],
    ['period.start', invoice.period?.start],
    ['period.end', invoice.period?.end],
  ]),
  ...eachOf(lines, 'period', ({ period }) =>
    [period?.start, period?.end].filter((day) => day !== undefined),
  )(invoice),
]

// Shapes by the VIES help pages of the European Commission; 'EL' is Greece, 'XI' Northern Ireland.
const vatShapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

export function hasVatShape(number: string): boolean {
  const compact = number.toUpperCase().replace(/[\s.-]/g, '')
  return vatShapes[compact.slice(0, 2)]?.test(compact.slice(2)) ?? true
}

const accounts: Parts<string> = (invoice) =>
  payments(invoice).flatMap(({ item, path }) =>
    placed([
      [`${path}.transfer.account`, item.transfer?.account],
      [`${path}.debitedAccount`, item.debitedAccount],
    ]),
  )

export const plausibilityRules: readonly Rule[] = [
  rule({
    ...{ id: 'BR-CO-09', of: vatNumbers, terms: ['BT-31', 'BT-48', 'BT-63'] },
    says: 'A VAT number begins with the two letters of its country, such as DE or FR (Greece: EL).',
    holds: (number) => number.startsWith('EL') || countries.has(number.slice(0, 2)),
  }),
  rule({
    ...{ id: 'SHEAF-01', of: days, terms: ['BT-2'] },
    says: 'There is no such day in the calendar.',
    holds: (day) => isCalendarDay(day.replace(/(Z|[+-]\d{2}:\d{2})$/, '')),
  }),
  rule({
    ...{ id: 'SHEAF-02', of: accounts, terms: ['BT-84', 'BT-91'], severity: 'warning' },
    says: 'This looks like an IBAN, and its check digits are wrong.',
    holds: (account) => !looksLikeIban(account) || isValidIban(account),
  }),
  rule({
    ...{ id: 'SHEAF-03', of: vatNumbers, terms: ['BT-31', 'BT-48', 'BT-63'], severity: 'warning' },
    says: 'This is not how VAT numbers of that country look. Check it digit by digit.',
    holds: hasVatShape,
  }),
  rule({
    ...{ id: 'SHEAF-04', of: whole, terms: ['BT-3'] },
    says: 'The type code is that of a credit note on an invoice, or the other way round.',
    holds: ({ typeCode = '' }: Invoice, { kind, syntax }) =>
      syntax === 'cii' || !(kind === 'invoice' ? creditNoteTypes : invoiceTypes).has(typeCode),
  }),
]

function looksLikeIban(account: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account.toUpperCase().replace(/\s/g, ''))
}
