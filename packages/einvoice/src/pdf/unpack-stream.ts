import { Unzlib } from 'fflate'
import { PdfRefused, pdfLimits } from './pdf-refused.ts'
import { dictionaryIn, nameIn, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** Unpacks the streams of one file, which may come to so many bytes together. */
export type Unpack = (about: PdfDictionary, packed: Uint8Array) => Uint8Array | undefined

// A kilobyte can hold a megabyte: in steps of this size, a bomb is noticed before it fills the memory.
const stepBytes = 16 * 1024

export function createUnpack(): Unpack {
  let left = pdfLimits.unpackedBytes

  function take(bytes: number): void {
    left -= bytes
    if (left < 0) throw new PdfRefused('This PDF unpacks to more than 40 MB, too much to be read.')
  }

  function inflate(packed: Uint8Array): Uint8Array | undefined {
    const chunks: Uint8Array[] = []
    const stream = new Unzlib((chunk) => {
      take(chunk.length)
      chunks.push(chunk)
    })
    try {
      for (let at = 0; at < packed.length; at += stepBytes) {
        stream.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length)
      }
    } catch (error) {
      if (error instanceof PdfRefused) throw error
      return undefined
    }
    return joined(chunks)
  }

  return (about, packed) => {
    const filters = listOf(about.get('Filter')).map(nameIn)
    if (filters.some((filter) => !isDeflate(filter)) || hasPredictor(about)) return undefined
    if (filters.length === 0) take(packed.length)
    return filters.reduce<Uint8Array | undefined>(
      (bytes) => (bytes === undefined ? undefined : inflate(bytes)),
      packed,
    )
  }
}

function isDeflate(filter: string | undefined): boolean {
  return filter === 'FlateDecode' || filter === 'Fl'
}

/** Predictors are for pictures and cross-references, neither of which is read here. */
function hasPredictor(about: PdfDictionary): boolean {
  return listOf(about.get('DecodeParms')).some((parameters) => {
    return Number(dictionaryIn(parameters).get('Predictor') ?? 1) > 1
  })
}

function listOf(value: PdfValue | undefined): readonly PdfValue[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value as PdfValue]
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
