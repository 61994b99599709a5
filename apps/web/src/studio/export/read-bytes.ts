import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { toDocument } from '@sheaf/einvoice/mapping/to-document'
import { isFileRefused, type OpenedInvoice, openFile } from '@sheaf/einvoice/opened-file'
import { isJson, openJson } from '#studio/e-invoice/open-json.ts'

/** A document as it was in a file, with its figures, and what is wrong with the file. */
export type ReadDocument = {
  readonly computed: ComputedDocument
  readonly faults: readonly string[]
}

export type ReadAnswer = ReadDocument | { readonly refusal: string }

/** What a file says, or why it cannot be read. One of ours says it itself, so its e-invoice is not asked. */
export async function readBytes(bytes: Uint8Array): Promise<ReadAnswer> {
  if (isJson(bytes)) {
    const opened = openJson(bytes)
    return 'refusal' in opened ? opened : { computed: compute(opened.document), faults: [] }
  }
  try {
    const { opened, carried } = await openFile(bytes)
    if (carried) return { computed: compute(carried.document), faults: [] }
    return opened ? readFrom(opened) : { refusal: 'This file holds no document.' }
  } catch (error) {
    if (isFileRefused(error)) return { refusal: error.message }
    throw error
  }
}

function readFrom({ invoice, kind, profile, findings, isValid }: OpenedInvoice): ReadDocument {
  const { document, differences } = toDocument(invoice, kind)
  const broken = findings.filter(({ severity }) => severity === 'fatal').length
  const rules = `It breaks ${broken} ${broken === 1 ? 'rule' : 'rules'} of ${profile}.`
  return {
    computed: compute(document),
    faults: [...(isValid ? [] : [rules]), ...(differences.length > 0 ? [otherTotals] : [])],
  }
}

const otherTotals =
  'Its totals are different when Sheaf adds them up. Compare them before you import.'
