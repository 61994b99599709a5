import { formatDay, isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { paymentNames } from './codes/everyday-payments.ts'
import { unitName } from './codes/everyday-units.ts'
import { type Invoice, invoiceTerms } from './model/invoice.ts'
import {
  type Attachment,
  type Group,
  type Identifier,
  isGroup,
  isList,
  type Term,
  type TermTable,
} from './model/term.ts'

/** One thing that an e-invoice says, for people. */
export type SaidTerm = {
  /** Where the model keeps it. */
  readonly path: string
  /** As the standard numbers it. */
  readonly id: string
  readonly label: string
  readonly value: string
  /** A file that lies in the invoice. */
  readonly attachment?: Attachment
}

export type SaidGroup = {
  readonly path: string
  readonly title: string
  readonly terms: readonly SaidTerm[]
  readonly groups: readonly SaidGroup[]
}

/** Everything that an e-invoice says, in the groups of the standard. What it does not say is left out. */
export function described(invoice: Invoice): SaidGroup[] {
  const about = { title: 'Document', path: '', currency: invoice.currency ?? '' }
  const whole = describe(about, invoiceTerms, invoice)
  const { groups, ...head } = whole
  return [{ ...head, groups: [] }, ...groups].filter(
    (group) => group.terms.length + group.groups.length > 0,
  )
}

type About = { readonly title: string; readonly path: string; readonly currency: string }

function describe({ title, path, currency }: About, table: TermTable, values: object): SaidGroup {
  const terms: SaidTerm[] = []
  const groups: SaidGroup[] = []
  for (const [name, row] of Object.entries(table)) {
    const value = (values as Readonly<Record<string, unknown>>)[name]
    if (value === undefined) continue
    for (const [index, item] of (isList(row) ? (value as unknown[]) : [value]).entries()) {
      const own = `${path}/${name}/${index}`
      const about = { title: titleOf(row, isList(row) ? index : undefined), path: own, currency }
      if (isGroup(row)) groups.push(describe(about, row.terms, item as object))
      else terms.push({ path: own, ...saidTerm(row, item as Said, currency) })
    }
  }
  return { title, path, terms, groups }
}

type Said = string | Identifier | Attachment

function titleOf({ name }: Term | Group, index: number | undefined): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return index === undefined ? title : `${title} ${index + 1}`
}

function saidTerm(row: Term, said: Said, currency: string): Omit<SaidTerm, 'path'> {
  const term = { id: row.id, label: titleOf(row, undefined) }
  if (typeof said === 'string') return { ...term, value: inWords(row, said, currency) }
  if ('content' in said) {
    return { ...term, value: said.filename ?? said.mimeCode ?? 'A file', attachment: said }
  }
  const scheme = [said.scheme, said.schemeVersion].filter(Boolean).join(' ')
  return { ...term, value: scheme === '' ? said.value : `${said.value} (${scheme})` }
}

function inWords({ id, type }: Term, said: string, currency: string): string {
  const named = namesById[id]?.(said)
  if (named !== undefined) return named === said ? said : `${named} (${said})`
  if (type === 'date' && isCalendarDay(said)) return formatDay(said, 'en-US')
  if (type === 'amount' || type === 'price') return `${said} ${currency}`.trim()
  return type === 'percent' ? `${said}%` : said
}

const nameIn = (names: Readonly<Record<string, string>>) => (code: string) => names[code] ?? code

const typeNames = nameIn({
  '326': 'Partial invoice',
  '380': 'Invoice',
  '381': 'Credit note',
  '384': 'Corrected invoice',
  '386': 'Prepayment invoice',
  '389': 'Self-billed invoice',
  '875': 'Partial construction invoice',
  '877': 'Final construction invoice',
})

const categoryNames = nameIn({
  S: 'Standard rate',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Intra-community supply',
  G: 'Export outside the EU',
  O: 'Not subject to VAT',
  L: 'Canary Islands tax',
  M: 'Ceuta and Melilla tax',
})

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

const countries = (code: string) =>
  (/^[A-Z]{2}$/.test(code) ? regionNames.of(code) : undefined) ?? code

/** Codes that have a name people know, by the term that holds them. */
const namesById: Readonly<Record<string, (code: string) => string>> = {
  'BT-3': typeNames,
  'BT-81': nameIn(paymentNames),
  'BT-95': categoryNames,
  'BT-102': categoryNames,
  'BT-118': categoryNames,
  'BT-151': categoryNames,
  'BT-130': unitName,
  'BT-40': countries,
  'BT-55': countries,
  'BT-69': countries,
  'BT-80': countries,
}
