import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { isRefused, type LookedAt, lookAt } from './entries.ts'
import type { ExportFinding } from './finding.ts'
import { type FormatId, formatOf } from './formats.ts'
import type { Mapping } from './mapping.ts'
import { fileParts } from './split.ts'

/** What the program would refuse, and what is written otherwise than it stands, told before the files are made. */
export function preflight(
  format: FormatId,
  documents: readonly ComputedDocument[],
  mapping: Mapping,
): ExportFinding[] {
  return findingsOf(format, [...lookAt(format, documents, mapping)])
}

/** The same of documents that have been looked at. */
export function findingsOf(format: FormatId, looked: readonly LookedAt[]): ExportFinding[] {
  return [...gathered(looked), ...severalCurrencies(looked), ...severalFiles(format, looked)]
}

/** What is put right in the mapping alone is said once, for all the documents that it is about. */
function gathered(looked: readonly LookedAt[]): ExportFinding[] {
  const ofMapping = new Map<string, ExportFinding & { readonly documents: number[] }>()
  const ofDocuments: ExportFinding[] = []
  for (const { index, findings } of looked) {
    for (const found of new Map(findings.map((each) => [keyOf(each), each])).values()) {
      const isShared = found.mappingField !== undefined && found.field === undefined
      const known = isShared ? ofMapping.get(found.id) : undefined
      if (known) known.documents.push(index)
      else if (isShared) ofMapping.set(found.id, { ...found, documents: [index] })
      else ofDocuments.push({ ...found, documents: [index] })
    }
  }
  return [...ofMapping.values(), ...ofDocuments]
}

function keyOf({ id, field = '' }: { readonly id: string; readonly field?: string }): string {
  return `${id} ${field}`
}

function severalCurrencies(looked: readonly LookedAt[]): ExportFinding[] {
  const written = looked.filter((each) => !isRefused(each))
  const currencies = [...new Set(written.flatMap(({ booked }) => booked?.currency ?? []))]
  if (currencies.length < 2) return []
  const message = `The documents are in ${currencies.join(', ')}. Not every plan of a program takes several currencies.`
  return [{ id: 'currencies', severity: 'advice', documents: [], message }]
}

function severalFiles(format: FormatId, looked: readonly LookedAt[]): ExportFinding[] {
  const { name, limits } = formatOf(format)
  const parts = fileParts(format, looked)
  if (parts.every(({ count }) => count === 1)) return []
  const most = [
    ...(limits.documents ? [`${limits.documents} documents`] : []),
    ...(limits.rows ? [`${limits.rows} rows`] : []),
  ].join(' and ')
  const message = `There will be ${parts.length} files: ${name} takes up to ${most} in one.`
  return [{ id: 'files', severity: 'advice', documents: [], message }]
}
