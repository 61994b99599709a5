import { setImmediate } from 'node:timers/promises'
import { type LookedAt, lookAt } from '@sheaf/accounting/entries'
import type { ExportFinding, Severity } from '@sheaf/accounting/finding'
import { type FormatId, formatOf } from '@sheaf/accounting/formats'
import { suggestMapping } from '@sheaf/accounting/mapping-fields'
import { oneFile } from '@sheaf/accounting/one-file'
import { findingsOf } from '@sheaf/accounting/preflight'
import { type ExportFile, writeLookedAt } from '@sheaf/accounting/write-export'
import type { EInvoiceFinding } from '@sheaf/contract/errors'
import type { exportOrderSchema } from '@sheaf/contract/exports'
import { wirePath } from '@sheaf/contract/wire/wire-names'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { z } from 'zod'
import { momentOf, readAgreeingDocument } from '../documents/read-document.ts'
import { AppError, RulesBrokenError } from '../http/app-error.ts'

type Order = z.infer<typeof exportOrderSchema> & { readonly format: FormatId }

/** The file for a program. What it would refuse is told, unless it may be left out. */
export async function exportDocuments(order: Order, at: Date): Promise<ExportFile> {
  const { format, leaveOut } = order
  const documents = await readAll(order.documents, at)
  const country = documents[0]?.document.region ?? ''
  const mapping = { ...suggestMapping(format, country), ...order.mapping }
  const looked: LookedAt[] = []
  for (const each of lookAt(format, documents, mapping)) {
    looked.push(each)
    await setImmediate()
  }
  const findings = findingsOf(format, looked)
  const refused = new Set(
    findings.flatMap((finding) => (finding.severity === 'refused' ? finding.documents : [])),
  )
  if (refused.size > 0 && !leaveOut) throw refusal(format, refused.size, findings, documents)
  const madeAt = at.toISOString().slice(0, 19)
  const { files } = writeLookedAt(format, looked, mapping, madeAt)
  const file = oneFile(files, { name: `${format}-${madeAt.slice(0, 10)}`, madeAt })
  if (file === undefined) throw refusal(format, documents.length, findings, documents)
  return file
}

// So many documents would hold up everybody else if they were read, or looked at, in one go.
const atATime = 10

async function readAll(sent: Order['documents'], at: Date): Promise<readonly ComputedDocument[]> {
  const documents: ComputedDocument[] = []
  for (const [index, { type, ...fields }] of sent.entries()) {
    if (index % atATime === 0) await setImmediate()
    try {
      documents.push(readAgreeingDocument(type, fields, momentOf(at)))
    } catch (error) {
      throw atDocument(index, error)
    }
  }
  return documents
}

function atDocument(index: number, error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const fields = Object.entries(error.fields ?? {}).map(([path, message]) => [
    `documents.${index}.${path}`,
    message,
  ])
  return new AppError(
    error.code,
    `documents.${index}: ${error.message}`,
    Object.fromEntries(fields),
  )
}

function refusal(
  format: FormatId,
  count: number,
  findings: readonly ExportFinding[],
  documents: readonly ComputedDocument[],
): RulesBrokenError {
  const { name } = formatOf(format)
  return new RulesBrokenError(
    count === documents.length
      ? `${name} would refuse all of the documents.`
      : `${name} would refuse ${count} of the documents. Send leaveOut: true to export the others.`,
    findings.flatMap((finding) => named(finding, documents)),
    'export.refused',
  )
}

const severities: Readonly<Record<Severity, EInvoiceFinding['severity']>> = {
  refused: 'fatal',
  changed: 'warning',
  advice: 'information',
}

/** A finding at each place that it is about, in the names of the wire. */
function named(
  { id, severity, documents: places, field, mappingField, message }: ExportFinding,
  documents: readonly ComputedDocument[],
): EInvoiceFinding[] {
  const about = { rule: id, severity: severities[severity], message }
  // What is put right in one place is said once.
  if (mappingField !== undefined) return [{ ...about, field: `mapping.${mappingField}` }]
  const at = places.map((index) => {
    const kind = documents[index]?.document.kind ?? 'invoice'
    return ['documents', index, ...(field ? [wirePath(kind, field)] : [])].join('.')
  })
  return at.map((place) => ({ ...about, field: place }))
}
