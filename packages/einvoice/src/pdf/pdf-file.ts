import { PdfRefused, pdfLimits, tooManyParts } from './pdf-refused.ts'
import {
  dictionaryIn,
  isDictionary,
  latin1,
  nameIn,
  objectIn,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'
import { readPdfValue } from './read-pdf-value.ts'
import { createUnpack, type Unpack } from './unpack-stream.ts'

export type PdfFile = {
  readonly catalog: PdfDictionary
  /** The value itself where there is only a reference to it. */
  readonly resolve: (value: PdfValue | undefined) => PdfValue
  /** The content of the stream that is referred to, and what is said about it. */
  readonly stream: (value: PdfValue | undefined) => PdfStream | undefined
}

export type PdfStream = { readonly about: PdfDictionary; readonly bytes: Uint8Array }

/**
 * Finds the objects of a PDF by walking over it once, from its beginning: a later version of an object takes the place of an
 * earlier one. Tables of cross-references are not believed, so that a file in which they are wrong opens, and none can lead
 * in a circle. Every byte is looked at a few times at most, whatever the file says.
 */
export function openPdf(bytes: Uint8Array): PdfFile {
  const unpack = createUnpack()
  const { objects, trailers } = objectsIn(bytes, unpack)
  if (trailers.some((trailer) => trailer.has('Encrypt'))) {
    throw new PdfRefused(
      'This PDF is protected by a password. Save a copy without it and try again.',
    )
  }
  const values = new Map<number, PdfValue>()

  function objectAt(id: number): PdfValue {
    const known = values.get(id)
    if (known !== undefined) return known
    const found = objects.get(id)
    const value = found === undefined ? null : readPdfValue(found.source)
    values.set(id, value)
    return value
  }

  function resolve(value: PdfValue | undefined): PdfValue {
    const id = objectIn(value)
    return id === undefined ? (value ?? null) : objectAt(id)
  }

  const roots = trailers.map((trailer) => resolve(trailer.get('Root'))).filter(isDictionary)
  const catalog = roots.at(-1)
  if (catalog === undefined) throw new PdfRefused('This file is damaged, or it is no PDF.')
  return {
    catalog,
    resolve,
    stream: (value) => {
      const packed = objects.get(objectIn(value) ?? -1)?.packed
      const about = resolve(value)
      if (packed === undefined || !isDictionary(about)) return undefined
      // Where the length is an object of its own, it was not known yet when the end of the stream was looked for.
      const length = objectIn(about.get('Length')) && resolve(about.get('Length'))
      const exact = typeof length === 'number' ? packed.subarray(0, length) : packed
      const bytes = unpack(about, exact)
      return bytes && { about, bytes }
    },
  }
}

type Found = { readonly source: Uint8Array; readonly packed?: Uint8Array | undefined }

type Contents = {
  readonly objects: ReadonlyMap<number, Found>
  readonly trailers: readonly PdfDictionary[]
}

function objectsIn(bytes: Uint8Array, unpack: Unpack): Contents {
  const objects = new Map<number, Found>()
  const trailers: PdfDictionary[] = []
  for (const { id, source, packed } of partsOf(bytes)) {
    if (id !== undefined) add(objects, id, { source, packed })
    if (id !== undefined && packed === undefined) continue
    const about = dictionaryIn(readPdfValue(source))
    const type = nameIn(about.get('Type'))
    if (id === undefined || type === 'XRef') trailers.push(about)
    if (packed && type === 'ObjStm') addPacked(objects, about, unpack(about, packed))
    if (trailers.length > pdfLimits.trailers) throw new PdfRefused(tooManyParts)
  }
  return { objects, trailers }
}

/** An object or, without a number, a trailer: from where it begins to where the next one does. */
type Part = Found & { readonly id: number | undefined }

/** Where an object begins, where a trailer does, and where the bytes of a stream do. */
const marks = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj(?![A-Za-z])|\btrailer|\bstream(\r\n|\n|\r)/g

function* partsOf(bytes: Uint8Array): Generator<Part> {
  const text = latin1(bytes)
  if (!text.slice(0, 1024).includes('%PDF-')) throw new PdfRefused('This file is no PDF.')
  let open: { readonly id: number | undefined; readonly start: number } | undefined
  let at = 0
  while (true) {
    marks.lastIndex = at
    const mark = marks.exec(text)
    const source = open && bytes.subarray(open.start, mark?.index ?? bytes.length)
    if (mark?.[2] === undefined) {
      if (open && source) yield { id: open.id, source }
      if (mark === null) return
      at = mark.index + mark[0].length
      open = { id: mark[1] === undefined ? undefined : Number(mark[1]), start: at }
      continue
    }
    const start = mark.index + mark[0].length
    at = start
    if (open?.id === undefined || source === undefined) continue
    at = endOfStream(text, start, dictionaryIn(readPdfValue(source)))
    yield { id: open.id, source, packed: bytes.subarray(start, at) }
    open = undefined
  }
}

// A stream may hold a PDF of its own: where it says its length rightly, its end is not looked for.
function endOfStream(text: string, start: number, about: PdfDictionary): number {
  const length = about.get('Length')
  if (typeof length === 'number' && length >= 0) {
    const end = start + length
    if (/^\s{0,4}endstream/.test(text.slice(end, end + 13))) return end
  }
  const end = text.indexOf('endstream', start)
  return end < 0 ? text.length : end
}

/** Objects that are packed together: a list of numbers and places, then the objects, in the order of their places. */
function addPacked(
  objects: Map<number, Found>,
  about: PdfDictionary,
  content: Uint8Array | undefined,
): void {
  const first = about.get('First')
  if (content === undefined || typeof first !== 'number') return
  let before: { readonly id: number; readonly start: number } | undefined
  const until = (end: number) => {
    if (before) add(objects, before.id, { source: content.subarray(before.start, end) })
  }
  for (const [, id, place] of latin1(content.subarray(0, first)).matchAll(pair)) {
    const start = first + Number(place)
    until(start)
    before = { id: Number(id), start }
  }
  until(content.length)
}

const pair = /(\d{1,10})\s{1,9}(\d{1,10})/g

function add(objects: Map<number, Found>, id: number, found: Found): void {
  objects.set(id, found)
  if (objects.size > pdfLimits.objects) throw new PdfRefused(tooManyParts)
}
