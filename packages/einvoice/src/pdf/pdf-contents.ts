import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { type CarriedDesign, carriedDocumentFile } from './carried-document.ts'
import { facturXOf, type NoFacturX } from './factur-x.ts'

/** Whether a PDF is an e-invoice, or why it is none. */
export type EInvoiceVerdict =
  | { readonly isEInvoice: true }
  | {
      readonly isEInvoice: false
      readonly reason: NoFacturX['reason'] | 'switched-off'
      readonly rules: readonly string[]
    }

type Order = {
  readonly computed: ComputedDocument
  readonly themeId: string
  readonly design?: CarriedDesign
}

type Wanted = { readonly eInvoice: 'auto' | 'off'; readonly carryDocument: 'on' | 'off' }

/** What goes into the PDF of a document besides its pages. */
export function contentsFor({ computed, themeId, design = {} }: Order, wanted: Wanted) {
  const eInvoice =
    wanted.eInvoice === 'off'
      ? ({ reason: 'switched-off', rules: [] } as const)
      : facturXOf(computed)
  const carried =
    wanted.carryDocument === 'on'
      ? [carriedDocumentFile({ document: computed.document, themeId, design })]
      : []
  const isNone = 'reason' in eInvoice
  const verdict: EInvoiceVerdict = isNone
    ? { isEInvoice: false, ...eInvoice }
    : { isEInvoice: true }
  return {
    enclosed: {
      attachments: isNone ? carried : [eInvoice.file, ...carried],
      statements: isNone ? [] : [eInvoice.statement],
    },
    verdict,
  }
}
