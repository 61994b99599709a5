import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { bookable } from './books/bookable.ts'
import type { FormatId } from './formats.ts'
import type { Mapping, MappingField } from './mapping.ts'
import { programs } from './programs/programs.ts'

/**
 * What a program is to be told before it takes these documents; each tax that they have is a field of its own. What is
 * chosen already decides whether some are asked at all.
 */
export function mappingFieldsOf(
  format: FormatId,
  documents: readonly ComputedDocument[],
  mapping: Mapping = {},
): MappingField[] {
  const { fields, taxField } = programs[format]
  const taxes = [...taxLabels(documents)].flatMap(([key, label]): MappingField[] => {
    const field = taxField(label, mapping)
    return field ? [{ ...field, id: `tax.${key}`, group: 'taxes' }] : []
  })
  return [...fields, ...taxes]
}

/** First values for a program in a country ('GB'), from what is usual there. What nobody can guess is left out. */
export function suggestMapping(format: FormatId, country: string): Mapping {
  return programs[format].suggested(country.toUpperCase())
}

function taxLabels(documents: readonly ComputedDocument[]): Map<string, string> {
  const lines = documents.flatMap(({ document, totals }) =>
    totals === null ? [] : bookable(document, totals).lines,
  )
  return new Map(lines.map(({ treatment }) => [treatment.key, treatment.label]))
}
