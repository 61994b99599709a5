import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { startingValues } from '@sheaf/domain/documents/new-document'
import type { PdfCall } from '#api/fetch-pdf.ts'
import type { Matter } from './use-generate.ts'

/**
 * How the PDF of an order or a credit note is asked for. Never by its address alone: histories and the logs of proxies
 * keep addresses, and the client would stand in them.
 */
export function pdfCall(path: string, { document, themeId, design }: Matter): PdfCall {
  const body = { ...spareFields(document), ...design }
  return { path: `${path}/${encodeURIComponent(themeId)}`, body }
}

/** Fields as a form has them. */
export function asTexts(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
}

// What is empty on a new document need not be said; what a new document comes with must be, also when it is empty.
function spareFields(document: BusinessDocument): Record<string, unknown> {
  const started = startingValues(document.type, { today: '2000-01-01', now: 0 })
  const lineItems = document.lineItems.map((line) => withoutEmpty(line))
  return { ...withoutEmpty(document, started), lineItems }
}

function withoutEmpty(holder: object, kept: object = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(holder).filter(
      ([name, value]) => name in kept || (value !== '' && value !== '0' && value !== false),
    ),
  )
}
