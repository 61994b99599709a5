export const sourceLimits = {
  bytes: 10_000_000,
  pages: 50,
  characters: 1_000_000,
  pixels: 60_000_000,
} as const

const messages = {
  'too-large': 'This file is too large to read once it is opened. Send the part that matters.',
  'too-slow': 'This file took too long to read. Send the part that matters.',
  'too-many-pages': `This file has more than ${sourceLimits.pages} pages. Send the pages that matter.`,
  password: 'This file is protected by a password. Save a copy without it and send that.',
  'not-what-it-says': 'This file is damaged, or not of the kind that its name says.',
  'no-text':
    'No text was found in this file. If it is a photo, take it in good light from straight above.',
  unsupported:
    'Files of this kind cannot be read. Send text, a mail (EML), a DOCX, a PDF or a photo (JPEG, PNG, WebP).',
} as const

export type UnreadableCode = keyof typeof messages

/** A file that a user gave and that cannot be read; the message says what to do. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource'
  readonly code: UnreadableCode

  constructor(code: UnreadableCode, cause?: unknown) {
    super(messages[code], { cause })
    this.code = code
  }
}
