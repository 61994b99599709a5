import type { Owner } from '@sheaf/autofill/propose'
import type { User } from '../accounts/store.ts'
import type { SenderFields } from '../templates/store.ts'

/** What tells of a company who it is, by the names of the wire: kept details, or those of a template. */
type KnownSender = Readonly<Partial<Record<keyof SenderFields, unknown>>>

/** Who the user is, by the account, by the details that were kept, and by what the saved templates say of their company. */
export function ownerOf(user: User, senders: readonly KnownSender[]): Owner {
  const said = (name: keyof SenderFields) =>
    senders.map((sender) => sender[name]).filter((value) => typeof value === 'string')
  const person = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return {
    names: distinct([person, ...said('companyName'), ...said('companyContact')]),
    emails: distinct([user.email, ...said('companyEmail')]),
    taxIds: distinct(said('companyTaxId')),
    ibans: distinct(said('iban')),
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()))].filter((value) => value !== '')
}
