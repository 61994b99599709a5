import { inflateSync } from 'node:zlib'
import { readPdf } from '../../src/typesetter/pdf-update.ts'

/** Typst's PDF, object by object. It writes one object after the other and no object streams. */
export type PdfObjects = {
  readonly root: string
  /** What stands between `obj` and `endobj`, without a stream. */
  readonly source: (id: number) => string
  readonly stream: (id: number) => Buffer
}

export function openPdf(pdf: Uint8Array): PdfObjects {
  const { bytes, trailer, positionOf } = readPdf(pdf)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('latin1')

  function bodyOf(id: number): { readonly from: number; readonly to: number } {
    const at = positionOf(id)
    if (at === undefined) throw new Error(`The PDF has no object ${id}.`)
    const from = text.indexOf('obj', at) + 3
    return { from, to: endOfSource(text, from) }
  }

  const source = (id: number) => {
    const { from, to } = bodyOf(id)
    return text.slice(from, to).trim()
  }

  return {
    root: source(requireReference(trailer, 'Root')),
    source,
    stream(id) {
      const { from, to } = bodyOf(id)
      const dictionary = text.slice(from, to)
      const start = text.indexOf('\n', text.indexOf('stream', to)) + 1
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
      const raw = buffer.subarray(start, start + length)
      return dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw
    },
  }
}

function endOfSource(text: string, from: number): number {
  const end = text.indexOf('endobj', from)
  const stream = text.indexOf('\nstream', from)
  return stream > 0 && stream < end ? stream : end
}

export function requireReference(dictionary: string, key: string): number {
  const id = referenceIn(dictionary, key)
  if (id === undefined) throw new Error(`The PDF has no /${key} where one is needed.`)
  return id
}

export function referenceIn(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key}\\s+(\\d+) 0 R`).exec(dictionary)?.[1]
  return found === undefined ? undefined : Number(found)
}

export function referencesIn(list: string): readonly number[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
}

/** The names and references of a dictionary within another: `/Font << /f0 12 0 R >>`. */
export function namedReferences(dictionary: string, key: string): ReadonlyMap<string, number> {
  const inner = new RegExp(`/${key}\\s*<<([^<>]*)>>`).exec(dictionary)?.[1] ?? ''
  return new Map(
    [...inner.matchAll(/\/(\S+)\s+(\d+) 0 R/g)].map(([, name = '', id]) => [name, Number(id)]),
  )
}

export function pagesOf(pdf: PdfObjects): readonly number[] {
  return kidsOf(pdf, requireReference(pdf.root, 'Pages'))
}

function kidsOf(pdf: PdfObjects, id: number): readonly number[] {
  const node = pdf.source(id)
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1]
  return kids === undefined ? [id] : referencesIn(kids).flatMap((kid) => kidsOf(pdf, kid))
}
