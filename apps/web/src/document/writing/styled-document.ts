import type { PdfContents } from '@sheaf/contract/pdf-contents'
import { decode, encode } from '@sheaf/contract/wire/codec'
import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'
import type { Design } from '#sheets/templates/look.ts'

/** A document and its look: all that a PDF is made of, and that this browser keeps of it. */
export type StyledDocument = {
  readonly document: BusinessDocument
  readonly themeId: string
  readonly design: Design
  /** Its number is the next one of its series, and is taken when the PDF is handed out. */
  readonly takesNumber?: boolean | undefined
  /** What its PDF is to leave out. */
  readonly contents?: Partial<PdfContents>
}

/** What a browser was told to keep; its document is checked by `unpackDocument`. */
export const packedSchema = z.object({
  document: z.unknown(),
  themeId: z.string().max(100),
  design: z.object({
    primaryColor: z.string().max(20),
    secondaryColor: z.string().max(20),
    fontFamily: z.enum(fontFamilies),
  }),
  takesNumber: z.boolean().optional(),
})

/** As text can hold it: in the names of the wire, which outlive a version of this app. */
export function packDocument(document: BusinessDocument): unknown {
  return encode(compute(document))
}

/** Undefined for anything that is no document of this kind. */
export function unpackDocument(kind: DocumentKind, packed: unknown): BusinessDocument | undefined {
  const wire = wireSchema(kind).safeParse(packed).data
  return wire && decode(kind, wire)
}
