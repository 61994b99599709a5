import { type Invoice, type InvoiceKind, invoiceTerms } from '../model/invoice.ts'
import {
  type Group,
  isGroup,
  isList,
  type Paths,
  type Term,
  type TermTable,
} from '../model/term.ts'
import { makeElement, pathOf, type Variables } from '../xml/path.ts'
import { writeXml } from '../xml/write-xml.ts'
import { newElement, type XmlElement } from '../xml/xml-element.ts'
import { placeOf } from './element-order.ts'
import { pathsIn } from './read-invoice.ts'
import { type Syntax, type TermValue, writeValue } from './term-values.ts'

/** The invoice as a file of one of the two syntaxes. It says what the model says; whether that is allowed is for the rules. */
export function writeInvoice(invoice: Invoice, kind: InvoiceKind, syntax: Syntax): string {
  return writeXml(invoiceElement(invoice, kind, syntax))
}

export function invoiceElement(invoice: Invoice, kind: InvoiceKind, syntax: Syntax): XmlElement {
  const isCreditNote = kind === 'credit-note'
  const root = newElement(
    syntax === 'cii' ? 'rsm:CrossIndustryInvoice' : isCreditNote ? 'cn:CreditNote' : 'inv:Invoice',
  )
  const currency = invoice.currency ?? ''
  const accounting = invoice.accountingCurrency ?? ''
  const variables = { currency, accountingCurrency: accounting === currency ? '' : accounting }
  writeTable(invoiceTerms, invoice, {
    element: root,
    column: syntax === 'ubl' && isCreditNote ? 'ublCreditNote' : syntax,
    syntax,
    variables,
  })
  if (syntax === 'cii') completeTransaction(root)
  return inOrder(root)
}

/** The element of another document of UBL, by a table of its own. */
export function elementOf(
  name: string,
  table: TermTable,
  values: object,
  currency: string,
): XmlElement {
  const root = newElement(name)
  const variables = { currency, accountingCurrency: '' }
  writeTable(table, values, { element: root, column: 'ubl', syntax: 'ubl', variables })
  return inOrder(root)
}

type Place = {
  readonly element: XmlElement
  readonly column: keyof Paths
  readonly syntax: Syntax
  readonly variables: Variables & { readonly currency: string; readonly accountingCurrency: string }
}

function writeTable(table: TermTable, values: object, place: Place): void {
  for (const [name, row] of Object.entries(table)) {
    const value = (values as Readonly<Record<string, unknown>>)[name]
    if (value === undefined) continue
    for (const each of isList(row) ? (value as readonly unknown[]) : [value]) {
      if (isGroup(row)) writeGroup(row, each as object, place)
      else writeTerm(row, each as TermValue, place)
    }
  }
}

// A group that may come once shares its element with terms that stand in it, such as the bank beside the account.
function writeGroup(row: Group, values: object, place: Place): void {
  const [path = ''] = pathsIn(row, place.column)
  const element = makeElement(place.element, pathOf(path), place.variables, isList(row))
  writeTable(row.terms, values, { ...place, element })
}

function writeTerm(row: Term, value: TermValue, place: Place): void {
  const path = pathOf(pathFor(row, value, place.column))
  const element = makeElement(place.element, path, place.variables)
  writeValue(row.type, value, { element, attribute: path.attribute }, place.syntax, place.variables)
}

/** Of two paths, CII takes the second for an identifier with a scheme and for an account that is no IBAN. */
function pathFor(row: Term, value: TermValue, column: keyof Paths): string {
  const [first = '', second = first] = pathsIn(row, column)
  if (row.type === 'identifier') {
    const hasScheme = typeof value === 'object' && 'value' in value && value.scheme !== undefined
    return hasScheme ? second : first
  }
  if (row.type === 'account') return /^[A-Z]{2}\d{2}/.test(String(value)) ? first : second
  return first
}

// The schema wants all three parts of a transaction, even where one says nothing.
function completeTransaction(root: XmlElement): void {
  for (const part of ['Agreement', 'Delivery', 'Settlement']) {
    const path = `rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTrade${part}`
    makeElement(root, pathOf(path), {})
  }
}

/** The same elements in the order of the schema, and below each other those of one name in the order they were written. */
function inOrder(element: XmlElement): XmlElement {
  const children = element.children
    .map((child) => ({ child: inOrder(child), place: placeOf(element.name, child.name) ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ child }) => child)
  return { ...element, children }
}
