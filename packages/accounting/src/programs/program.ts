import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { Bookable } from '../books/bookable.ts'
import type { ExportFinding } from '../finding.ts'
import type { Mapping, MappingField } from '../mapping.ts'

/** A finding about the document that was looked at. */
export type Found = Omit<ExportFinding, 'documents'>

export type Source = { readonly computed: ComputedDocument; readonly booked: Bookable }

/** What a program's files say about one document, in finished texts. */
export type Entry = {
  /** Documents of one part share files: 'credit-notes', or a year. */
  readonly part: string
  readonly rows: readonly (readonly string[])[]
  readonly findings: readonly Found[]
}

/** How one program takes documents. */
export type Program = {
  readonly fields: readonly MappingField[]
  /** What is asked about each tax that the documents have; undefined where the program needs no name for it. */
  readonly taxField: (label: string, mapping: Mapping) => TaxField | undefined
  readonly suggested: (country: string) => Mapping
  /** Whether two documents of one part may not have the same number. */
  readonly hasOwnNumbers: boolean
  readonly entry: (source: Source, mapping: Mapping) => Entry
  /** How the files of a part begin their names. */
  readonly fileName: (part: string) => string
  /** How its texts are encoded; as UTF-8 unless it says so. */
  readonly charset?: 'windows-1252'
  readonly bytes: (
    entries: readonly Entry[],
    about: { readonly part: string; readonly mapping: Mapping; readonly madeAt: string },
  ) => Uint8Array<ArrayBuffer>
}

type TaxField = Omit<MappingField, 'id' | 'group'>

export function refused(id: string, message: string, at: At = {}): Found {
  return { id, severity: 'refused', message, ...at }
}

export function changed(id: string, message: string, at: At = {}): Found {
  return { id, severity: 'changed', message, ...at }
}

export function advice(id: string, message: string, at: At = {}): Found {
  return { id, severity: 'advice', message, ...at }
}

type At = Pick<Found, 'field' | 'mappingField'>

/** What a user chose, without blanks around it; empty where nothing was. */
export function chosen(mapping: Mapping, id: string): string {
  return (mapping[id] ?? '').trim()
}
