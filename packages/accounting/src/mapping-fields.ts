import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { FormatId } from './formats.ts'
import type { Mapping, MappingField } from './mapping.ts'

/** What a program is to be told before it takes these documents; each tax that they have is a field of its own. */
export function mappingFieldsOf(
  _format: FormatId,
  _documents: readonly ComputedDocument[],
): MappingField[] {
  return []
}

/** First values for a program in a country ('GB'), from what is usual there. What nobody can guess is left out. */
export function suggestMapping(_format: FormatId, _country: string): Mapping {
  return {}
}
