import { describe, expect, it } from 'vitest'
import { aDocument } from '../../test/make-document.ts'
import type { FieldValues } from '../documents/document.ts'
import { questionsOf } from './questions.ts'

const today = '2026-06-15'

function asked(receiver: string, values: FieldValues = {}, kind: 'invoice' | 'quote' = 'invoice') {
  const document = aDocument(
    kind,
    {
      'sender.name': 'Tischlerei Ott',
      'sender.address': 'Hauptstraße 1\n10115 Berlin\nGermany',
      'receiver.name': 'Bibliothek Nord',
      'receiver.address': receiver,
      currency: 'EUR',
      region: 'DE',
      ...values,
    },
    [{ description: 'Desks', quantity: '1', price: '1000' }],
  )
  return questionsOf(document, { today })
}

describe('what a document does not say', () => {
  it('[J8] is asked where the tax depends on it', () => {
    expect(asked('2 rue du Lac\n75001 Paris\nFrance')).toEqual(['buyerType', 'supplyType'])
    // Goods out of the EU are free of tax, whoever buys them.
    const goods = asked('5 Elm St\nAustin, TX 78701\nUnited States', { supplyType: 'goods' })
    expect(goods).toEqual(['supplyType'])
  })

  it('[J8] is not asked where every answer comes to the same', () => {
    expect(asked('Seestraße 2\n20095 Hamburg\nGermany')).toEqual([])
    expect(asked('Seestraße 2\n20095 Hamburg\nGermany', {}, 'quote')).toEqual([])
  })

  it('[J8] is not asked of a kind that charges nothing', () => {
    const note = aDocument('delivery_note', { region: 'DE' })
    expect(questionsOf(note, { today })).toEqual([])
  })
})
