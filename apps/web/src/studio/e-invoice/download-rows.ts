import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { fetchPdf, type GeneratedPdf } from '#api/fetch-pdf.ts'
import { isBill, type WantedFormat, wantedFormats } from '#document/e-invoice/wanted-format.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { pdfOrder } from '#studio/pdf-order.ts'
import { formatWords } from './format-words.ts'

/** A file that a document can be downloaded as. */
export type DownloadRow = {
  readonly id: string
  readonly label: string
  /** Who wants it, in one sentence. */
  readonly who: string
  /** The rules that must hold first. */
  readonly format?: WantedFormat
  readonly make: (styled: StyledDocument) => Promise<GeneratedPdf>
}

const pdf: DownloadRow = {
  id: 'pdf',
  label: 'PDF',
  who: 'For people: to read, print and send by email.',
  make: (styled) => ask('/api/generate-pdf', styled, { eInvoice: 'off' }),
}

const order: DownloadRow = {
  id: 'order',
  label: 'UBL order',
  who: 'For vendors who take orders through the Peppol network or by their own software.',
  make: (styled) => ask('/api/e-invoice/order', styled),
}

const json: DownloadRow = {
  id: 'json',
  label: 'JSON',
  who: 'For you and your programs: everything the document says, to open here again or send to the API.',
  make: async (styled) => ({ file: jsonOf(styled), fileName: `${plainName(styled)}.json` }),
}

/** What a document of a kind can be downloaded as. */
export function downloadRows(kind: DocumentKind): readonly DownloadRow[] {
  if (isBill(kind)) return [pdf, ...wantedFormats.map(eInvoiceRow), json]
  return kind === 'purchase_order' ? [pdf, order, json] : [pdf, json]
}

function eInvoiceRow(format: WantedFormat): DownloadRow {
  return {
    id: format,
    ...formatWords[format],
    format,
    make: (styled) =>
      format === 'factur-x'
        ? ask('/api/generate-pdf', styled, { eInvoice: 'auto' })
        : ask(`/api/e-invoice/${format}`, styled),
  }
}

function ask(path: string, { document, themeId, design }: StyledDocument, more: object = {}) {
  return fetchPdf({ path, body: { ...pdfOrder({ document, themeId, design }), ...more } })
}

function jsonOf({ document, themeId, design }: StyledDocument): Blob {
  const text = JSON.stringify(pdfOrder({ document, themeId, design }), null, 2)
  return new Blob([text], { type: 'application/json' })
}

function plainName({ document }: StyledDocument): string {
  const words = document.number.split(/[^\p{L}\p{N}_]+/u)
  return [document.kind.replace('_', '-'), ...words].filter(Boolean).join('-')
}
