import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { isInEu } from '@sheaf/domain/jurisdictions/jurisdictions'
import { fromDocument, mappableOf } from '../mapping/from-document.ts'
import { countryOfSeller } from '../mapping/parties.ts'
import { isFatal, judge } from '../rules/judge.ts'
import { writeInvoice } from '../syntax/write-invoice.ts'

/** What makes the PDF of a document a Factur-X: a file inside it, and what the PDF then says about itself. */
export type FacturX = {
  readonly file: ReturnType<typeof fileOf>
  readonly statement: typeof statement
}

/** Why a PDF is no Factur-X. */
export type NoFacturX = {
  /** 'no-format': its kind has no e-invoice, or it has two taxes; 'rules': it breaks these. */
  readonly reason: 'no-format' | 'seller-outside-eu' | 'rules'
  readonly rules: readonly string[]
}

/** The e-invoice that the PDF of a European seller carries, where the document keeps the rules. */
export function facturXOf(computed: ComputedDocument): FacturX | NoFacturX {
  // Asked before it is mapped, which is in vain for most of the world.
  const isOutside = !isInEu(countryOfSeller(computed.document))
  const mapped = isOutside ? mappableOf(computed) : fromDocument(computed, 'en16931')
  if ('refusal' in mapped) return { reason: 'no-format', rules: [] }
  if (!('invoice' in mapped)) return { reason: 'seller-outside-eu', rules: [] }
  const { invoice, kind } = mapped
  const broken = judge({ ...mapped, syntax: 'cii' }, 'en16931').filter(isFatal)
  if (broken.length > 0) {
    return { reason: 'rules', rules: [...new Set(broken.map(({ rule }) => rule))] }
  }
  return { file: fileOf(writeInvoice(invoice, kind, 'cii')), statement }
}

const fileName = 'factur-x.xml'

function fileOf(xml: string) {
  return {
    name: fileName,
    bytes: new TextEncoder().encode(xml),
    mimeType: 'text/xml',
    description: 'The invoice as data (Factur-X, ZUGFeRD)',
    relationship: 'alternative',
  } as const
}

/** As chapter 6.3 of Factur-X 1.0 wants it in the metadata. The level is that of the guideline in the XML (BT-24). */
const statement = {
  title: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    property('DocumentType', 'The type of the hybrid document', 'INVOICE'),
    property('DocumentFileName', 'The name of the embedded XML document', fileName),
    property('Version', 'The version of the schema of the XML document', '1.0'),
    property('ConformanceLevel', 'The profile that the XML document follows', 'EN 16931'),
  ],
} as const

function property<Name extends string>(name: Name, about: string, value: string) {
  return { name, about, value, type: 'Text', category: 'external' } as const
}
