import { describe, expect, it } from 'vitest'
import { readText } from '../../finding/reading.ts'
import { messagesOf } from '../messages/messages.ts'
import { decideParties } from './parties.ts'
import type { PartyDetails } from './party-details.ts'

const owner = { names: ['Jane Doe'], emails: ['jane@doe.example'], taxIds: [], ibans: [] }

function parties(text: string, kind: 'invoice' | 'purchase_order' = 'invoice') {
  const reading = readText(text, '2026-11-15')
  const { own, receiver, shipTo } = decideParties(reading, messagesOf(reading.lines), kind, owner)
  return { own: values(own), receiver: values(receiver), shipTo: values(shipTo) }
}

function values(details: PartyDetails) {
  return Object.fromEntries(Object.entries(details).map(([part, fact]) => [part, fact.value]))
}

describe('who is who', () => {
  it('the other side of a contract is the client', () => {
    const text =
      'This Agreement is made between Jane Doe, 4 Mill Lane, Leeds LS1 4AB ("Consultant"), and Acme Tools Ltd, 9 High Street, York YO1 7HU ("Client").'
    expect(parties(text)).toMatchObject({
      own: { person: 'Jane Doe', address: '4 Mill Lane, Leeds LS1 4AB' },
      receiver: { company: 'Acme Tools Ltd', address: '9 High Street, York YO1 7HU' },
    })
  })

  it('an order goes to who is called the supplier, and the goods to where they are sent', () => {
    const text =
      'Lieferant: Getränke Maurer GmbH, Industriestr. 5, 88045 Friedrichshafen\nLieferadresse: Hotel Seeblick, Uferweg 1, 88709 Hagnau'
    expect(parties(text, 'purchase_order')).toMatchObject({
      receiver: { company: 'Getränke Maurer GmbH' },
      shipTo: { company: 'Hotel Seeblick', address: 'Uferweg 1, 88709 Hagnau' },
    })
  })

  it('the mail is answered by who signed it, not by who wrote the quoted one', () => {
    const text =
      'All fine!\n\nVictor Lind\nPolar Kitchen AB\n\nFrom: Jane Doe <jane@doe.example>\nSent: Friday\n\nHi Victor,\nhere it is.\n\nJane Doe\n+44 1603 555 014'
    expect(parties(text).receiver).toEqual({ person: 'Victor Lind', company: 'Polar Kitchen AB' })
  })

  it('in a chat the client is who is not the user', () => {
    const text =
      'Jane: 450 for the shoot\nMarco: ok! Marco Bianchi, Goethestr. 7, 60313 Frankfurt, marco@post.example'
    expect(parties(text).receiver).toEqual({
      person: 'Marco Bianchi',
      address: 'Goethestr. 7, 60313 Frankfurt',
      email: 'marco@post.example',
    })
  })

  it('bills go where the mail asks for them', () => {
    const text =
      'From: Buyer Ltd <buying@buyer.example>\nTo: jane@doe.example\n\nSend the invoice to invoices@buyer.example please.'
    expect(parties(text).receiver.email).toBe('invoices@buyer.example')
  })
})
