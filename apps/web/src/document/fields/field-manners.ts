import type { FieldType } from '@sheaf/domain/documents/field-types'
import type { FieldPath } from '@sheaf/domain/documents/fields'

/** What a browser may know of the writer, by its own names. */
export const autoFilled: Readonly<Partial<Record<FieldPath, string>>> = {
  'sender.name': 'organization',
  'sender.email': 'email',
  'sender.phone': 'tel',
  'sender.address': 'street-address',
}

/** Whether it is written in several lines. */
export function isLong(type: FieldType | undefined): boolean {
  return type === 'address' || type === 'long-text'
}
