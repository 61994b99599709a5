/** What a PDF may hold to be looked into. An e-invoice has a few attachments and unpacks to less than a megabyte. */
export const pdfLimits = {
  bytes: 10 * 1024 * 1024,
  attachments: 100,
  /** Of all that is unpacked, together. */
  unpackedBytes: 40 * 1024 * 1024,
  objects: 300_000,
  trailers: 1000,
  depth: 60,
} as const

/** A PDF that is not read; its message is a sentence for the one who sent it. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'
}

export const tooManyParts = 'This PDF has too many parts to be read.'
