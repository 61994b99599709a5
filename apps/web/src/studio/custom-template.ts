import {
  type CustomTemplateKind,
  customTemplateKinds,
  type SaveCustomTemplate,
} from '@sheaf/contract/custom-templates'
import { decode, encode } from '@sheaf/contract/wire/codec'
import { storedName, templateFields } from '@sheaf/contract/wire/template-fields'
import { wireName } from '@sheaf/contract/wire/wire-names'
import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import { currencyValues } from '@sheaf/domain/documents/change-currency'
import { type BusinessDocument, isPriced, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import type { AnyCustomTemplate } from '#api/custom-templates.ts'
import { fieldsOf } from '#sheets/templates/custom-template-order.ts'
import type { Design } from '#sheets/templates/look.ts'

type Card = {
  readonly name: string
  readonly theme: string
  /** Whom it is for and its lines are kept, too: only when the user wants that. */
  readonly isWhole?: boolean
}

/** A template of a quote, an order or a credit note: sender, terms and look. */
export function customTemplateOf(
  document: BusinessDocument,
  { name, theme, isWhole = false }: Card,
  design: Design,
): SaveCustomTemplate {
  const kind = document.kind as CustomTemplateKind
  const { dataKey } = customTemplateKinds[kind]
  const wire = encode(compute(document))
  const names = templateFields(kind, isWhole).map((path) => wireName(kind, path))
  const kept = [...names, ...(isWhole ? ['lineItems'] : [])]
    .map((own) => [storedName(kind, own), wire[own]] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  const hasLabels = Object.keys(document.labels).length > 0
  const labels = hasLabels && { labels: document.labels }
  const fields = { ...Object.fromEntries(kept), ...labels, ...design }
  const card = { name, systemTemplateId: theme }
  return dataKey === null ? { ...card, ...fields } : { ...card, [dataKey]: fields }
}

/** Whether a template says whom its documents are for, or what they list. */
export function isWholeTemplate(kind: CustomTemplateKind, template: AnyCustomTemplate): boolean {
  const fields = fieldsOf(kind, template)
  return 'lineItems' in fields || wireName(kind, 'receiver.name') in fields
}

/** The document with what a saved template of its kind brings. Its own number and dates stay. */
export function withCustomTemplate(
  document: BusinessDocument,
  template: AnyCustomTemplate,
): BusinessDocument {
  const kind = document.kind as CustomTemplateKind
  const own = (['number', 'issuedOn', 'endsOn'] as const).map((path) => wireName(kind, path))
  const brought = Object.entries(fieldsOf(kind, template)).filter(([name]) => !own.includes(name))
  const wire = { ...encode(compute(document)), ...Object.fromEntries(brought), type: kind }
  const filled: BusinessDocument = decode(kind, wireSchema(kind).parse(wire))
  if (!isPriced(document) || !isPriced(filled)) return filled
  return withValues(filled, currencyValues(document, filled.currency))
}
