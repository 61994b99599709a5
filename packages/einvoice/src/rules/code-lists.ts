import {
  attachmentTypes,
  countries,
  creditNoteTypes,
  currencies,
  invoiceTypes,
  taxPointCodes,
} from '../codes/document-codes.ts'
import { allowanceReasons, chargeReasons, paymentMeans } from '../codes/payment-codes.ts'
import { referenceCodes } from '../codes/reference-codes.ts'
import {
  addressSchemes,
  addressSchemesBesidePeppol,
  classificationSchemes,
  registerSchemes,
} from '../codes/scheme-codes.ts'
import { unitCodes } from '../codes/unit-codes.ts'
import { exemptionReasons, vatCategories } from '../codes/vat-codes.ts'
import type { Invoice } from '../model/invoice.ts'
import type { Identifier } from '../model/term.ts'
import {
  allowances,
  breakdowns,
  charges,
  lines,
  type Parts,
  type Placed,
  payments,
  type Rule,
  rule,
} from './rule.ts'

type Codes = { readonly has: (code: string) => boolean }

/** The codes of an invoice that one rule judges; what is not there is not judged. */
type Found = (
  invoice: Invoice,
) => readonly { readonly code: string | undefined; readonly path: string }[]

function coded(
  id: string,
  terms: readonly string[],
  codes: Codes,
  what: string,
  found: Found,
): Rule {
  const of: Parts<string> = (invoice) =>
    found(invoice).flatMap(({ code, path }) => (code === undefined ? [] : [{ item: code, path }]))
  const says = `This is not a code for ${what}. Choose one from the list.`
  return rule({ id, of, terms, says, holds: (code) => codes.has(code.trim()) })
}

function at<Item>(
  of: Parts<Item>,
  ...gets: readonly ((item: Item) => string | undefined)[]
): Found {
  return (invoice) =>
    of(invoice).flatMap(({ item, path }) => gets.map((get) => ({ code: get(item), path })))
}

function single(path: string, get: (invoice: Invoice) => string | undefined): Found {
  return (invoice) => [{ code: get(invoice), path }]
}

function together(...found: readonly Found[]): Found {
  return (invoice) => found.flatMap((each) => each(invoice))
}

const registersOf: Found = ({ seller, buyer, payee }) => {
  const known: readonly Placed<Identifier | undefined>[] = [
    ...(seller?.identifiers ?? []).map((item, index) => ({
      item,
      path: `seller.identifiers.${index}`,
    })),
    { item: buyer?.identifier, path: 'buyer.identifier' },
    { item: payee?.identifier, path: 'payee.identifier' },
  ]
  return known.map(({ item, path }) => ({ code: item?.scheme, path }))
}

const anyAddressScheme = {
  has: (code: string) => addressSchemes.has(code) || addressSchemesBesidePeppol.has(code),
}

// The list of UNTDID 4451 is long, and all of it is three capitals.
const noteSubject = { has: (code: string) => /^[A-Z]{3}$/.test(code) }

const lineReasons =
  (group: 'allowances' | 'charges'): Found =>
  (invoice) =>
    lines(invoice).flatMap(({ item, path }) =>
      item[group].map(({ reasonCode }, index) => ({
        code: reasonCode,
        path: `${path}.${group}.${index}`,
      })),
    )

const documentType: Codes & { readonly of: (kind: string) => Codes } = {
  has: (code) => invoiceTypes.has(code) || creditNoteTypes.has(code),
  of: (kind) => (kind === 'credit-note' ? creditNoteTypes : invoiceTypes),
}

/** Codes come from published lists, by EN 16931. */
export const codeListRules: readonly Rule[] = [
  rule({
    ...{ id: 'BR-CL-01', terms: ['BT-3'] },
    of: (invoice: Invoice) => [{ item: invoice.typeCode, path: '' }],
    says: 'This type code is not one for such a document: 380 is an invoice, 381 a credit note.',
    holds: (code, { kind, syntax }) =>
      code === undefined ||
      (syntax === 'cii' ? documentType : documentType.of(kind)).has(code.trim()),
  }),
  coded(
    'BR-CL-04',
    ['BT-5'],
    currencies,
    'a currency',
    single('currency', (invoice) => invoice.currency),
  ),
  coded(
    ...(['BR-CL-05', ['BT-6'], currencies, 'a currency'] as const),
    single('accountingCurrency', (invoice) => invoice.accountingCurrency),
  ),
  coded(
    ...(['BR-CL-06', ['BT-8'], taxPointCodes, 'a tax point'] as const),
    single('taxPointCode', (invoice) => invoice.taxPointCode),
  ),
  coded(
    ...(['BR-CL-07', ['BT-18', 'BT-128'], referenceCodes, 'the scheme of an object'] as const),
    together(
      single('invoicedObject', (i) => i.invoicedObject?.scheme),
      at(lines, (l) => l.invoicedObject?.scheme),
    ),
  ),
  coded('BR-CL-08', ['BT-21'], noteSubject, 'the subject of a note', (invoice) =>
    invoice.notes.map(({ subjectCode }, index) => ({ code: subjectCode, path: `notes.${index}` })),
  ),
  coded(
    'BR-CL-10',
    ['BT-29', 'BT-46', 'BT-60'],
    registerSchemes,
    'a register of companies',
    registersOf,
  ),
  coded(
    'BR-CL-11',
    ['BT-30', 'BT-47', 'BT-61'],
    registerSchemes,
    'a register of companies',
    (invoice) =>
      (['seller', 'buyer', 'payee'] as const).map((party) => ({
        code: invoice[party]?.legalRegistration?.scheme,
        path: `${party}.legalRegistration`,
      })),
  ),
  coded(
    'BR-CL-13',
    ['BT-158'],
    classificationSchemes,
    'the scheme of a classification',
    (invoice) =>
      lines(invoice).flatMap(({ item, path }) =>
        item.classifications.map(({ scheme }, index) => ({
          code: scheme,
          path: `${path}.classifications.${index}`,
        })),
      ),
  ),
  coded('BR-CL-14', ['BT-40', 'BT-55', 'BT-69', 'BT-80'], countries, 'a country', (invoice) =>
    (['seller', 'buyer', 'taxRepresentative', 'delivery'] as const).map((party) => ({
      code: invoice[party]?.address?.country,
      path: `${party}.address.country`,
    })),
  ),
  coded(
    'BR-CL-15',
    ['BT-159'],
    countries,
    'a country',
    at(lines, (line) => line.origin),
  ),
  coded(
    'BR-CL-16',
    ['BT-81'],
    paymentMeans,
    'a payment means',
    at(payments, (payment) => payment.meansCode),
  ),
  coded(
    ...(['BR-CL-17', ['BT-118', 'BT-95', 'BT-102'], vatCategories, 'a VAT category'] as const),
    together(
      at(breakdowns, ({ category }) => category),
      at(allowances, (i) => i.vatCategory),
      at(charges, (i) => i.vatCategory),
    ),
  ),
  coded(
    'BR-CL-18',
    ['BT-151'],
    vatCategories,
    'a VAT category',
    at(lines, (line) => line.vatCategory),
  ),
  coded(
    ...(['BR-CL-19', ['BT-98', 'BT-140'], allowanceReasons, 'the reason for a discount'] as const),
    together(
      at(allowances, ({ reasonCode }) => reasonCode),
      lineReasons('allowances'),
    ),
  ),
  coded(
    ...(['BR-CL-20', ['BT-105', 'BT-145'], chargeReasons, 'the reason for a charge'] as const),
    together(
      at(charges, ({ reasonCode }) => reasonCode),
      lineReasons('charges'),
    ),
  ),
  coded(
    'BR-CL-21',
    ['BT-157'],
    registerSchemes,
    'the scheme of an item number',
    at(lines, (line) => line.standardItem?.scheme),
  ),
  coded(
    'BR-CL-22',
    ['BT-121'],
    { has: (code) => exemptionReasons.has(code.toUpperCase()) },
    'a reason for charging no VAT',
    at(breakdowns, (part) => part.exemptionCode),
  ),
  coded(
    'BR-CL-23',
    ['BT-130', 'BT-150'],
    unitCodes,
    'a unit',
    at(
      lines,
      (line) => line.unit,
      (line) => line.baseUnit,
    ),
  ),
  coded('BR-CL-24', ['BT-125'], attachmentTypes, 'the type of an attached file', (invoice) =>
    invoice.attachments.map(({ file }, index) => ({
      code: file?.mimeCode,
      path: `attachments.${index}`,
    })),
  ),
  coded(
    'BR-CL-25',
    ['BT-34', 'BT-49'],
    anyAddressScheme,
    'the scheme of an electronic address',
    (invoice) =>
      (['seller', 'buyer'] as const).map((party) => ({
        code: invoice[party]?.electronicAddress?.scheme,
        path: `${party}.electronicAddress`,
      })),
  ),
  coded(
    ...(['BR-CL-26', ['BT-71'], registerSchemes, 'the scheme of a place'] as const),
    single('delivery.location', (invoice) => invoice.delivery?.location?.scheme),
  ),
]
