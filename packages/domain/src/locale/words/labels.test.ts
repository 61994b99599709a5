import { describe, expect, it } from 'vitest'
import { languageCodes } from '../languages.ts'
import { english } from './english.ts'
import { englishLabels, labelsField, labelsIn, readAloud, renamed } from './labels.ts'
import { sheetWords } from './sheet-words.ts'
import { wordsFor } from './words-for.ts'

describe('labels of a sheet', () => {
  it('are named by where they stand among the words', () => {
    expect(englishLabels.get('kinds.invoice.number')).toBe('Invoice No.')
    expect(englishLabels.get('fields.references.customerId')).toBe('Customer ID')
    expect(englishLabels.get('signing.1')).toBe('Signature')
    expect(englishLabels.has('pages.0')).toBe(false)
    expect(englishLabels.has('taxes.VAT')).toBe(false)
    for (const code of languageCodes) {
      const own = [...labelsIn(wordsFor(code)).keys()]
      expect(own.filter((key) => !englishLabels.has(key))).toEqual([])
    }
  })

  it('[D15] can be renamed, each for itself', () => {
    const words = renamed(english, { 'kinds.invoice.number': 'Ref.' })
    expect(words.kinds.invoice.number).toBe('Ref.')
    expect(words.kinds.quote).toEqual(english.kinds.quote)
    expect(renamed(english, {})).toBe(english)
  })

  it('[D15] have forty characters on one line, and an empty one is the word of the language', () => {
    const read = (labels: unknown) => labelsField.safeParse(labels)
    expect(read({ issued: 'Day', subtotal: ' ' }).data).toEqual({ issued: 'Day' })
    expect(read(undefined).data).toEqual({})
    expect(read({ issued: 'x'.repeat(40) }).success).toBe(true)
    expect(read({ issued: 'x'.repeat(41) }).success).toBe(false)
    expect(read({ issued: 'two\nlines' }).success).toBe(false)
    expect(read({ nonsense: 'x' }).success).toBe(false)
    expect(read({ constructor: 'x' }).success).toBe(false)
  })
})

describe('words in two languages', () => {
  const words = sheetWords({ language: 'de', secondLanguage: 'en', labels: { issued: 'Tag' } })

  it('[D16] say everything twice, but for what both languages call the same', () => {
    expect(readAloud(words.kinds.invoice.title)).toBe('Rechnung / Invoice')
    expect(readAloud(words.columns.quantity)).toBe('Menge / Qty')
    expect(words.fields['bank.iban']).toBe('IBAN')
    expect(words.pages).toEqual(['Seite ', ' von ', ''])
  })

  it('[D15] print a renamed label as it was typed', () => {
    expect(words.issued).toBe('Tag')
  })
})
