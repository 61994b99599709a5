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

const signatures: readonly (readonly [RegExp, SourceKind | 'office' | 'other'])[] = [
  [/^[\s\S]{0,1000}%PDF-/, 'pdf'],
  [/^PK(\x03\x04|\x05\x06)/, 'docx'],
  [/^\xff\xd8\xff/, 'photo'],
  [/^\x89PNG\r\n/, 'photo'],
  [/^RIFF[\s\S]{4}WEBP/, 'photo'],
  [/^(II\*\0|MM\0\*)/, 'photo'],
  [/^GIF8[79]a/, 'photo'],
  [/^\xd0\xcf\x11\xe0/, 'office'],
  [/^[\s\S]{4}ftyp/, 'other'],
]

/** What the first bytes show; nothing when they could be text. 'office' is the container of Word's old and locked files. */
export function shownKind(bytes: Uint8Array): SourceKind | 'office' | 'other' | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  return signatures.find(([pattern]) => pattern.test(start))?.[1]
}

const mailHeader = /^(?:[A-Za-z][\w-]*:[^\n]*\n(?:[ \t][^\n]*\n)*){3,}\n/

/** A saved mail without its name: headers, a blank line, and one of the headers that only machines write. */
export function looksLikeMail(text: string): boolean {
  const head = mailHeader.exec(text.slice(0, 20_000))?.[0]
  return head !== undefined && /^(message-id|mime-version|received|return-path):/im.test(head)
}
