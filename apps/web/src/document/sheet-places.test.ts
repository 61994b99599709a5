import type { Place } from '@sheaf/contract/places'
import { describe, expect, it } from 'vitest'
import { linesOn, nearest, neighbour, placeFor } from './sheet-places.ts'

const face = { family: 'inter', size: 10, weight: 'regular', isItalic: false, color: '#000000' }

function aPlace(field: string, x: number, y: number, page = 0, width = 40): Place {
  const boxes = [{ x, y, width, height: 7 }]
  return { field, page, boxes, face, align: 'start', isGhost: false }
}

const places = [
  aPlace('notes', 40, 60, 1),
  aPlace('vendorName', 40, 100),
  aPlace('vendorCompany', 40, 111, 0, 90),
  aPlace('lineItems.0.description', 40, 300),
  aPlace('lineItems.0.quantity', 300, 300),
  aPlace('lineItems.1.description', 40, 320),
  aPlace('lineItems.1.quantity', 300, 320),
]

describe('going from field to field', () => {
  it('follows the page as it reads, and one page after the other', () => {
    const forward = walk('vendorName', 1)
    expect(forward).toEqual([
      'vendorName',
      'vendorCompany',
      'lineItems.0.description',
      'lineItems.0.quantity',
      'lineItems.1.description',
      'lineItems.1.quantity',
      'notes',
    ])
    expect(walk('notes', -1)).toEqual(forward.toReversed())
  })

  it('leaves the sheet at its ends, and from a field that is not on it', () => {
    expect(neighbour(places, 'notes', 1)).toBeUndefined()
    expect(neighbour(places, 'vendorName', -1)).toBeUndefined()
    expect(neighbour(places, 'companyFax', 1)).toBeUndefined()
  })

  function walk(from: string, direction: 1 | -1): string[] {
    const next = neighbour(places, from, direction)
    return next === undefined ? [from] : [from, ...walk(next, direction)]
  }
})

describe('a line that is not drawn yet', () => {
  it('has its place below the last one, in the same column', () => {
    const [box] = placeFor(places, 'lineItems.2.quantity')?.boxes ?? []
    expect(box).toMatchObject({ x: 300, width: 40 })
    expect(box?.y).toBeGreaterThan(327)
  })

  it('has none where nothing of its column is drawn', () => {
    expect(placeFor(places, 'lineItems.2.itemNumber')).toBeUndefined()
  })
})

describe('a finger beside the letters', () => {
  it('means the line that it is on, and nothing far away', () => {
    expect(nearest(places, { x: 90, y: 103 }, 15)).toBe('vendorName')
    expect(nearest(places, { x: 90, y: 114 }, 15)).toBe('vendorCompany')
    expect(nearest(places, { x: 200, y: 200 }, 15)).toBeUndefined()
  })
})

describe('the lines of a page', () => {
  it('are those whose cells stand on it', () => {
    expect(linesOn(places, 0)).toEqual([
      { index: 0, top: 300, bottom: 307 },
      { index: 1, top: 320, bottom: 327 },
    ])
    expect(linesOn(places, 1)).toEqual([])
  })
})
