import type { AnyPath } from '@sheaf/domain/documents/field-path'

/** 'refused': the program would not take it, so these documents are left out. 'changed': it is written otherwise than it stands. 'advice': worth a look. */
export type Severity = 'refused' | 'changed' | 'advice'

/** What is to be known about documents before they go to another program. */
export type ExportFinding = {
  /** What it is about, the same for all that are alike: 'number.long', 'tax.unnamed'. */
  readonly id: string
  readonly severity: Severity
  /** Where the documents stand in the list that was looked at; empty when it is about the file itself. */
  readonly documents: readonly number[]
  /** Where it is put right in the document. */
  readonly field?: AnyPath
  /** Where it is put right in the mapping, by the id of the field. */
  readonly mappingField?: string
  readonly message: string
}
