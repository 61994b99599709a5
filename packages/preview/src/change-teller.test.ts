import { applyChanges, type DrawnPreview } from '@sheaf/contract/preview-changes'
import { describe, expect, it } from 'vitest'
import { createChangeTeller } from './change-teller.ts'

function aPreview(words: string, shapes = 1): DrawnPreview {
  const names = Array.from({ length: shapes }, (_, index) => `${words} ${index}`)
  return {
    title: words,
    pageSize: { width: 1, height: 1 },
    figures: {},
    pages: [{ width: 1, height: 1, items: names.map((name) => [name, '']) }],
    shapes: Object.fromEntries(names.map((name) => [name, '<path/>'])),
    text: [words],
    places: [],
  }
}

function aTeller() {
  let count = 0
  return createChangeTeller(() => {
    count += 1
    return `drawing ${count}`
  })
}

describe('a teller of changes', () => {
  it('tells what is new to whoever has the preview before', () => {
    const teller = aTeller()
    const [first, second] = [aPreview('one', 3), aPreview('two')]
    const told = teller.tell(first, '')
    expect(told.since).toBeNull()
    expect(teller.knownSince(told.drawing)).toHaveLength(3)
    const next = teller.tell(second, told.drawing)
    expect(next.since).toBe(told.drawing)
    expect(applyChanges(first, next)).toEqual(second)
  })

  it('tells in full what nobody named, and what was named twice', () => {
    const teller = aTeller()
    const { drawing } = teller.tell(aPreview('one'), 'of another server')
    expect(teller.tell(aPreview('two'), drawing).since).toBe(drawing)
    expect(teller.tell(aPreview('three'), drawing).since).toBeNull()
  })

  it('remembers so many previews, and fewer of long ones', () => {
    const teller = aTeller()
    const { drawing } = teller.tell(aPreview('first'), '')
    for (let turn = 0; turn < 199; turn += 1) teller.tell(aPreview('more'), '')
    expect(teller.knownSince(drawing)).toHaveLength(1)
    teller.tell(aPreview('one too many'), '')
    expect(teller.knownSince(drawing)).toEqual([])
    const long = teller.tell(aPreview('long', 200_000), '')
    teller.tell(aPreview('longer', 200_000), '')
    expect(teller.knownSince(long.drawing)).toEqual([])
  })
})
