import { openPdf, type PdfFile } from './pdf-file.ts'
import { PdfRefused, pdfLimits } from './pdf-refused.ts'
import {
  dictionaryIn,
  isDictionary,
  latin1,
  listIn,
  nameIn,
  objectIn,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'

/** A file inside a PDF. */
export type Attachment = {
  readonly name: string
  /** As the PDF states it; empty where it does not. */
  readonly mime: string
  readonly bytes: Uint8Array
  /** What it is to the pages: 'alternative', 'source', 'data', 'supplement'; 'unspecified' where nothing is said. */
  readonly relationship: string
}

/** The files inside a PDF. Throws `PdfRefused` with a sentence for people when it cannot be read. */
export async function attachmentsOf(pdf: Uint8Array): Promise<Attachment[]> {
  if (pdf.length > pdfLimits.bytes) {
    throw new PdfRefused('This PDF is larger than 10 MB, more than is read here.')
  }
  const file = openPdf(pdf)
  const seen = new Set<number>()
  const specifications = [...namedFiles(file), ...listIn(file.resolve(file.catalog.get('AF')))]
  const found = specifications.flatMap((specification) => {
    const attachment = attachmentFrom(file, file.resolve(specification), seen)
    if (seen.size > pdfLimits.attachments) throw tooMany()
    return attachment ?? []
  })
  return found
}

/** What other programs call the e-invoice inside a PDF; ZUGFeRD 1 wrote its name in capitals. */
const eInvoiceNames = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']

/** The e-invoice among the files of a PDF. */
export function eInvoiceAmong(attachments: readonly Attachment[]): Attachment | undefined {
  const named = (name: string) => attachments.find((file) => file.name.toLowerCase() === name)
  return eInvoiceNames.map(named).find((file) => file !== undefined)
}

function tooMany(): PdfRefused {
  return new PdfRefused(
    `This PDF has more than ${pdfLimits.attachments} attachments, more than is read here.`,
  )
}

function attachmentFrom(
  file: PdfFile,
  specification: PdfValue,
  seen: Set<number>,
): Attachment | undefined {
  if (!isDictionary(specification)) return undefined
  const embedded = dictionaryIn(file.resolve(specification.get('EF')))
  const content = embedded.get('UF') ?? embedded.get('F')
  const id = objectIn(content)
  if (id === undefined || seen.has(id)) return undefined
  seen.add(id)
  const stream = file.stream(content)
  if (stream === undefined) return undefined
  const relationship = nameIn(file.resolve(specification.get('AFRelationship')))
  return {
    name: nameOf(file, specification),
    mime: nameIn(file.resolve(stream.about.get('Subtype'))) ?? '',
    bytes: stream.bytes,
    relationship: relationship?.toLowerCase() ?? 'unspecified',
  }
}

function nameOf(file: PdfFile, specification: PdfDictionary): string {
  const [unicode, plain] = ['UF', 'F'].map((key) => textIn(file.resolve(specification.get(key))))
  return (unicode || plain || '').split(/[\\/]/).at(-1) ?? ''
}

/** All files in the tree of names. It may be as deep as it is wide: no branch is taken twice. */
function namedFiles(file: PdfFile): PdfValue[] {
  const found: PdfValue[] = []
  const seen = new Set<PdfValue>()
  const waiting = [
    file.resolve(dictionaryIn(file.resolve(file.catalog.get('Names'))).get('EmbeddedFiles')),
  ]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isDictionary(node) || seen.has(node)) continue
    seen.add(node)
    // The tree goes from names to files: every second entry is one.
    found.push(...listIn(file.resolve(node.get('Names'))).filter((_, index) => index % 2 === 1))
    waiting.push(
      ...listIn(file.resolve(node.get('Kids')))
        .map(file.resolve)
        .reverse(),
    )
    if (found.length > pdfLimits.attachments) throw tooMany()
  }
  return found
}

/** A text of a PDF is UTF-16 or UTF-8 if it begins by saying so, and else one byte a letter. */
function textIn(value: PdfValue): string {
  if (!(value instanceof Uint8Array)) return ''
  const [first, second, third] = value
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(value)
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(value)
  return latin1(value)
}
