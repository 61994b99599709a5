export const sourceLimits = {
  bytes: 10_000_000,
  pages: 50,
  characters: 1_000_000,
  pixels: 60_000_000,
} as const

const messages = {
  'too-large': 'This file is too large to read. Try just the part you need.',
  'too-slow': 'This file took too long to read. Try just the part you need.',
  'too-many-pages': `This file has more than ${sourceLimits.pages} pages. Try just the pages you need.`,
  password: 'This file is password-protected. Save a copy without the password and try again.',
  'not-what-it-says': "This file is damaged, or its type doesn't match its name.",
  'no-text':
    "We didn't find any text in this file. If it's a photo, take it in good light from straight above.",
  unsupported:
    "We can't read this type of file. Try text, an email (EML), a DOCX, a PDF or a photo (JPEG, PNG, WebP).",
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
