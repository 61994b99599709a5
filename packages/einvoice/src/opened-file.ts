import { specificationName } from './model/specification-names.ts'
import { attachmentsOf, eInvoiceAmong } from './pdf/attachments.ts'
import { type CarriedDocument, carriedDocumentOf } from './pdf/carried-document.ts'
import { PdfRefused } from './pdf/pdf-refused.ts'
import { isFatal, judge, profileOf } from './rules/judge.ts'
import type { Finding } from './rules/rule.ts'
import { type ReadInvoice, readInvoice } from './syntax/read-invoice.ts'
import { XmlRefused } from './xml/read-xml.ts'

/** An e-invoice that came as a file, with the verdict of the rules that it claims to follow. */
export type OpenedInvoice = ReadInvoice & {
  readonly format: 'ubl' | 'cii' | 'zugferd-1'
  /** What it claims to follow, for people. */
  readonly profile: string
  readonly isValid: boolean
  readonly findings: readonly Finding[]
}

/** What a file holds: an e-invoice, a document of ours that goes on where it was, or both. */
export type OpenedFile = {
  readonly opened?: OpenedInvoice
  readonly carried?: CarriedDocument
}

/** Opens a file of a stranger: XML, or a PDF with XML or a document of ours inside. What cannot be read is thrown with a sentence for people. */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  if (!isPdf(bytes)) return { opened: openInvoice(bytes) }
  const attachments = await attachmentsOf(bytes)
  const carried = carriedDocumentOf(attachments)
  const xml = eInvoiceAmong(attachments) ?? attachments.find(({ name }) => /\.xml$/i.test(name))
  if (!xml && !carried) {
    throw new PdfRefused(
      'This PDF carries no e-invoice and was not made by Sheaf, so there is nothing in it to open.',
    )
  }
  return { ...(xml && { opened: openInvoice(xml.bytes) }), ...(carried && { carried }) }
}

/** Whether a failure to open a file is the file's own, told in a sentence for people. */
export function isFileRefused(error: unknown): error is XmlRefused | PdfRefused {
  return error instanceof XmlRefused || error instanceof PdfRefused
}

function openInvoice(bytes: Uint8Array): OpenedInvoice {
  const read = readInvoice(bytes)
  const findings = judge(read, profileOf(read.invoice))
  const { specification } = read.invoice
  return {
    ...read,
    format: specification?.startsWith('urn:ferd:') ? 'zugferd-1' : read.syntax,
    profile: specificationName(specification),
    isValid: !findings.some(isFatal),
    findings,
  }
}

function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')
}
