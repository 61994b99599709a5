import { type Invoice, type InvoiceKind, pathOfTerm } from '../model/invoice.ts'
import type { Syntax } from '../syntax/term-values.ts'
import { writable } from '../xml/write-xml.ts'
import type { XmlElement } from '../xml/xml-element.ts'

export type Severity = 'fatal' | 'warning' | 'information'

/** An invoice before the rules. Rules about how a file is written have nothing to say while there is no file. */
export type Judged = {
  readonly invoice: Invoice
  readonly kind: InvoiceKind
  readonly syntax?: Syntax
  readonly root?: XmlElement
}

export type Rule = {
  /** As the rule's publisher calls it. */
  readonly id: string
  readonly severity: Severity
  /** The business terms that it judges, the one to be mended first. */
  readonly terms: readonly string[]
  /** What is wrong when it is broken, and what to do about it. */
  readonly says: string
  /** Where it is broken, as paths of the model: 'lines.2.netPrice'. */
  readonly breaches: (judged: Judged) => readonly string[]
}

export type Finding = {
  readonly rule: string
  readonly severity: Severity
  readonly terms: readonly string[]
  readonly at: string
  readonly message: string
}

export function findings(rules: readonly Rule[], judged: Judged): Finding[] {
  return rules.flatMap(({ id, severity, terms, says, breaches }) =>
    breaches(judged).map((at) => ({ rule: id, severity, terms, at, message: says })),
  )
}

/** A part of the invoice and where it stands. */
export type Placed<Item> = { readonly item: Item; readonly path: string }

export type Parts<Item> = (invoice: Invoice) => readonly Placed<Item>[]

export const whole: Parts<Invoice> = (invoice) => [{ item: invoice, path: '' }]

export function one<Item>(path: string, get: (invoice: Invoice) => Item | undefined): Parts<Item> {
  return (invoice) => {
    const item = get(invoice)
    return item === undefined ? [] : [{ item, path }]
  }
}

export function each<Item>(path: string, get: (invoice: Invoice) => readonly Item[]): Parts<Item> {
  return (invoice) => get(invoice).map((item, index) => ({ item, path: `${path}.${index}` }))
}

export function eachOf<Item, Inner>(
  parts: Parts<Item>,
  path: string,
  get: (item: Item) => readonly Inner[],
): Parts<Inner> {
  return (invoice) =>
    parts(invoice).flatMap((part) =>
      get(part.item).map((item, index) => ({ item, path: `${part.path}.${path}.${index}` })),
    )
}

export const lines = each('lines', (invoice) => invoice.lines)
export const allowances = each('allowances', (invoice) => invoice.allowances)
export const charges = each('charges', (invoice) => invoice.charges)
export const breakdowns = each('vatBreakdown', (invoice) => invoice.vatBreakdown)
export const payments = each('payments', (invoice) => invoice.payments)
export const lineAllowances = eachOf(lines, 'allowances', (line) => line.allowances)
export const lineCharges = eachOf(lines, 'charges', (line) => line.charges)

type Sentence<Item> = {
  readonly id: string
  readonly of: Parts<Item>
  readonly terms: readonly string[]
  readonly says: string
  readonly holds: (item: Item, judged: Judged) => boolean
  readonly severity?: Severity
}

/** A rule that holds or not for each part of an invoice. */
export function rule<Item>({
  id,
  of,
  terms,
  says,
  holds,
  severity = 'fatal',
}: Sentence<Item>): Rule {
  const place = placeOf(terms[0] ?? '')
  return {
    id,
    severity,
    terms,
    says,
    breaches: (judged) =>
      of(judged.invoice)
        .filter(({ item }) => !holds(item, judged))
        .map(({ path }) => place(path)),
  }
}

/** The path of a term within the part that was judged: 'lines.2' and BT-146 make 'lines.2.netPrice'. */
function placeOf(term: string): (path: string) => string {
  const wanted = pathOfTerm(term) ?? ''
  return (path) => {
    if (path === '') return wanted
    const group = `${path.replace(/\.\d+/g, '')}.`
    return wanted.startsWith(group) ? `${path}.${wanted.slice(group.length)}` : path
  }
}

/** The value is there and says something that a file can hold. */
export function has(value: string | { readonly value: string } | undefined): boolean {
  if (value === undefined) return false
  return writable(typeof value === 'string' ? value : value.value).trim() !== ''
}
