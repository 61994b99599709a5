import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { FormatId } from './formats.ts'
import type { Mapping } from './mapping.ts'

export type ExportFile = {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export type Export = {
  readonly files: readonly ExportFile[]
  /** Documents that the program would refuse, by their place in the list; the findings say why. */
  readonly leftOut: readonly number[]
}

/** The files for a program, as many as its limits ask for. `madeAt` is the moment as clocks there show it: '2026-03-01T12:30:00'. */
export function writeExport(
  _format: FormatId,
  documents: readonly ComputedDocument[],
  _mapping: Mapping,
  _madeAt: string,
): Export {
  return { files: [], leftOut: documents.map((_, index) => index) }
}
