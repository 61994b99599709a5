import { describe, expect, it } from 'vitest'
import { noteWanted, readWanted, usualFormat } from './wanted-format.ts'

function aStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

describe('the e-invoice that a user wants', () => {
  it('is kept under their id until they want none', () => {
    const store = aStore()
    noteWanted('ann', 'xrechnung', store)
    expect([...store.kept]).toEqual([['sheaf.e-invoice.ann', 'xrechnung']])
    expect([readWanted('ann', store), readWanted('ben', store)]).toEqual(['xrechnung', undefined])
    noteWanted('ann', undefined, store)
    expect([...store.kept]).toEqual([])
    expect(readWanted('ann', store)).toBeUndefined()
  })

  it('is none of what else may lie there', () => {
    expect(readWanted('eve', aStore({ 'sheaf.e-invoice.eve': 'edifact' }))).toBeUndefined()
  })

  it('is first what buyers of the country ask for', () => {
    expect(['BE', 'DE', 'US'].map(usualFormat)).toEqual(['peppol', 'factur-x', 'factur-x'])
  })
})
