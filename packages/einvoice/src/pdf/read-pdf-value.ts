import { PdfRefused, pdfLimits, tooManyParts } from './pdf-refused.ts'
import { latin1, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** The first value in these bytes. What is no PDF is read as nothing, since readers open damaged files, too. */
export function readPdfValue(bytes: Uint8Array): PdfValue {
  return readValue({ bytes, at: 0 }, 0)
}

/** Where the reader is. */
type Cursor = { readonly bytes: Uint8Array; at: number }

const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))

const signs = {
  percent: 0x25,
  open: 0x28,
  close: 0x29,
  slash: 0x2f,
  less: 0x3c,
  greater: 0x3e,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
} as const

const longestWord = 1000
const longestList = 20_000

function readValue(cursor: Cursor, depth: number): PdfValue {
  if (depth >= pdfLimits.depth) throw new PdfRefused('This PDF is nested too deeply to be read.')
  skipBlanks(cursor)
  const { bytes, at } = cursor
  switch (bytes[at]) {
    case signs.slash:
      return { name: readName(cursor) }
    case signs.open:
      return readText(cursor)
    case signs.openBracket:
      return readList(cursor, depth + 1)
    case signs.less:
      return bytes[at + 1] === signs.less ? readDictionary(cursor, depth + 1) : readHex(cursor)
    default:
      return readNumberOrWord(cursor)
  }
}

function isAtEnd({ bytes, at }: Cursor): boolean {
  return at >= bytes.length
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d
}

function skipBlanks(cursor: Cursor): void {
  const { bytes } = cursor
  for (; !isAtEnd(cursor); cursor.at += 1) {
    const byte = bytes[cursor.at] ?? 0
    if (byte === signs.percent) {
      while (!isAtEnd(cursor) && !isLineEnd(bytes[cursor.at])) cursor.at += 1
    } else if (!blanks.has(byte)) return
  }
}

function readWord(cursor: Cursor): string {
  const { bytes, at: start } = cursor
  while (!isAtEnd(cursor)) {
    const byte = bytes[cursor.at] ?? 0
    if (blanks.has(byte) || delimiters.has(byte)) break
    cursor.at += 1
  }
  return String.fromCharCode(...bytes.subarray(start, Math.min(cursor.at, start + longestWord)))
}

function readName(cursor: Cursor): string {
  cursor.at += 1
  return readWord(cursor).replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function readDictionary(cursor: Cursor, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>()
  cursor.at += 2
  for (skipBlanks(cursor); !isAtEnd(cursor); skipBlanks(cursor)) {
    const byte = cursor.bytes[cursor.at]
    if (byte === signs.greater) {
      cursor.at += 2
      break
    }
    if (byte === signs.slash) entries.set(readName(cursor), readValue(cursor, depth))
    else cursor.at += 1
  }
  return entries
}

function readList(cursor: Cursor, depth: number): readonly PdfValue[] {
  const values: PdfValue[] = []
  cursor.at += 1
  for (skipBlanks(cursor); !isAtEnd(cursor); skipBlanks(cursor)) {
    if (cursor.bytes[cursor.at] === signs.closeBracket) {
      cursor.at += 1
      break
    }
    if (values.length >= longestList) throw new PdfRefused(tooManyParts)
    values.push(readValue(cursor, depth))
  }
  return values
}

function readHex(cursor: Cursor): Uint8Array {
  const { bytes, at } = cursor
  const found = bytes.indexOf(signs.greater, at)
  const end = found < 0 ? bytes.length : found
  cursor.at = end + 1
  const digits = latin1(bytes.subarray(at + 1, end)).replace(/[^0-9a-fA-F]/g, '')
  const pairs = digits.match(/..?/g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, '0'), 16))
}

function readText(cursor: Cursor): Uint8Array {
  const found: number[] = []
  let open = 1
  for (cursor.at += 1; !isAtEnd(cursor); cursor.at += 1) {
    const byte = cursor.bytes[cursor.at] ?? 0
    if (byte === signs.backslash) {
      found.push(...readEscaped(cursor))
      continue
    }
    if (byte === signs.open) open += 1
    if (byte === signs.close) open -= 1
    if (open === 0) break
    found.push(byte)
  }
  cursor.at += 1
  return Uint8Array.from(found)
}

const escapes: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x08, f: 0x0c }

/** What a backslash and the signs after it stand for. Stops at the last of them. A line that ends with one goes on. */
function readEscaped(cursor: Cursor): readonly number[] {
  const { bytes } = cursor
  cursor.at += 1
  const octal = /^[0-7]{1,3}/.exec(latin1(bytes.subarray(cursor.at, cursor.at + 3)))?.[0]
  if (octal !== undefined) {
    cursor.at += octal.length - 1
    return [Number.parseInt(octal, 8) & 0xff]
  }
  const byte = bytes[cursor.at] ?? 0
  if (byte === 0x0d && bytes[cursor.at + 1] === 0x0a) cursor.at += 1
  return isLineEnd(byte) ? [] : [escapes[String.fromCharCode(byte)] ?? byte]
}

function readNumberOrWord(cursor: Cursor): PdfValue {
  const word = readWord(cursor)
  // A sign that begins nothing: without a step the reader would stay here.
  if (word === '') cursor.at += 1
  if (word === 'true' || word === 'false') return word === 'true'
  const number = Number(word)
  if (word === '' || Number.isNaN(number)) return null
  return /^\d+$/.test(word) && passReference(cursor) ? { object: number } : number
}

/** Whether the number that was read begins a reference, such as '12 0 R'. */
function passReference(cursor: Cursor): boolean {
  const { bytes, at } = cursor
  const rest = /^\s{1,9}\d{1,5}\s{1,9}R(?![A-Za-z0-9])/.exec(latin1(bytes.subarray(at, at + 26)))
  if (rest) cursor.at += rest[0].length
  return rest !== null
}
