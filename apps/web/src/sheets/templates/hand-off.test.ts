import { describe, expect, it } from 'vitest'
import { clearHandOff, handOff, readHandOff } from './hand-off.ts'

function aStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the hand-off to the create screen', () => {
  it('lies under selectedTemplate and comes back as it was given', () => {
    const storage = aStorage()
    const customization = { name: 'Mine', companyName: 'Nord', currency: 'NOK' }
    handOff(
      { theme: 'blue-wave', customization, isEditMode: true, editingTemplateId: 'tpl_1' },
      storage,
    )
    expect([...storage.kept.keys()]).toEqual(['selectedTemplate'])
    expect(readHandOff(storage)).toMatchObject({
      theme: 'blue-wave',
      customization: { ...customization, paymentTerms: 'net-30' },
      isEditMode: true,
      editingTemplateId: 'tpl_1',
    })
    clearHandOff(storage)
    expect(readHandOff(storage)).toBeUndefined()
  })

  it('keeps the code of the bank by either name, and writes codes as paper does', () => {
    const storage = aStorage()
    const customization = { iban: 'gb82west12345698765432', swiftCode: 'HARBGB2L' }
    storage.setItem('selectedTemplate', JSON.stringify({ theme: 'blue-wave', customization }))
    expect(readHandOff(storage)?.customization).toMatchObject({
      iban: 'GB82 WEST 1234 5698 7654 32',
      swift: 'HARBGB2L',
    })
  })

  it.each(['', '{', '"text"', '{"theme":""}', '{"theme":"a","customization":{"currency":"???"}}'])(
    'is none when %s lies there',
    (text) => {
      const storage = aStorage()
      storage.setItem('selectedTemplate', text)
      expect(readHandOff(storage)).toBeUndefined()
    },
  )
})
