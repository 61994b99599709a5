import {
  type BusinessDocument,
  pathsOf,
  schemaOf,
  textAt,
  withValues,
} from '@sheaf/domain/documents/document'
import { fields } from '@sheaf/domain/documents/fields'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { type FontFamily, findFont } from '@sheaf/domain/look/fonts'
import { type Attachment, eInvoiceAmong } from './attachments.ts'
import { PdfRefused } from './pdf-refused.ts'

/** What a user chose otherwise than the theme has it. */
export type CarriedDesign = {
  readonly primaryColor?: string | undefined
  readonly secondaryColor?: string | undefined
  readonly fontFamily?: FontFamily | undefined
}

/** A document as its own PDF carries it: all that is needed to go on writing it. */
export type CarriedDocument = {
  readonly document: BusinessDocument
  readonly themeId: string
  readonly design: CarriedDesign
}

const fileName = 'sheaf-document.json'
const format = 'sheaf-document'
const version = 1

/** The file that a PDF carries its document in. Everything that the document says is in it, and nothing else. */
export function carriedDocumentFile({ document, themeId, design }: CarriedDocument) {
  const { primaryColor, secondaryColor, fontFamily } = design
  const content = {
    ...{ format, version, themeId },
    design: { primaryColor, secondaryColor, fontFamily },
    document: withOwnPictures(document),
  }
  return {
    name: fileName,
    bytes: new TextEncoder().encode(JSON.stringify(content)),
    mimeType: 'application/json',
    description: 'The document, to be opened and edited again',
    relationship: 'source',
  } as const
}

/**
 * The document that one of our PDFs carries; undefined when it carries none. One that cannot be read is refused with a
 * sentence, unless an e-invoice lies beside it, which says the same and can be read in its place.
 */
export function carriedDocumentOf(attachments: readonly Attachment[]): CarriedDocument | undefined {
  const file = attachments.find(({ name }) => name === fileName)
  if (file === undefined) return undefined
  try {
    return readCarried(file.bytes)
  } catch (error) {
    if (error instanceof PdfRefused && eInvoiceAmong(attachments) === undefined) throw error
    return undefined
  }
}

type Parts = Readonly<Record<string, unknown>>

function readCarried(bytes: Uint8Array): CarriedDocument {
  const content = partsOf(parseJson(bytes))
  if (content.format !== format || typeof content.version !== 'number') throw damaged()
  if (content.version > version) {
    throw new PdfRefused('This PDF was made by a later version of Sheaf. Update Sheaf to open it.')
  }
  const given = partsOf(content.document)
  const kind = documentKinds.find((name) => name === given.kind)
  const parsed = kind && schemaOf(kind).safeParse(given)
  if (!parsed?.success) throw damaged()
  const { themeId } = content
  return {
    document: withOwnPictures(parsed.data),
    themeId: typeof themeId === 'string' && /^[a-z0-9-]{1,100}$/.test(themeId) ? themeId : '',
    design: designFrom(partsOf(content.design)),
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw damaged()
  }
}

function damaged(): PdfRefused {
  return new PdfRefused('The document inside this PDF is damaged.')
}

function partsOf(value: unknown): Parts {
  return typeof value === 'object' && value !== null ? (value as Parts) : {}
}

function designFrom({ primaryColor, secondaryColor, fontFamily }: Parts): CarriedDesign {
  const font = typeof fontFamily === 'string' ? findFont(fontFamily) : undefined
  return {
    ...(isColor(primaryColor) && { primaryColor }),
    ...(isColor(secondaryColor) && { secondaryColor }),
    ...(font && { fontFamily: font }),
  }
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

// A PDF goes to strangers: it names a picture only as our uploads do, which nobody but their owner can open, and never by
// an address elsewhere, which may be meant for its user alone.
function withOwnPictures(document: BusinessDocument): BusinessDocument {
  const foreign = pathsOf(document.kind).filter(
    (path) => fields[path].type === 'picture' && !isUpload(textAt(document, path)),
  )
  return withValues(document, Object.fromEntries(foreign.map((path) => [path, ''])))
}

function isUpload(address: string): boolean {
  return /^(?:\/internal)?\/objects\/uploads\/obj_[\w-]{1,100}$/.test(address)
}
