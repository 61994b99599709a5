import { type Attachment, attachmentsOf } from '@sheaf/einvoice/pdf/attachments'
import { openPdf } from '@sheaf/einvoice/pdf/pdf-file'
import { dictionaryIn, listIn, nameIn, type PdfDictionary } from '@sheaf/einvoice/pdf/pdf-value'
import { readInvoice } from '@sheaf/einvoice/syntax/read-invoice'

const fileName = 'factur-x.xml'
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const properties = ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel']

/** What Factur-X asks of a PDF and veraPDF does not look at: each demand that is not met. See docs/einvoice.md. */
export async function unmetDemands(pdf: Uint8Array): Promise<string[]> {
  const found = (await attachmentsOf(pdf)).find(({ name }) => name === fileName)
  if (found === undefined) return [`no attachment is called ${fileName}`]
  const parts = partsOf(pdf)
  const met: readonly (readonly [string, boolean])[] = [
    [`${fileName} is listed by its name, as text/xml and with a date`, isListed(parts, found)],
    ['its relationship is Alternative', found.relationship === 'alternative'],
    ['the catalog names it among its associated files (/AF)', parts.associated],
    ['the metadata says its level, which is that of the XML', saysLevel(parts.metadata, found)],
    ['the metadata describes its extension schema', describesSchema(parts.metadata)],
  ]
  return met.filter(([, isMet]) => !isMet).map(([demand]) => `not so: ${demand}`)
}

type Parts = {
  readonly isNamed: boolean
  readonly associated: boolean
  /** What is said about the stream of the attachment. */
  readonly about: PdfDictionary
  readonly metadata: string
}

function partsOf(pdf: Uint8Array): Parts {
  const { catalog, resolve, stream } = openPdf(pdf)
  const named = dictionaryIn(
    resolve(dictionaryIn(resolve(catalog.get('Names'))).get('EmbeddedFiles')),
  )
  const isOurs = (specification: PdfDictionary) =>
    ['F', 'UF'].every((key) => {
      const name = specification.get(key)
      return name instanceof Uint8Array && Buffer.from(name).toString('latin1') === fileName
    })
  const amongNamed = listIn(resolve(named.get('Names'))).map((file) => dictionaryIn(resolve(file)))
  const ours = amongNamed.find(isOurs)
  const associated = listIn(resolve(catalog.get('AF'))).map((file) => dictionaryIn(resolve(file)))
  const content = dictionaryIn(resolve(ours?.get('EF'))).get('F')
  return {
    isNamed: ours !== undefined,
    associated: associated.some(isOurs),
    about: stream(content)?.about ?? new Map(),
    metadata: Buffer.from(stream(catalog.get('Metadata'))?.bytes ?? []).toString(),
  }
}

function isListed({ isNamed, about }: Parts, { mime }: Attachment): boolean {
  const isDated = dictionaryIn(about.get('Params')).get('ModDate') instanceof Uint8Array
  return isNamed && mime === 'text/xml' && nameIn(about.get('Type')) === 'EmbeddedFile' && isDated
}

const levels: Readonly<Record<string, string>> = { 'urn:cen.eu:en16931:2017': 'EN 16931' }

function saysLevel(metadata: string, { bytes }: Attachment): boolean {
  const { specification = '' } = readInvoice(bytes).invoice
  const [type, file, version, level] = properties.map((name) => {
    return new RegExp(`<fx:${name}>([^<]*)</fx:${name}>`).exec(metadata)?.[1]
  })
  const isKnown = level !== undefined && level === levels[specification]
  return type === 'INVOICE' && file === fileName && version === '1.0' && isKnown
}

function describesSchema(metadata: string): boolean {
  const [, schemas = ''] =
    /<pdfaExtension:schemas>([\s\S]*)<\/pdfaExtension:schemas>/.exec(metadata) ?? []
  const own = schemas.slice(schemas.indexOf('Factur-X'))
  return [
    `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`,
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ...properties.map((name) => `<pdfaProperty:name>${name}</pdfaProperty:name>`),
  ].every((part) => own.includes(part))
}
