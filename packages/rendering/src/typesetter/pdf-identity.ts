import { need, PdfShapeError, readObject, readPdf, referenceTo, withObjects } from './pdf-update.ts'

/** What a file says about itself in the words of a standard. */
export type Statement = {
  readonly title: string
  readonly namespace: string
  readonly prefix: string
  readonly properties: readonly Property[]
}

type Property = {
  readonly name: string
  readonly about: string
  readonly value: string
  readonly type: 'Integer' | 'Text'
  /** Who is to fill it in: programs, or people. */
  readonly category: 'internal' | 'external'
}

const followsUa: Statement = {
  title: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    {
      name: 'part',
      about: 'Part of ISO 14289 that the file follows',
      value: '1',
      type: 'Integer',
      category: 'internal',
    },
  ],
}

/**
 * Typst writes PDF/A-3a, and all that PDF/UA-1 asks of a page, but says only the former.
 * This adds the words: the mark in the metadata and other statements, each with its schema (which PDF/A wants for it), and
 * the title in the window's bar.
 */
export function withIdentity(pdf: Uint8Array, statements: readonly Statement[] = []): Uint8Array {
  const file = readPdf(pdf)
  const catalogId = referenceTo('Root', file.trailer)
  const catalog = readObject(file, catalogId)
  const metadataId = referenceTo('Metadata', catalog)
  const metadata = readObject(file, metadataId)
  const newCatalog = withTitleShown(catalog)
  const newMetadata = [followsUa, ...statements].reduce(withStatement, metadata)
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

function withStatement(metadata: string, statement: Statement): string {
  const [, dictionary = '', xmp = ''] = need(
    metadata,
    /^<<([^<>]*)>>\s*stream\r?\n([\s\S]*)\nendstream$/,
    'metadata stream',
  )
  if (xmp.includes(`xmlns:${statement.prefix}="`)) return metadata
  if (/\/Filter/.test(dictionary)) throw new PdfShapeError('The metadata of the PDF is compressed.')
  const stated = insertAfter(
    insertAfter(xmp, /<pdfaExtension:schemas><rdf:Bag>/, schemaOf(statement)),
    /<rdf:RDF[^<>]*>/,
    descriptionOf(statement),
  )
  const sized = dictionary.replace(/\/Length \d+/, `/Length ${stated.length}`)
  return `<<${sized}>>\nstream\n${stated}\nendstream`
}

function descriptionOf({ prefix, namespace, properties }: Statement): string {
  const values = properties.map(({ name, value }) => element(`${prefix}:${name}`, value))
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values.join('')}</rdf:Description>`
}

function schemaOf({ title, namespace, prefix, properties }: Statement): string {
  const rows = properties.map(({ name, about, type, category }) =>
    resource(
      element('pdfaProperty:category', category),
      element('pdfaProperty:description', about),
      element('pdfaProperty:name', name),
      element('pdfaProperty:valueType', type),
    ),
  )
  return resource(
    element('pdfaSchema:schema', title),
    element('pdfaSchema:namespaceURI', namespace),
    element('pdfaSchema:prefix', prefix),
    element('pdfaSchema:property', element('rdf:Seq', rows.join(''))),
  )
}

function resource(...parts: readonly string[]): string {
  return `<rdf:li rdf:parseType="Resource">${parts.join('')}</rdf:li>`
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

function insertAfter(text: string, pattern: RegExp, addition: string): string {
  const found = need(text, pattern, 'metadata packet')
  const at = found.index + found[0].length
  return text.slice(0, at) + addition + text.slice(at)
}
