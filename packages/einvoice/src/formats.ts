import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { fromDocument } from './mapping/from-document.ts'
import { writeOrder } from './mapping/order.ts'
import type { Invoice } from './model/invoice.ts'
import { judge, type Profile } from './rules/judge.ts'
import type { Finding } from './rules/rule.ts'
import type { Syntax } from './syntax/term-values.ts'
import { invoiceElement } from './syntax/write-invoice.ts'
import { writeXml } from './xml/write-xml.ts'

/** The files that an invoice or credit note can be written as, and what each is judged by. */
const invoiceFormats = {
  ubl: { profile: 'en16931', syntax: 'ubl' },
  cii: { profile: 'en16931', syntax: 'cii' },
  xrechnung: { profile: 'xrechnung', syntax: 'ubl' },
  peppol: { profile: 'peppol', syntax: 'ubl' },
} as const satisfies Record<string, { readonly profile: Profile; readonly syntax: Syntax }>

export type FileFormat = keyof typeof invoiceFormats | 'order'

export type WrittenFile = {
  readonly xml: string
  /** What the rules of the format find in it. */
  readonly findings: readonly Finding[]
  /** Whose fields the findings are at; a purchase order is no invoice, and has no rules here. */
  readonly invoice?: Invoice
}

/** The document as a file of that format, or why it has none. */
export function writeFile(
  computed: ComputedDocument,
  format: FileFormat,
): WrittenFile | { readonly refusal: string } {
  if (format === 'order') {
    const xml = writeOrder(computed)
    return typeof xml === 'string' ? { xml, findings: [] } : xml
  }
  const { profile, syntax } = invoiceFormats[format]
  const mapped = fromDocument(computed, profile)
  if ('refusal' in mapped) return mapped
  const { invoice, kind } = mapped
  const root = invoiceElement(invoice, kind, syntax)
  return {
    xml: writeXml(root),
    findings: judge({ invoice, kind, syntax, root }, profile),
    invoice,
  }
}
