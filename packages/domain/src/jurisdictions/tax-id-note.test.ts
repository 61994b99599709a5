import { describe, expect, it } from 'vitest'
import { aDocument } from '../../test/make-document.ts'
import type { FieldValues } from '../documents/document.ts'
import { taxIdNote } from './tax-id-note.ts'

const values: FieldValues = {
  'sender.address': 'Hauptstraße 1\n10115 Berlin\nGermany',
  'receiver.address': '2 rue du Lac\n75001 Paris\nFrance',
  region: 'DE',
}

function noteOn(part: 'sender' | 'receiver', taxId: string) {
  return taxIdNote(aDocument('invoice', { ...values, [`${part}.taxId`]: taxId }), part)
}

describe('under a tax id', () => {
  it('[J11] stands that its form is right, and for which country', () => {
    expect(noteOn('sender', 'DE136695976')).toEqual({
      isRight: true,
      text: 'Format is right for Germany.',
    })
  })

  it('[J11] stands what to look at again', () => {
    expect(noteOn('sender', 'DE136695977')).toEqual({
      isRight: false,
      text: 'Check this tax ID. In Germany it should be DE and 9 digits, with matching check digits.',
    })
    expect(noteOn('receiver', 'DE136695976')).toEqual({
      isRight: false,
      text: "This tax ID is from Germany, but the client's address is in France.",
    })
  })

  it('[J11] stands nothing while nothing is written, or nobody can tell', () => {
    expect(noteOn('sender', '')).toBeUndefined()
    expect(noteOn('sender', '37/123/45678')).toBeUndefined()
  })
})
