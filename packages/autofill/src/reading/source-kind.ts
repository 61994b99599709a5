export type SourceFile = { readonly name: string; readonly bytes: Uint8Array }

export type SourceKind = 'pdf' | 'docx' | 'photo' | 'mail' | 'html' | 'text'

const kindByExtension: Readonly<Record<string, SourceKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  jpg: 'photo',
  jpeg: 'photo',
  png: 'photo',
  webp: 'photo',
  tif: 'photo',
  tiff: 'photo',
  gif: 'photo',
  eml: 'mail',
  htm: 'html',
  html: 'html',
  txt: 'text',
  md: 'text',
  csv: 'text',
}

/** What the name promises. */
export function promisedKind(name: string): SourceKind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return kindByExtension[extension]
}

type ShownKind = SourceKind | 'office' | 'other'

const signatures: readonly { at: number; bytes: string; kind: ShownKind }[] = [
  { at: 0, bytes: '%PDF-', kind: 'pdf' },
  { at: 0, bytes: 'PK\x03\x04', kind: 'docx' },
  { at: 0, bytes: '\xff\xd8\xff', kind: 'photo' },
  { at: 0, bytes: '\x89PNG\r\n', kind: 'photo' },
  { at: 8, bytes: 'WEBP', kind: 'photo' },
  { at: 0, bytes: 'II*\0', kind: 'photo' },
  { at: 0, bytes: 'MM\0*', kind: 'photo' },
  { at: 0, bytes: 'GIF8', kind: 'photo' },
  { at: 0, bytes: '\xd0\xcf\x11\xe0', kind: 'office' },
  { at: 4, bytes: 'ftyp', kind: 'other' },
]

/** What the first bytes show; nothing when they could be text. 'office' is the container of Word's old and locked files. */
export function shownKind(bytes: Uint8Array): ShownKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  return signatures.find(({ at, bytes: mark }) => start.startsWith(mark, at))?.kind
}

const mailHeader = /^(?:[A-Za-z][\w-]*:[^\n]*\n(?:[ \t][^\n]*\n)*){3,}\n/

/** A saved mail without its name: headers, a blank line, and one of the headers that only machines write. */
export function looksLikeMail(text: string): boolean {
  const head = mailHeader.exec(text.slice(0, 20_000))?.[0]
  return head !== undefined && /^(message-id|mime-version|received|return-path):/im.test(head)
}
