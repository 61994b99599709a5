import { XmlRefused, xmlLimits } from './read-xml.ts'

// What files call their encoding, and what it is. Some programs invent names.
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-8-w/o-bom': 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
}

const declaration = /^<\?xml[^>]{0,80}?\bencoding\s{0,9}=\s{0,9}["']([^"'>]{0,40})["'][^>]{0,80}\?>/

/** The text of a file, in whatever encoding it came. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > xmlLimits.bytes) {
    throw new XmlRefused('This file is larger than 10 MB, more than an e-invoice may be.')
  }
  const text = decode(bytes, markedEncoding(bytes) ?? declaredEncoding(bytes))
  // The parser refuses an encoding other than the one it is handed, which is always text by now.
  return text.trimStart().replace(declaration, '').trimStart()
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlRefused(
      `This file has characters that are not ${encoding.toUpperCase()}, though it says that it is.`,
    )
  }
}

/** By a byte order mark, or by the zeros that wide letters have. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

function declaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).trimStart()
  const declared = declaration.exec(start)?.[1] ?? 'utf-8'
  const known = encodings[declared.toLowerCase()]
  if (known === undefined) {
    throw new XmlRefused(
      `This file is written in '${declared}', an encoding that is not read here. Save it as UTF-8.`,
    )
  }
  // Wide letters would have shown themselves: such a file says UTF-16 and is not.
  return known.startsWith('utf-16') ? 'utf-8' : known
}
