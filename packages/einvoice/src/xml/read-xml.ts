import { SaxesParser } from 'saxes'
import { newElement, prefixOf, type XmlElement } from './xml-element.ts'

export const xmlLimits = {
  bytes: 10 * 1024 * 1024,
  depth: 60,
  elements: 300_000,
  attributes: 200,
} as const

/** A file that is not read; its message is a sentence for the one who sent it. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused'
}

/** The elements of a file. What could expand or reach outside the file is refused: a business document needs neither. */
export function readXml(text: string): XmlElement {
  if (text.trim() === '') throw new XmlRefused('This file is empty.')
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  let attributes = 0

  parser.on('doctype', () => {
    throw new XmlRefused(
      'This file declares a document type (DTD). E-invoices have none, so it is not read.',
    )
  })
  parser.on('error', (error) => {
    throw new XmlRefused(`This file is not well-formed XML: ${plain(error.message)}.`)
  })
  // Counted while they are read: the parser would gather any number of them for one element.
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > xmlLimits.attributes)
      throw new XmlRefused('This file has an element with too many attributes to be an e-invoice.')
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    count += 1
    if (count > xmlLimits.elements)
      throw new XmlRefused('This file has too many elements to be an e-invoice.')
    if (open.length >= xmlLimits.depth)
      throw new XmlRefused('This file is nested too deeply to be an e-invoice.')
    const element = newElement(`${prefixOf(tag.uri)}:${tag.local}`)
    for (const { local, prefix, value } of Object.values(tag.attributes)) {
      if (prefix !== 'xmlns' && local !== 'xmlns') element.attributes[local] = value
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const append = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', append)
  parser.on('cdata', append)

  parser.write(text).close()
  if (!root) throw new XmlRefused('This file is empty.')
  return root
}

/** '1:14: disallowed character.' as 'disallowed character (line 1)'. */
function plain(message: string): string {
  const [, line, what = message] = /^(\d+):\d+: (.*?)\.?$/s.exec(message) ?? []
  return line === undefined ? what : `${what} (line ${line})`
}
