import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { z } from 'zod'
import { requestFields } from './wire/request-fields.ts'

const ownPreviews: Readonly<Partial<Record<DocumentKind, string>>> = {
  quote: '/api/quote-preview',
  purchase_order: '/api/po-preview',
  credit_note: '/api/cn-preview',
}

/** Where the preview of a kind is asked for; the id of a theme follows. */
export function previewPath(kind: DocumentKind): string {
  return ownPreviews[kind] ?? '/api/template-preview'
}

/** The fields of a preview, none of them required and unknown ones ignored; without any it shows a sample. */
export function previewFieldsSchema(kind: DocumentKind) {
  // The address says the kind, whatever the fields call themselves.
  return requestFields(kind).extend({ type: z.literal(kind).catch(kind) })
}

/** The one preview that draws any kind of document: `type` says which. */
export const anyPreviewFieldsSchema = requestFields('invoice').extend({
  type: z.enum(documentKinds).default('invoice'),
})
