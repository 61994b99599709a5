import { describe, expect, it } from 'vitest'
import { aDocument } from '../../test/make-document.ts'
import { freeTexts, withFreeTexts } from './free-texts.ts'
import { documentKinds } from './kind.ts'

const lines = [
  { description: 'Logo design', quantity: '2', unit: 'hours', itemNumber: 'A-1' },
  { description: ' ', quantity: '1' },
]
const values = { 'receiver.name': 'Ada', 'texts.message': 'Thank you' } as const

describe('the texts that somebody wrote', () => {
  it.each(documentKinds)('on the sheet of a %s are its descriptions, units and notes', (kind) => {
    expect(freeTexts(aDocument(kind, { ...values, 'texts.terms': '' }, lines))).toEqual({
      'texts.message': 'Thank you',
      'lines.0.description': 'Logo design',
      'lines.0.unit': 'hours',
    })
  })

  it('are written back, and nothing else', () => {
    const document = aDocument('credit_note', { ...values, refundMethod: 'Bank transfer' }, lines)
    const translated = withFreeTexts(document, {
      refundMethod: 'Banküberweisung',
      'texts.message': 'Danke',
      'lines.0.unit': 'Stunden',
      'lines.7.unit': 'Stunden',
    })
    expect(translated).toEqual({
      ...document,
      refundMethod: 'Banküberweisung',
      texts: { ...document.texts, message: 'Danke' },
      lines: [{ ...document.lines[0], unit: 'Stunden' }, document.lines[1]],
    })
  })

  it('that are too long for their field stay as they were', () => {
    const document = aDocument('invoice', values, lines)
    expect(withFreeTexts(document, { 'lines.0.unit': 'x'.repeat(201) })).toEqual(document)
  })
})
