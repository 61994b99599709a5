import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { startingValues } from '@sheaf/domain/documents/new-document'
import type { PdfCall } from '#api/fetch-pdf.ts'
import type { Matter } from './use-generate.ts'

// Servers refuse longer ones: Node reads 16 kB of headers, and cookies and the browser's own lines are among them.
const longestAddress = 6000

/** How the PDF of an order or a credit note is asked for: by an address, or by a body when it is too long for one. */
export function pdfCall(path: string, { document, themeId, design }: Matter): PdfCall {
  const place = `${path}/${encodeURIComponent(themeId)}`
  const fields = { ...spareFields(document), ...design }
  const address = `${place}?${new URLSearchParams(asTexts(fields))}`
  return address.length > longestAddress ? { path: place, body: fields } : { path: address }
}

/** Fields as a query or a form has them. */
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
