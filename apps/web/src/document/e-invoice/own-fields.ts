import { type AnyPath, linePartsOf } from '@sheaf/domain/documents/field-path'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { fields } from '@sheaf/domain/documents/fields'

const table: FieldTable = fields

/** Whether only an e-invoice asks for it: no sheet has a place for it. */
export function isEInvoiceField(path: AnyPath): boolean {
  const line = linePartsOf(path)
  return line ? line.name === 'unitCode' : table[path]?.option === 'e-invoice'
}
