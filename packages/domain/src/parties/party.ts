import { textField } from '../documents/field-access.ts'
import { partyParts } from './party-fields.ts'

/** Who stands on a document, whatever the document calls the fields. */
export type Party = {
  readonly organisation: string
  readonly person: string
  readonly details: Readonly<Record<string, string>>
}

const detailParts = partyParts.filter((part) => part !== 'Name')

export function senderOf(document: object): Party {
  return {
    organisation: textField(document, 'companyName'),
    person: textField(document, 'companyContact'),
    details: readDetails(document, 'company'),
  }
}

export function receiverOf(document: object, prefix: string): Party {
  return {
    organisation: textField(document, `${prefix}Company`),
    person: textField(document, `${prefix}Name`),
    details: readDetails(document, prefix),
  }
}

export function senderFields(party: Party): Record<string, string> {
  return {
    companyName: party.organisation || party.person,
    companyContact: party.organisation === '' ? '' : party.person,
    ...writeDetails(party, 'company'),
  }
}

export function receiverFields(party: Party, prefix: string): Record<string, string> {
  return {
    [`${prefix}Name`]: party.person || party.organisation,
    [`${prefix}Company`]: party.person === '' ? '' : party.organisation,
    ...writeDetails(party, prefix),
  }
}

function readDetails(document: object, prefix: string): Record<string, string> {
  return Object.fromEntries(detailParts.map((part) => [part, textField(document, prefix + part)]))
}

function writeDetails(party: Party, prefix: string): Record<string, string> {
  return Object.fromEntries(detailParts.map((part) => [prefix + part, party.details[part] ?? '']))
}
