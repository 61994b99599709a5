import { specificationName } from './model/specification-names.ts'
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

/** Opens a file of a stranger. Throws `XmlRefused` with a sentence for people where there is nothing to be read. */
export function openInvoice(bytes: Uint8Array): OpenedInvoice {
  const read = readInvoice(bytes)
  const findings = judge(read, profileOf(read.invoice))
  return {
    ...read,
    format: isZugferdOne(read) ? 'zugferd-1' : read.syntax,
    profile: specificationName(read.invoice.specification),
    isValid: !findings.some(isFatal),
    findings,
  }
}

function isZugferdOne({ invoice }: ReadInvoice): boolean {
  return (invoice.specification ?? '').startsWith('urn:ferd:')
}

/** Whether a file says that it is a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  return start.includes('%PDF-')
}

export async function openFile(bytes: Uint8Array): Promise<OpenedInvoice> {
  if (isPdf(bytes)) throw new XmlRefused('This PDF carries no e-invoice.')
  return openInvoice(bytes)
}
