import { wireName } from '@sheaf/contract/wire/wire-names'
import { currencyValues } from '@sheaf/domain/documents/change-currency'
import { type DocumentOf, pathsOf, textAt, withValues } from '@sheaf/domain/documents/document'
import { endsWithTerms } from '@sheaf/domain/documents/due-day'
import { currencyField } from '@sheaf/domain/documents/field-schemas'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { dueDay, isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import type { TemplateContent } from '#api/templates.ts'
import type { Design } from '#sheets/templates/look.ts'

/** What a saved template holds besides its name, theme and design. */
export type InvoiceContent = Omit<TemplateContent, 'name' | 'theme' | keyof Design>

type SharedName = Exclude<
  keyof InvoiceContent,
  | 'businessNotes'
  | 'businessReferences'
  | 'paymentTerms'
  | 'currency'
  | 'jurisdiction'
  | 'language'
  | 'secondLanguage'
  | 'labels'
  | 'defaultTerms'
>

const sharedPaths: readonly FieldPath[] = [
  'sender.name',
  'sender.address',
  'sender.email',
  'sender.phone',
  'sender.taxId',
  'sender.logoUrl',
  ...pathsOf('invoice').filter((path) => path.startsWith('bank.')),
]

/** What templates call a field of the sender or the bank. */
export function nameInTemplate(path: FieldPath): SharedName {
  return wireName('invoice', path) as SharedName
}

type Manner = {
  /** The template is edited: what it leaves empty is empty. Otherwise it keeps what has been written already. */
  readonly isExact: boolean
}

type Invoice = DocumentOf<'invoice'>

/** The invoice with what the template brings: its sender, bank and terms. Client, lines and number stay. */
export function withTemplate(
  invoice: Invoice,
  content: InvoiceContent,
  { isExact }: Manner,
): Invoice {
  const shared = sharedPaths.map((path) => [path, content[nameInTemplate(path)]] as const)
  const brought = [...shared, ['texts.message', notesOf(content)] as const].filter(
    ([, text]) => isExact || text.trim() !== '',
  )
  const { paymentTerms, language, labels } = content
  const isSpoken = isExact || language !== ''
  const hasLabels = isExact || Object.keys(labels).length > 0
  return withValues(hasLabels ? { ...invoice, labels } : invoice, {
    ...Object.fromEntries(brought),
    paymentTerms,
    ...currencyValues(invoice, currencyField.parse(content.currency)),
    region: content.jurisdiction,
    ...(isSpoken && { language: language || 'en', secondLanguage: content.secondLanguage }),
    'texts.terms': content.defaultTerms,
    ...endDay(invoice, paymentTerms),
  })
}

/** A template of the invoice as it is written. A note that came with references still ends in them. */
export function templateOf(
  invoice: Invoice,
  card: Pick<TemplateContent, 'name' | 'theme'>,
  { design, references = '' }: { readonly design: Design; readonly references?: string },
): TemplateContent {
  const { paymentTerms, currency, region, texts, language, secondLanguage, labels } = invoice
  const shared = sharedPaths.map((path) => [nameInTemplate(path), textAt(invoice, path)])
  return {
    ...card,
    ...design,
    ...(Object.fromEntries(shared) as Pick<TemplateContent, SharedName>),
    ...splitNotes(texts.message, references),
    paymentTerms,
    currency,
    jurisdiction: region,
    ...{ language, secondLanguage, labels },
    defaultTerms: texts.terms,
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
function endDay(invoice: Invoice, terms: string): { readonly endsOn?: string } {
  if (!endsWithTerms(invoice) || !isPaymentTerm(terms)) return {}
  return { endsOn: dueDay(invoice.issuedOn, terms) }
}
