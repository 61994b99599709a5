import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { LabelledDetail, PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { linesOf } from './text-lines.ts'
import type { Fact, PartyView } from './view-model.ts'

export function senderView({ sender }: BusinessDocument, words: PaperWords): PartyView {
  const { name, contact } = sender
  return {
    label: '',
    name: name || contact,
    second: name === '' ? '' : contact,
    ...contactOf('sender', sender, words),
    ids: {
      name: name === '' ? 'sender.contact' : 'sender.name',
      second: 'sender.contact',
      address: 'sender.address',
    },
  }
}

export function receiverView(document: BusinessDocument, words: PaperWords): PartyView {
  return addresseeView('receiver', document.receiver, words.kinds[document.kind].receiver, words)
}

/** Null when nothing of it is filled. */
export function shipToView({ shipTo }: BusinessDocument, words: PaperWords): PartyView | null {
  const view = addresseeView('shipTo', shipTo, words.shipTo, words)
  const isEmpty = view.name === '' && view.address.length === 0 && view.details.length === 0
  return isEmpty ? null : view
}

type Addressee = BusinessDocument['shipTo']

function addresseeView(
  part: 'receiver' | 'shipTo',
  addressee: Addressee,
  label: string,
  words: PaperWords,
): PartyView {
  const { name, company } = addressee
  return {
    label,
    name: name || company,
    second: name === '' ? '' : company,
    ...contactOf(part, addressee, words),
    ids: {
      name: name === '' ? `${part}.company` : `${part}.name`,
      second: `${part}.company`,
      address: `${part}.address`,
    },
  }
}

type Contact = Readonly<Record<LabelledDetail | 'address', string>>

function contactOf(
  part: string,
  contact: Contact,
  { details: labels }: PaperWords,
): Pick<PartyView, 'address' | 'details'> {
  const names = Object.keys(labels) as LabelledDetail[]
  const details = names.flatMap((name): Fact[] => {
    const value = contact[name].trim()
    return value === '' ? [] : [{ id: `${part}.${name}`, label: labels[name], value }]
  })
  return { address: linesOf(contact.address), details }
}
