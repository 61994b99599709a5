import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { isRefused, type LookedAt, lookAt } from './entries.ts'
import { type FormatId, formatOf } from './formats.ts'
import type { Mapping } from './mapping.ts'
import { programs } from './programs/programs.ts'
import { fileParts } from './split.ts'

export type ExportFile = {
  readonly name: string
  /** Its media type, and of a text how it is encoded. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export type Export = {
  readonly files: readonly ExportFile[]
  /** Documents that the program would refuse, by their place in the list; the findings say why. */
  readonly leftOut: readonly number[]
}

const types = {
  csv: 'text/csv',
  iif: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

/** The files for a program, as many as its limits ask for. `madeAt` is the moment as clocks there show it: '2026-03-01T12:30:00'. */
export function writeExport(
  format: FormatId,
  documents: readonly ComputedDocument[],
  mapping: Mapping,
  madeAt: string,
): Export {
  return writeLookedAt(format, [...lookAt(format, documents, mapping)], mapping, madeAt)
}

/** The same of documents that have been looked at with that mapping. */
export function writeLookedAt(
  format: FormatId,
  looked: readonly LookedAt[],
  mapping: Mapping,
  madeAt: string,
): Export {
  const { ending } = formatOf(format)
  const { fileName, charset = 'utf-8', bytes } = programs[format]
  const isText = types[ending].startsWith('text/')
  const files = fileParts(format, looked).map(({ part, entries, place, count }) => ({
    name: `${fileName(part)}${count === 1 ? '' : `-${place + 1}-of-${count}`}.${ending}`,
    type: isText ? `${types[ending]}; charset=${charset}` : types[ending],
    bytes: bytes(entries, { part, mapping, madeAt }),
  }))
  return { files, leftOut: looked.filter(isRefused).map(({ index }) => index) }
}
