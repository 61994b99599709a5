import { type UnzipFileInfo, unzipSync } from 'fflate'
import { decodeText } from './decode-text.ts'
import { readMarkup } from './markup.ts'
import { createTextFlow, type Part } from './text-flow.ts'
import { sourceLimits, UnreadableSource } from './unreadable-source.ts'

export type DocxText = { readonly text: string; readonly pages: number }

const unpackedLimit = 30_000_000

/** A DOCX is a zip of XML parts: headers, the document and footers give the text, the properties its pages. */
export function readDocx(bytes: Uint8Array): DocxText {
  const parts = unpack(bytes)
  const named = (pattern: RegExp) =>
    Object.keys(parts)
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => wordText(textOf(parts[name])))
  const [body] = named(/^word\/document\d*\.xml$/)
  if (body === undefined) throw new UnreadableSource('not-what-it-says')
  const pages = pagesOf(textOf(parts['docProps/app.xml']))
  if (pages > sourceLimits.pages) throw new UnreadableSource('too-many-pages')
  const headers = new Set(named(/^word\/header\d*\.xml$/))
  const footers = new Set(named(/^word\/footer\d*\.xml$/))
  const text = [...headers, body, ...footers].filter((part) => part !== '').join('\n\n')
  return { text, pages }
}

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let unpacked = 0
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (!/^(word\/(document|header|footer)\d*\.xml|docProps\/app\.xml)$/.test(name)) return false
    // A few kilobytes can unpack to gigabytes; the sizes are known before anything is.
    unpacked += originalSize
    if (unpacked > unpackedLimit) throw new UnreadableSource('too-large')
    // Nothing is packed into more than it was: such a size is a lie.
    if (size > 1.01 * originalSize + 1000) throw new UnreadableSource('not-what-it-says')
    return true
  }
  try {
    return unzipSync(bytes, { filter: isWanted })
  } catch (error) {
    if (error instanceof UnreadableSource) throw error
    throw new UnreadableSource('not-what-it-says', error)
  }
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? decodeText(bytes) : ''
}

function pagesOf(properties: string): number {
  return Number(/<Pages>(\d{1,6})<\/Pages>/.exec(properties)?.[1] ?? 1)
}

const parts: Readonly<Record<string, Part>> = { 'w:tbl': 'table', 'w:tr': 'row', 'w:tc': 'cell' }

function wordText(xml: string): string {
  const flow = createTextFlow()
  let isText = false
  // A text box is written twice, the second time for old programs.
  let isFallback = false
  readMarkup(xml, 'xml', (token) => {
    if (token.kind === 'text') {
      if (isText && !isFallback) flow.write(token.text)
      return
    }
    const isOpening = token.kind === 'open' && !token.isEmpty
    if (token.name === 'mc:fallback') isFallback = isOpening
    if (isFallback) return
    if (token.name === 'w:t') isText = isOpening
    else if (token.name === 'w:tab' && token.isEmpty) flow.write('   ')
    else if (token.name === 'w:br' || token.name === 'w:cr') flow.breakLine()
    else if (token.name === 'w:p' && !isOpening) flow.breakLine()
    const part = parts[token.name]
    if (part && !token.isEmpty) flow[token.kind](part)
  })
  return flow.finish()
}
