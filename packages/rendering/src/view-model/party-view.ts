import { textField } from '@sheaf/domain/documents/field-access'
import { type Party, receiverOf, senderOf } from '@sheaf/domain/parties/party'
import { labels } from './labels.ts'
import { linesOf } from './text-lines.ts'
import type { Fact, PartyView } from './view-model.ts'

export function senderView(document: object): PartyView {
  const party = senderOf(document)
  return {
    label: '',
    name: party.organisation || party.person,
    second: party.organisation === '' ? '' : party.person,
    ...contact(party, 'company'),
    ids: {
      name: party.organisation === '' ? 'companyContact' : 'companyName',
      second: 'companyContact',
      address: 'companyAddress',
    },
  }
}

export function receiverView(document: object, prefix: string, label: string): PartyView {
  const party = receiverOf(document, prefix)
  return {
    label,
    name: party.person || party.organisation,
    second: party.person === '' ? '' : party.organisation,
    ...contact(party, prefix),
    ids: {
      name: party.person === '' ? `${prefix}Company` : `${prefix}Name`,
      second: `${prefix}Company`,
      address: `${prefix}Address`,
    },
  }
}

/** Undefined when nothing of it is filled. */
export function shipToView(document: object): PartyView | null {
  const view = receiverView(document, 'shipTo', labels.shipTo)
  const isEmpty = view.name === '' && view.address.length === 0 && view.details.length === 0
  return isEmpty ? null : view
}

function contact(party: Party, prefix: string): Pick<PartyView, 'address' | 'details'> {
  const parts = Object.keys(labels.details) as (keyof typeof labels.details)[]
  const details = parts.flatMap((part): Fact[] => {
    const value = (party.details[part] ?? '').trim()
    return value === '' ? [] : [{ id: `${prefix}${part}`, label: labels.details[part], value }]
  })
  return { address: linesOf(party.details.Address ?? ''), details }
}

export function filledFacts(document: object, names: Readonly<Record<string, string>>): Fact[] {
  return Object.entries(names).flatMap(([id, label]) => {
    const value = textField(document, id).trim()
    return value === '' ? [] : [{ id, label, value }]
  })
}
