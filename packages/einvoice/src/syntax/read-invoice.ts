import { creditNoteTypes } from '../codes/document-codes.ts'
import { type Invoice, type InvoiceKind, invoiceTerms } from '../model/invoice.ts'
import {
  type Group,
  isGroup,
  isList,
  type Paths,
  type Term,
  type TermTable,
} from '../model/term.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { elementsAt, pathOf, type Variables } from '../xml/path.ts'
import { readXml, XmlRefused } from '../xml/read-xml.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { readValue, type Syntax } from './term-values.ts'
import { asCrossIndustryInvoice } from './zugferd-one.ts'

export type ReadInvoice = {
  readonly invoice: Invoice
  readonly kind: InvoiceKind
  readonly syntax: Syntax
  /** The file itself, for rules that judge how it is written. */
  readonly root: XmlElement
}

/** The invoice or credit note in a file. Throws `XmlRefused` with a sentence for people when it holds none. */
export function readInvoice(file: Uint8Array | string): ReadInvoice {
  return invoiceIn(readXml(typeof file === 'string' ? file.trimStart() : decodeXml(file)))
}

export function invoiceIn(root: XmlElement): ReadInvoice {
  switch (root.name) {
    case 'inv:Invoice':
      return { ...read(root, 'ubl', 'invoice'), kind: 'invoice' }
    case 'cn:CreditNote':
      return { ...read(root, 'ubl', 'credit-note'), kind: 'credit-note' }
    case 'rsm:CrossIndustryInvoice':
      return crossIndustryInvoice(root)
    case 'ferd:CrossIndustryDocument':
      return crossIndustryInvoice(asCrossIndustryInvoice(root))
    default:
      throw new XmlRefused(
        `This file is no e-invoice that is read here: it begins with '${root.name.replace(/^\?:/, '')}', not with an Invoice or CreditNote of UBL or a CrossIndustryInvoice.`,
      )
  }
}

// CII has one root for both: its type code says which it is.
function crossIndustryInvoice(root: XmlElement): ReadInvoice {
  const found = read(root, 'cii', 'invoice')
  const isCredit = creditNoteTypes.has(found.invoice.typeCode ?? '')
  return { ...found, kind: isCredit ? 'credit-note' : 'invoice' }
}

function read(root: XmlElement, syntax: Syntax, kind: InvoiceKind) {
  const column: Column = syntax === 'ubl' && kind === 'credit-note' ? 'ublCreditNote' : syntax
  const text = (term: Term) => readTerm(term, { element: root, column, syntax, variables: {} })[0]
  const currency = text(invoiceTerms.currency)
  const accounting = text(invoiceTerms.accountingCurrency)
  const variables = {
    // A file that states the same currency twice has one amount of VAT.
    accountingCurrency: typeof accounting === 'string' && accounting !== currency ? accounting : '',
  }
  const invoice = readTable(invoiceTerms, { element: root, column, syntax, variables })
  return { invoice: withoutEmptyParts(invoice as Invoice, syntax), syntax, root }
}

// CII always has a part for the delivery, and UBL keeps the tax point in the period: neither says that there is one.
function withoutEmptyParts(invoice: Invoice, syntax: Syntax): Invoice {
  const { delivery, period, ...rest } = invoice
  const isEmpty = (part: object | undefined) => part !== undefined && Object.keys(part).length === 0
  return {
    ...rest,
    ...(delivery && !(syntax === 'cii' && isEmpty(delivery)) && { delivery }),
    ...(period && !(rest.taxPointCode && isEmpty(period)) && { period }),
  }
}

type Column = keyof Paths

type Place = {
  readonly element: XmlElement
  readonly column: Column
  readonly syntax: Syntax
  readonly variables: Variables
}

/** A path for each column; a credit note uses those of the invoice unless it has its own. */
export function pathsIn(row: Term | Group, column: Column): string[] {
  return (row[column] ?? row.ubl).split('|')
}

function readTable(table: TermTable, place: Place): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, row] of Object.entries(table)) {
    const found = isGroup(row) ? readGroup(row, place) : readTerm(row, place)
    if (isList(row)) values[name] = found
    else if (found.length > 0) values[name] = found[0]
  }
  return values
}

function readGroup(row: Group, place: Place): unknown[] {
  return pathsIn(row, place.column)
    .flatMap((path) => elementsAt(place.element, pathOf(path), place.variables))
    .map((element) => readTable(row.terms, { ...place, element }))
}

function readTerm(row: Term, { element, column, syntax, variables }: Place): unknown[] {
  const found: unknown[] = []
  for (const text of pathsIn(row, column)) {
    const path = pathOf(text)
    for (const each of elementsAt(element, path, variables)) {
      const value = readValue(row.type, each, path.attribute, syntax)
      if (value !== undefined) found.push(value)
    }
  }
  return found
}
