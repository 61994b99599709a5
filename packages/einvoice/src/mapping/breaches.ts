import { type BusinessDocument, lineText, textAt } from '@sheaf/domain/documents/document'
import { type AnyPath, linePartsOf } from '@sheaf/domain/documents/field-path'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import { judge, type Profile } from '../rules/judge.ts'
import type { Finding as Breach } from '../rules/rule.ts'
import { fieldOf } from './field-of.ts'
import { fromDocument } from './from-document.ts'

/** What the rules of a profile find on a document, as the law's findings are told; or why it has no e-invoice. */
export function breachesOf(
  computed: ComputedDocument,
  profile: Profile,
): readonly Finding[] | { readonly refusal: string } {
  const mapped = fromDocument(computed, profile)
  if ('refusal' in mapped) return mapped
  const found = judge(mapped, profile).map((breach) =>
    asFinding(breach, computed.document, fieldOf(breach.at, mapped.invoice) ?? 'number'),
  )
  // Two publishers ask for the same in the same words.
  return found.filter(
    ({ field, message }, index) =>
      found.findIndex((other) => other.field === field && other.message === message) === index,
  )
}

function asFinding(
  { rule, severity, message }: Breach,
  document: BusinessDocument,
  field: AnyPath,
): Finding {
  const isEmpty = valueIn(document, field).trim() === ''
  return {
    id: rule,
    severity: severity === 'fatal' ? (isEmpty ? 'missing' : 'wrong') : 'advice',
    field,
    message,
    why: `${publisherOf(rule)} asks for it in rule ${rule}.`,
  }
}

function valueIn(document: BusinessDocument, path: AnyPath): string {
  const line = linePartsOf(path)
  if (!line) return textAt(document, path as FieldPath)
  return lineText(document.lines[line.index] ?? {}, line.name)
}

function publisherOf(rule: string): string {
  if (/^BR-(DE|TMP)/.test(rule)) return 'XRechnung'
  if (/^(PEPPOL|[A-Z]{2}-R-)/.test(rule)) return 'Peppol'
  return rule.startsWith('SHEAF') ? 'Good practice' : 'The European standard EN 16931'
}
