import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { ExportFinding } from './finding.ts'
import { type FormatId, formatOf } from './formats.ts'
import type { Mapping } from './mapping.ts'

/** What the program would refuse, and what is written otherwise than it stands, told before the files are made. */
export function preflight(
  format: FormatId,
  documents: readonly ComputedDocument[],
  _mapping: Mapping,
): ExportFinding[] {
  const { kinds, name } = formatOf(format)
  return documents.flatMap(({ document }, index) =>
    kinds.includes(document.kind)
      ? []
      : [
          {
            id: 'kind',
            severity: 'refused' as const,
            documents: [index],
            message: `${name} takes no document of this kind.`,
          },
        ],
  )
}
