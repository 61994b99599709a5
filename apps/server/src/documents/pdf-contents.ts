import type { PdfContents } from '@sheaf/contract/pdf-contents'
import { carriedDocumentFile } from '@sheaf/einvoice/pdf/carried-document'
import { facturXOf, type NoFacturX } from '@sheaf/einvoice/pdf/factur-x'
import type { PreviewOrder } from '@sheaf/preview/draw-preview'
import type { PdfOptions } from '@sheaf/rendering/typesetter/typesetter'

/** Whether a PDF is an e-invoice, or why it is none. */
export type EInvoiceVerdict =
  | { readonly isEInvoice: true }
  | {
      readonly isEInvoice: false
      readonly reason: NoFacturX['reason'] | 'switched-off'
      readonly rules: readonly string[]
    }

type Enclosed = {
  readonly enclosed: Required<Pick<PdfOptions, 'attachments' | 'statements'>>
  readonly verdict: EInvoiceVerdict
}

/** What goes into the PDF of a document besides its pages. */
export function contentsFor(order: PreviewOrder, wanted: PdfContents): Enclosed {
  const { computed, themeId, design = {} } = order
  const eInvoice =
    wanted.eInvoice === 'off'
      ? ({ reason: 'switched-off', rules: [] } as const)
      : facturXOf(computed)
  const carried =
    wanted.carryDocument === 'on'
      ? [carriedDocumentFile({ document: computed.document, themeId, design })]
      : []
  if ('reason' in eInvoice) {
    return {
      enclosed: { attachments: carried, statements: [] },
      verdict: { isEInvoice: false, ...eInvoice },
    }
  }
  const { file, statement } = eInvoice
  return {
    enclosed: { attachments: [file, ...carried], statements: [statement] },
    verdict: { isEInvoice: true },
  }
}
