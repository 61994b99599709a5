import { constants, inflateSync } from 'node:zlib'
import { UnreadableSource } from './unreadable-source.ts'

export type PdfWeight = {
  /** Whether its pictures are more than anyone photographs or scans for one document. */
  readonly hasTooManyPixels: boolean
}

const mostUnpackedBytes = 100_000_000
const mostPictures = 200
const mostPixels = 300_000_000

/**
 * What a PDF unpacks to, before a reader opens it: three kilobytes can hold gigabytes. Streams always stand in the file
 * itself, so a walk over it finds them; one that hides its filter meets the limit of the reading process.
 */
export function weighPdf(bytes: Uint8Array): PdfWeight {
  let unpackedBytes = 0
  let pictures = 0
  let pixels = 0
  for (const { dictionary, data } of streamsOf(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
  )) {
    if (/\/Subtype\s*\/Image/.test(dictionary)) {
      pictures += 1
      pixels +=
        numberIn(dictionary, /\/W(?:idth)?\s+(\d{1,7})/) *
        numberIn(dictionary, /\/H(?:eight)?\s+(\d{1,7})/)
    } else {
      unpackedBytes += unpackedSize(dictionary, data, mostUnpackedBytes - unpackedBytes)
    }
  }
  return { hasTooManyPixels: pictures > mostPictures || pixels > mostPixels }
}

type Stream = { readonly dictionary: string; readonly data: Buffer }

const longestDictionary = 2000

function* streamsOf(file: Buffer): Generator<Stream> {
  let from = 0
  while (true) {
    const start = file.indexOf('stream', from)
    const end = start < 0 ? -1 : file.indexOf('endstream', start)
    if (end < 0) return
    const dictionary = file.toString('latin1', Math.max(from, start - longestDictionary), start)
    const isLineBroken = file[start + 6] === 0x0d && file[start + 7] === 0x0a
    yield { dictionary, data: file.subarray(start + (isLineBroken ? 8 : 7), end) }
    from = end + 'endstream'.length
  }
}

function unpackedSize(dictionary: string, packed: Buffer, most: number): number {
  const times = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
  let data = packed
  let size = 0
  for (let time = 0; time < times; time += 1) {
    const unpacked = inflated(data, Math.max(1, most - size))
    if (!unpacked) return size
    size += unpacked.length
    data = unpacked
  }
  return size
}

/** Undefined when it is packed otherwise, or damaged: then it unpacks to nothing here either. */
function inflated(data: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLarge) throw new UnreadableSource('too-large', error)
    return undefined
  }
}

function numberIn(dictionary: string, pattern: RegExp): number {
  return Number(pattern.exec(dictionary)?.[1] ?? 0)
}
