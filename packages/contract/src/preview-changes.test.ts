import { describe, expect, it } from 'vitest'
import { applyChanges, changesSince, type DrawnPreview, printOf } from './preview-changes.ts'

const first: DrawnPreview = {
  title: 'Invoice 1',
  pageSize: { width: 10, height: 20 },
  figures: { total: '1.00' },
  pages: [
    {
      width: 10,
      height: 20,
      items: [
        ['ground', ''],
        ['name', '1 0 0 1 2 3'],
        ['total', ''],
      ],
    },
  ],
  shapes: { ground: '<path d="a"/>', name: '<path d="b"/>', total: '<path d="c"/>' },
  text: ['Invoice', 'Elena', '1.00'],
  places: [],
}

const second: DrawnPreview = {
  ...first,
  pages: [
    {
      width: 10,
      height: 20,
      items: [
        ['ground', ''],
        ['names', '1 0 0 1 2 3'],
        ['total', ''],
      ],
    },
    { width: 10, height: 20, items: [['ground', '']] },
  ],
  shapes: { ground: '<path d="a"/>', names: '<path d="bb"/>', total: '<path d="c"/>' },
  text: ['Invoice', 'Elena C', '1.00'],
}

const told = (before: DrawnPreview | undefined, after: DrawnPreview) => ({
  ...after,
  ...changesSince(before && printOf(before), after, printOf(after)),
  drawing: 'second',
  since: before ? 'first' : null,
})

describe('the changes of a preview', () => {
  it('lead to it, from nothing and from the one before', () => {
    expect(applyChanges(undefined, told(undefined, first))).toEqual(first)
    expect(applyChanges(first, told(first, second))).toEqual(second)
    expect(applyChanges(second, told(second, first))).toEqual(first)
  })

  it('are told without what stayed', () => {
    const { shapes, text, pages } = told(first, second)
    expect(Object.keys(shapes)).toEqual(['names'])
    expect(text.between).toEqual(['Elena C'])
    expect(pages.map(({ items }) => items.between.length)).toEqual([1, 1])
  })

  it('lead nowhere from a preview that they were not told against', () => {
    const changes = told(first, second)
    expect(applyChanges(undefined, changes)).toBeUndefined()
    expect(applyChanges({ ...first, shapes: {} }, changes)).toBeUndefined()
  })

  it('need no word of the preview to be remembered', () => {
    expect(JSON.stringify(printOf(first))).not.toMatch(/Elena|Invoice|1\.00/)
  })
})
