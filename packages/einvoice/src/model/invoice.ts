import { amountTerms } from './amount-terms.ts'
import { documentTerms } from './document-terms.ts'
import { lineTerms } from './line-terms.ts'
import { partyTerms } from './party-terms.ts'
import { paymentTerms } from './payment-terms.ts'
import { type Group, isGroup, type Term, type TermTable, type ValuesOf } from './term.ts'

/** The semantic model of EN 16931: every business term with its place in both syntaxes. It drives writing and reading. */
export const invoiceTerms = {
  ...documentTerms,
  ...partyTerms,
  ...paymentTerms,
  ...amountTerms,
  ...lineTerms,
} as const

/** An invoice or credit note as EN 16931 sees it, whatever the file that it came from. */
export type Invoice = ValuesOf<typeof invoiceTerms>

export type InvoiceLine = Invoice['lines'][number]
export type VatBreakdown = Invoice['vatBreakdown'][number]
export type Payment = Invoice['payments'][number]

/** A credit note has a root, and some element names, of its own in UBL. */
export type InvoiceKind = 'invoice' | 'credit-note'

const rowsById = new Map<string, { readonly row: Term | Group; readonly path: string }>()
collect(invoiceTerms, '')

function collect(table: TermTable, prefix: string): void {
  for (const [name, row] of Object.entries(table)) {
    rowsById.set(row.id, { row, path: `${prefix}${name}` })
    if (isGroup(row)) collect(row.terms, `${prefix}${name}.`)
  }
}

/** What people call a term: 'invoice number' for BT-1. */
export function nameOfTerm(id: string): string {
  return rowsById.get(id)?.row.name ?? id
}

/** Where the model keeps a term: 'seller.name' for BT-27. */
export function pathOfTerm(id: string): string | undefined {
  return rowsById.get(id)?.path
}
