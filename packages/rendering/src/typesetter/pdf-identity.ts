import { need, PdfShapeError, readObject, readPdf, referenceTo, withObjects } from './pdf-update.ts'

/**
 * Typst writes PDF/A-3a, and all that PDF/UA-1 asks of a page, but says only the former.
 * This adds the words: the mark in the metadata, its schema (which PDF/A wants for it), and the title in the window's bar.
 */
export function withUaIdentity(pdf: Uint8Array): Uint8Array {
  const file = readPdf(pdf)
  const catalogId = referenceTo('Root', file.trailer)
  const catalog = readObject(file, catalogId)
  const metadataId = referenceTo('Metadata', catalog)
  const metadata = readObject(file, metadataId)
  const newCatalog = withTitleShown(catalog)
  const newMetadata = withMark(metadata)
  const changed = new Map<number, string>()
  if (newCatalog !== catalog) changed.set(catalogId, newCatalog)
  if (newMetadata !== metadata) changed.set(metadataId, newMetadata)
  return changed.size > 0 ? withObjects(file, changed) : pdf
}

function withTitleShown(catalog: string): string {
  if (/\/DisplayDocTitle true/.test(catalog)) return catalog
  const preferences = /\/ViewerPreferences\s*<<([^<>]*)>>/.exec(catalog)
  if (!preferences) {
    if (catalog.includes('/ViewerPreferences')) {
      throw new PdfShapeError('The PDF keeps its viewer preferences elsewhere.')
    }
    const end = catalog.lastIndexOf('>>')
    return `${catalog.slice(0, end)}  /ViewerPreferences <<\n    /DisplayDocTitle true\n  >>\n>>`
  }
  const others = (preferences[1] ?? '').replace(/\/DisplayDocTitle\s+\w+/, '').trim()
  const merged = `/ViewerPreferences <<\n    ${others}\n    /DisplayDocTitle true\n  >>`
  return catalog.replace(preferences[0], () => merged)
}

const namespace = 'http://www.aiim.org/pdfua/ns/id/'

const schema = [
  '<rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`,
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Part of ISO 14289 that the file follows</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name>',
  '<pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('')

function withMark(metadata: string): string {
  const [, dictionary = '', xmp = ''] = need(
    metadata,
    /^<<([^<>]*)>>\s*stream\r?\n([\s\S]*)\nendstream$/,
    'metadata stream',
  )
  if (/<pdfuaid:part[ >]/.test(xmp)) return metadata
  if (/\/Filter/.test(dictionary)) throw new PdfShapeError('The metadata of the PDF is compressed.')
  const marked = insertAfter(
    insertAfter(xmp, /<pdfaExtension:schemas><rdf:Bag>/, schema),
    /<rdf:Description rdf:about=""[^<>]*>/,
    `<pdfuaid:part xmlns:pdfuaid="${namespace}">1</pdfuaid:part>`,
  )
  const sized = dictionary.replace(/\/Length \d+/, `/Length ${marked.length}`)
  return `<<${sized}>>\nstream\n${marked}\nendstream`
}

function insertAfter(text: string, pattern: RegExp, addition: string): string {
  const found = need(text, pattern, 'metadata packet')
  const at = found.index + found[0].length
  return text.slice(0, at) + addition + text.slice(at)
}
