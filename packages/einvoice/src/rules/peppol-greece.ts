import type { Invoice } from '../model/invoice.ts'
import { isGreekNumber } from './check-digits.ts'
import {
  attachmentsCalled,
  isSellerIn,
  taxCountryOfBuyer,
  taxCountryOfSeller,
  where,
} from './countries.ts'
import { has, one, type Rule, rule, whole } from './rule.ts'

const seller = one('seller', (invoice) => invoice.seller)
const buyer = one('buyer', (invoice) => invoice.buyer)

const isGreek = (country: string) => country === 'GR' || country === 'EL'
const fromGreece = (invoice: Invoice) => isGreek(taxCountryOfSeller(invoice))
const withinGreece = (invoice: Invoice) =>
  fromGreece(invoice) && isGreek(taxCountryOfBuyer(invoice))
const atHomeInGreece = (invoice: Invoice) => fromGreece(invoice) && isSellerIn(invoice, 'GR')

const isGreekVat = (number = '') => number.startsWith('EL') && isGreekNumber(number.slice(2))

/** The number of a Greek invoice has six parts between bars. */
function greekPart(
  id: string,
  says: string,
  holds: (parts: readonly string[], invoice: Invoice) => boolean,
): Rule {
  return rule({
    ...{ id: `GR-R-001-${id}`, of: where(fromGreece, whole), terms: ['BT-1'], says },
    holds: (invoice) => invoice.number === undefined || holds(invoice.number.split('|'), invoice),
  })
}

const greekTypes = ['1.1', '1.6', '2.1', '2.4', '5.1', '5.2']

const mark = '##M.AR.K##'
const verification = '##INVOICE|URL##'

/** What Peppol asks of sellers in Greece. */
export const greekRules: readonly Rule[] = [
  greekPart(
    '1',
    'The number of a Greek invoice has six parts between bars.',
    (parts) => parts.length === 6,
  ),
  greekPart(
    '2',
    "The first part of a Greek invoice number is the seller's tax number.",
    ([number = ''], { seller, taxRepresentative }) =>
      isGreekNumber(number) &&
      [seller?.vatIdentifier, taxRepresentative?.vatIdentifier].some(
        (each) => each?.slice(2, 11) === number,
      ),
  ),
  greekPart(
    '3',
    'The second part of a Greek invoice number is the issue date, DD/MM/YYYY.',
    ([, day = ''], { issueDate = '' }) => {
      return day.split('/').reverse().join('-') === issueDate
    },
  ),
  greekPart('4', 'The third part of a Greek invoice number is a number.', ([, , branch = '']) =>
    /^\d+$/.test(branch),
  ),
  greekPart(
    '5',
    'The fourth part of a Greek invoice number is its type, such as 1.1.',
    ([, , , type = '']) => greekTypes.includes(type),
  ),
  greekPart('6', 'The fifth part of a Greek invoice number is empty.', (parts) => has(parts[4])),
  greekPart('7', 'The sixth part of a Greek invoice number is empty.', (parts) => has(parts[5])),
  rule({
    ...{ id: 'GR-R-002', of: where(fromGreece, seller), terms: ['BT-28'] },
    says: 'Greek sellers state their name as the register has it.',
    holds: ({ tradingName }) => has(tradingName),
  }),
  rule({
    ...{ id: 'GR-S-011', of: where(fromGreece, seller), terms: ['BT-31'], severity: 'warning' },
    says: "Greek sellers state their VAT number, beginning with 'EL'.",
    holds: ({ vatIdentifier }) => isGreekVat(vatIdentifier),
  }),
  rule({
    ...{ id: 'GR-R-003', of: where(fromGreece, seller), terms: ['BT-31'] },
    says: "A Greek VAT number is 'EL' and nine digits.",
    holds: ({ vatIdentifier }) => vatIdentifier === undefined || isGreekVat(vatIdentifier),
  }),
  rule({
    ...{ id: 'GR-R-004-1', of: where(atHomeInGreece, whole), terms: ['BT-122'] },
    says: 'A Greek invoice needs its M.AR.K number as a supporting document.',
    holds: (invoice) => attachmentsCalled(invoice, mark).length === 1,
  }),
  rule({
    ...{ id: 'GR-R-004-2', of: where(atHomeInGreece, whole), terms: ['BT-122'] },
    says: 'The M.AR.K number is a positive number.',
    holds: (invoice) =>
      attachmentsCalled(invoice, mark).every(({ reference = '' }) => /^[1-9]\d*/.test(reference)),
  }),
  rule({
    ...{ id: 'GR-R-005', of: where(fromGreece, buyer), terms: ['BT-45'] },
    says: 'Greek sellers state the full name of the buyer.',
    holds: ({ tradingName }) => has(tradingName),
  }),
  rule({
    ...{ id: 'GR-R-006', of: where(withinGreece, buyer), terms: ['BT-48'] },
    says: 'A Greek buyer needs a VAT number.',
    holds: ({ vatIdentifier }) => isGreekVat(vatIdentifier),
  }),
  rule({
    ...{
      id: 'GR-S-008-1',
      of: where(atHomeInGreece, whole),
      terms: ['BT-124'],
      severity: 'warning',
    },
    says: 'A Greek invoice should give the address at which it can be verified.',
    holds: (invoice) => attachmentsCalled(invoice, verification).length === 1,
  }),
  rule({
    ...{ id: 'GR-R-008-2', of: where(atHomeInGreece, whole), terms: ['BT-124'] },
    says: 'A Greek invoice gives one address at which it can be verified.',
    holds: (invoice) => attachmentsCalled(invoice, verification).length <= 1,
  }),
  rule({
    ...{ id: 'GR-R-008-3', of: where(fromGreece, whole), terms: ['BT-124'] },
    says: 'The address at which the invoice can be verified is empty.',
    holds: (invoice) =>
      attachmentsCalled(invoice, verification).every(({ location }) => has(location)),
  }),
  rule({
    ...{ id: 'GR-R-009', of: where(fromGreece, seller), terms: ['BT-34'] },
    says: "A Greek seller's electronic address is the tax number under the scheme 9933.",
    holds: ({ electronicAddress: at }) =>
      at === undefined || (at.scheme === '9933' && isGreekNumber(at.value)),
  }),
  rule({
    ...{ id: 'GR-R-010', of: where(withinGreece, buyer), terms: ['BT-49'] },
    says: "A Greek buyer's electronic address is the tax number under the scheme 9933.",
    holds: ({ electronicAddress: at }) =>
      at === undefined || (at.scheme === '9933' && isGreekNumber(at.value)),
  }),
]
