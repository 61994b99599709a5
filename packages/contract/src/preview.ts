import { documentSchemas } from '@sheaf/domain/documents/document'
import { type DocumentType, documentTypes } from '@sheaf/domain/documents/document-type'
import { z } from 'zod'

// The same fields come as a query, where everything is text, and as JSON. What each may hold is the domain's to say.
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional()

const lineItems = z
  .union([z.string(), z.array(z.unknown()), z.null()])
  .optional()
  .describe('A list of lines, or the same as JSON text')

const designValue = z.string().nullish()

/** The fields of a preview, none of them required and unknown ones ignored; without any it shows a sample. */
export function previewFieldsSchema(kind: DocumentType) {
  const names = [...Object.keys(documentSchemas[kind].shape), 'swiftCode']
  return z.looseObject({
    ...Object.fromEntries(names.map((name) => [name, fieldValue])),
    lineItems,
    primaryColor: designValue.describe('#rrggbb instead of the colour of the theme'),
    secondaryColor: designValue.describe('#rrggbb instead of the colour of the theme'),
    fontFamily: designValue.describe(
      "A font by its name or id, such as 'Open Sans' or 'open-sans'",
    ),
  })
}

/** Where the preview of each kind is asked for; the id of a theme follows. */
export const previewPaths: Readonly<Record<DocumentType, string>> = {
  invoice: '/api/template-preview',
  quote: '/api/quote-preview',
  purchase_order: '/api/po-preview',
  credit_note: '/api/cn-preview',
}

/** The one preview that draws any kind of document: `type` says which. */
export const anyPreviewFieldsSchema = previewFieldsSchema('invoice').extend({
  type: z.enum(documentTypes).default('invoice'),
})
