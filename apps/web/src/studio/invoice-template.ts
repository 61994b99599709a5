import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { parseWithFigures } from '@sheaf/domain/documents/new-document'
import { dueDay, isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import { bankFieldNames } from '@sheaf/domain/parties/bank-fields'
import type { TemplateContent } from '#api/templates.ts'
import type { Design } from '#document/design.ts'

/** What a saved template holds besides its name, theme and design. */
export type InvoiceContent = Omit<TemplateContent, 'name' | 'theme' | keyof Design>

const sharedNames = [
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyPhone',
  'companyTaxId',
  'companyLogoUrl',
  ...bankFieldNames,
] as const satisfies (keyof InvoiceContent)[]

type Manner = {
  /** The template is edited: what it leaves empty is empty. Otherwise it keeps what has been written already. */
  readonly isExact: boolean
}

/** The invoice with what the template brings: its sender, bank and terms. Client, lines and number stay. */
export function withTemplate(
  invoice: BusinessDocument,
  content: InvoiceContent,
  { isExact }: Manner,
): BusinessDocument {
  const notes = notesOf(content)
  const shared = sharedNames.map((name) => [name, content[name]] as const)
  const brought = [...shared, ['notes', notes] as const].filter(
    ([, text]) => isExact || text.trim() !== '',
  )
  const { paymentTerms, currency, jurisdiction, defaultTerms } = content
  const values = {
    ...invoice,
    ...Object.fromEntries(brought),
    paymentTerms,
    currency,
    jurisdiction,
    terms: defaultTerms,
  }
  return parseWithFigures('invoice', { ...values, ...endDay(invoice, paymentTerms) })
}

/** A template of the invoice as it is written. A note that came with references still ends in them. */
export function templateOf(
  invoice: BusinessDocument,
  card: Pick<TemplateContent, 'name' | 'theme'>,
  { design, references = '' }: { readonly design: Design; readonly references?: string },
): TemplateContent {
  const { paymentTerms, currency, jurisdiction, terms } = invoice
  const shared = sharedNames.map((name) => [name, textField(invoice, name)])
  return {
    ...card,
    ...design,
    ...(Object.fromEntries(shared) as Pick<TemplateContent, (typeof sharedNames)[number]>),
    ...splitNotes(textField(invoice, 'notes'), references),
    paymentTerms,
    currency,
    jurisdiction,
    defaultTerms: terms,
  }
}

const gap = '\n\n'

function notesOf({ businessNotes, businessReferences }: InvoiceContent): string {
  return [businessNotes, businessReferences].filter((text) => text.trim() !== '').join(gap)
}

function splitNotes(notes: string, references: string) {
  if (references.trim() === '') return { businessNotes: notes, businessReferences: '' }
  if (notes === references) return { businessNotes: '', businessReferences: references }
  return notes.endsWith(gap + references)
    ? { businessNotes: notes.slice(0, -(gap + references).length), businessReferences: references }
    : { businessNotes: notes, businessReferences: '' }
}

// Only a date that the terms before gave moves with them: one that was set by hand stays.
function endDay(invoice: BusinessDocument, terms: string): Record<string, string> {
  const { issuedField, endsField } = rulesOf('invoice')
  const issued = textField(invoice, issuedField)
  if (!endsField || issued === '' || !isPaymentTerm(terms)) return {}
  const before = invoice.paymentTerms
  const isLinked = isPaymentTerm(before) && dueDay(issued, before) === textField(invoice, endsField)
  return isLinked ? { [endsField]: dueDay(issued, terms) } : {}
}
