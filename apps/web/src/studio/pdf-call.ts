import { encode } from '@sheaf/contract/wire/codec'
import { wirePath } from '@sheaf/contract/wire/wire-names'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { startingValues } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import type { PdfCall } from '#api/fetch-pdf.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { handedOutAs } from './pdf-order.ts'

/**
 * How the PDF of an order or a credit note is asked for. Never by its address alone: histories and the logs of proxies
 * keep addresses, and the client would stand in them.
 */
export function pdfCall(path: string, styled: StyledDocument): PdfCall {
  const { document, themeId, design } = styled
  const body = { ...spareFields(document), ...design, ...handedOutAs(styled) }
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
  const started = startingValues(document.kind, { today: '2000-01-01', now: 0 })
  const kept = Object.keys(started).map((path) => wirePath(document.kind, path))
  const { lineItems, ...wire } = encode(compute(document))
  return { ...withoutEmpty(wire, kept), lineItems: lineItems.map((line) => withoutEmpty(line)) }
}

function withoutEmpty(holder: object, kept: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(holder).filter(
      ([name, value]) => kept.includes(name) || (value !== '' && value !== '0' && value !== false),
    ),
  )
}
