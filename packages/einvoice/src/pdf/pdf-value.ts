/** What PDF files are made of. A text is kept as its bytes: only whoever needs it knows how it is encoded. */
export type PdfValue =
  | null
  | boolean
  | number
  | Uint8Array
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary

type PdfName = { readonly name: string }
type PdfReference = { readonly object: number }
export type PdfDictionary = ReadonlyMap<string, PdfValue>

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map
}

export function dictionaryIn(value: PdfValue | undefined): PdfDictionary {
  return isDictionary(value) ? value : noEntries
}

const noEntries: PdfDictionary = new Map()

export function listIn(value: PdfValue | undefined): readonly PdfValue[] {
  return Array.isArray(value) ? value : []
}

export function nameIn(value: PdfValue | undefined): string | undefined {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined
}

/** The number of the object that it refers to. */
export function objectIn(value: PdfValue | undefined): number | undefined {
  return typeof value === 'object' && value !== null && 'object' in value ? value.object : undefined
}

/** A letter for each byte, so that places in the text are places in the file. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
