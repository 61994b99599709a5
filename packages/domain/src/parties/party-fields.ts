import { addressText, shortText } from '../documents/field-schemas.ts'

const parts = {
  Name: shortText,
  Address: addressText,
  Phone: shortText,
  Fax: shortText,
  Email: shortText,
  Website: shortText,
  TaxId: shortText,
  LogoUrl: shortText,
} as const

type PartyPart = keyof typeof parts

export const partyParts = Object.keys(parts) as readonly PartyPart[]

type FieldsOf<Prefix extends string, Second extends string> = {
  [Part in PartyPart as `${Prefix}${Part}`]: (typeof parts)[Part]
} & Record<`${Prefix}${Second}`, typeof shortText>

/**
 * The fields of one party: 'client' gives clientName, clientCompany, clientAddress … A sender is named by its
 * company and may have a contact; a receiver is named by a person and may have a company.
 */
export function partyFields<Prefix extends string, Second extends 'Company' | 'Contact'>(
  prefix: Prefix,
  second: Second,
): FieldsOf<Prefix, Second> {
  const fields = Object.entries({ ...parts, [second]: shortText })
  return Object.fromEntries(
    fields.map(([part, schema]) => [`${prefix}${part}`, schema]),
  ) as FieldsOf<Prefix, Second>
}
