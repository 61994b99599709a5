import type { UploadPurpose } from '@sheaf/contract/objects'
import { fetchPdf, type GeneratedPdf } from '#api/fetch-pdf.ts'
import type { FormKind } from '#document/form/form-layout.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { pdfCall } from '#studio/pdf-call.ts'
import { pdfOrder } from '#studio/pdf-order.ts'
import type { GenerateWords } from '#studio/use-generate.ts'
import type { ToastNote } from '#ui/feedback/toast-state.ts'

/** How the PDF reaches the user: as a file that is saved, or in a tab of its own after a last look at the sheet. */
type Delivery =
  | { readonly by: 'file'; readonly make: (styled: StyledDocument) => Promise<GeneratedPdf> }
  | { readonly by: 'tab'; readonly path: string }

/** What differs between the editors of the kinds. */
export type EditorKind = {
  readonly generateLabel: string
  /** A form beside the sheet, or the sheet itself. */
  readonly form: FormKind | undefined
  readonly logo: UploadPurpose
  /** What a saved template leaves out unless the user wants it kept, and whether that is so from the start. */
  readonly whole: { readonly label: string; readonly isWanted: boolean }
  readonly delivery: Delivery
  readonly words: GenerateWords
}

/** The kinds that have an editor of their own; the others are written on the create screen. */
export type OwnEditorKind = 'quote' | 'purchase_order' | 'credit_note'

export const editorKinds: Readonly<Record<OwnEditorKind, EditorKind>> = {
  quote: {
    generateLabel: 'Generate Quote',
    form: 'quote',
    logo: 'quote-logo',
    whole: { label: 'Also save client and line items', isWanted: false },
    delivery: {
      by: 'file',
      make: (styled) => fetchPdf({ path: '/api/generate-quote-pdf', body: pdfOrder(styled) }),
    },
    words: {
      done: ({ fileName }) => delivered('Quote Generated', fileName),
      failure: {
        title: 'Error',
        description: 'Failed to generate quote PDF. Please try again.',
      },
      saysReason: false,
      limitTitle: 'Limit Reached',
    },
  },
  purchase_order: {
    generateLabel: 'Generate Purchase Order',
    form: undefined,
    logo: 'logo',
    whole: { label: 'Also save vendor, ship-to and line items', isWanted: true },
    delivery: { by: 'tab', path: '/api/po-pdf' },
    words: {
      done: ({ fileName }) => delivered('Document Ready', fileName),
      failure: { title: 'Error', description: 'Failed to download PDF. Please try again.' },
      saysReason: false,
      limitTitle: 'Upgrade Required',
    },
  },
  credit_note: {
    generateLabel: 'Generate PDF',
    form: 'credit_note',
    logo: 'logo',
    whole: { label: 'Also save customer and line items', isWanted: false },
    delivery: { by: 'file', make: (styled) => fetchPdf(pdfCall('/api/cn-pdf', styled)) },
    words: {
      done: ({ fileName }) => delivered('Credit Note Generated', fileName),
      failure: { title: 'Error', description: 'Failed to download PDF. Please try again.' },
      saysReason: false,
      limitTitle: 'Upgrade Required',
    },
  },
}

function delivered(title: string, fileName: string): ToastNote {
  return { title, description: `Downloaded as ${fileName}`, duration: 2000 }
}
