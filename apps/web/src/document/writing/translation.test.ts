import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { freeTexts, withFreeTexts } from '@sheaf/domain/documents/free-texts'
import { describe, expect, it } from 'vitest'
import { documentFromWire } from '../../../../../tests/support/documents.ts'
import { startHistory, step } from './document-history.ts'
import {
  countLines,
  inOriginalWords,
  isTranslated,
  openTexts,
  type Translation,
} from './translation.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }

const original = documentFromWire(
  'invoice',
  {
    language: 'en',
    notes: 'Thank you\nOtters!',
    terms: '',
    lineItems: [
      { description: 'Logo design', quantity: '1', rate: '640' },
      { description: 'Otter care', quantity: '2', rate: '12' },
    ],
  },
  moment,
)
const german = withFreeTexts(withValues(original, { language: 'de' }), {
  'texts.message': 'Vielen Dank\nOtters!',
  'lines.0.description': 'Logogestaltung',
})
const translation: Translation = {
  original,
  language: 'de',
  texts: freeTexts(german),
  untranslated: ['texts.message', 'lines.1.description'],
}
const [logo, otters] = german.lines

function withLines(...lines: readonly unknown[]): BusinessDocument {
  return { ...german, lines } as BusinessDocument
}

describe('a translated document', () => {
  it('marks what was not translated, wherever it is moved, until it is changed', () => {
    expect(openTexts(german, translation)).toEqual({
      'texts.message': 'Partly translated',
      'lines.1.description': 'Not translated',
    })
    expect(openTexts(withLines(otters, logo), translation)).toHaveProperty(
      ['lines.0.description'],
      'Not translated',
    )
    const written = withFreeTexts(german, { 'lines.1.description': 'Otterpflege' })
    expect(Object.keys(openTexts(written, translation))).toEqual(['texts.message'])
  })

  it('counts its lines, and those that are as they were', () => {
    const open = openTexts(german, translation)
    expect(countLines(translation, open)).toEqual({ all: 4, left: 2 })
    expect(countLines(translation, {})).toEqual({ all: 4, left: 0 })
    const moved = openTexts(withLines(otters, logo), translation)
    expect(countLines(translation, moved).left).toBe(2)
  })

  it('goes back to its original words', () => {
    expect(isTranslated(german, translation)).toBe(true)
    expect(inOriginalWords(german, translation)).toEqual(original)
    expect(isTranslated(original, translation)).toBe(false)
  })

  it('goes back with its figures as they are now, and with lines that came since', () => {
    const added = { ...otters, description: 'Neu', quantity: '7' }
    const now = withLines(added, otters, { ...logo, quantity: '3' })
    const texts = inOriginalWords(now, translation).lines.map(({ description, quantity }) => [
      description,
      quantity,
    ])
    expect(texts).toEqual([
      ['Neu', '7'],
      ['Otter care', '2'],
      ['Logo design', '3'],
    ])
  })

  it('goes back where its words were changed since', () => {
    const now = withFreeTexts(german, {
      'lines.0.description': 'Logo',
      'texts.message': 'Danke',
    })
    expect(inOriginalWords(now, translation)).toEqual(original)
  })

  it('is one step for undo, and its lines keep their keys', () => {
    const start = startHistory(original)
    const edit = { type: 'rewrite', document: german } as const
    const translated = step(start, { type: 'edit', edit, at: 0 })
    expect(translated.now.document).toEqual(german)
    expect(translated.now.lineKeys).toEqual(start.now.lineKeys)
    expect(step(translated, { type: 'undo' }).now.document).toEqual(original)
  })
})
