import type { Owner } from '@sheaf/autofill/propose'
import type { User } from '../accounts/store.ts'
import type { SenderFields } from '../templates/store.ts'

/** Who the user is, by the account and by what the saved templates say of their company. */
export function ownerOf(user: User, senders: readonly SenderFields[]): Owner {
  const inTemplates = (name: keyof SenderFields) =>
    senders.map((sender) => sender[name]?.trim() ?? '')
  const person = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return {
    names: distinct([person, ...inTemplates('companyName'), ...inTemplates('companyContact')]),
    emails: distinct([user.email, ...inTemplates('companyEmail')]),
    taxIds: distinct(inTemplates('companyTaxId')),
    ibans: distinct(inTemplates('iban')),
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '')
}
