import { expect, it } from 'vitest'
import { keptChoice } from './kept-choice.ts'

function aStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

const colors = ['red', 'blue'] as const

it('is kept under the id of its user until they choose nothing', () => {
  const store = aStore()
  const color = keptChoice('color', colors)
  color.note('ann', 'red', store)
  expect([...store.kept]).toEqual([['sheaf.color.ann', 'red']])
  expect([color.read('ann', store), color.read('ben', store)]).toEqual(['red', undefined])
  color.note('ann', undefined, store)
  expect([...store.kept]).toEqual([])
  expect(color.read('ann', store)).toBeUndefined()
})

it('is none of what else may lie there', () => {
  const color = keptChoice('color', colors)
  expect(color.read('eve', aStore({ 'sheaf.color.eve': 'mauve' }))).toBeUndefined()
})

it('is remembered where a browser keeps nothing', () => {
  const color = keptChoice('color', colors)
  const closed = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  color.note('ann', 'blue', closed)
  expect(color.read('ann', closed)).toBe('blue')
})
