import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { describe, expect, it } from 'vitest'
import type { Place } from '#sheets/drawing/drawing.ts'
import { linesOn, nearest, neighbor, placeFor, roomOf } from './sheet-places.ts'

const face = { family: 'inter', size: 10, weight: 'regular', isItalic: false, color: '#000000' }

function aPlace(field: AnyPath, x: number, y: number, page = 0, width = 40): Place {
  const boxes = [{ x, y, width, height: 7 }]
  return { field, page, boxes, face, align: 'start', isGhost: false }
}

const places = [
  aPlace('texts.message', 40, 60, 1),
  aPlace('receiver.name', 40, 100),
  aPlace('receiver.company', 40, 111, 0, 90),
  aPlace('lines.0.description', 40, 300),
  aPlace('lines.0.quantity', 300, 300),
  aPlace('lines.1.description', 40, 320),
  aPlace('lines.1.quantity', 300, 320),
]

describe('going from field to field', () => {
  it('follows the page as it reads, and one page after the other', () => {
    const forward = walk('receiver.name', 1)
    expect(forward).toEqual([
      'receiver.name',
      'receiver.company',
      'lines.0.description',
      'lines.0.quantity',
      'lines.1.description',
      'lines.1.quantity',
      'texts.message',
    ])
    expect(walk('texts.message', -1)).toEqual(forward.toReversed())
  })

  it('leaves the sheet at its ends, and from a field that is not on it', () => {
    expect(neighbor(places, 'texts.message', 1)).toBeUndefined()
    expect(neighbor(places, 'receiver.name', -1)).toBeUndefined()
    expect(neighbor(places, 'sender.fax', 1)).toBeUndefined()
  })

  function walk(from: AnyPath, direction: 1 | -1): AnyPath[] {
    const next = neighbor(places, from, direction)
    return next === undefined ? [from] : [from, ...walk(next, direction)]
  }
})

describe('a line that is not drawn yet', () => {
  it('has its place below the last one, in the same column', () => {
    const [box] = placeFor(places, 'lines.2.quantity')?.boxes ?? []
    expect(box).toMatchObject({ x: 300, width: 40 })
    expect(box?.y).toBeGreaterThan(327)
  })

  it('has none where nothing of its column is drawn', () => {
    expect(placeFor(places, 'lines.2.itemNumber')).toBeUndefined()
  })
})

describe('a finger beside the letters', () => {
  it('means the line that it is on, and nothing far away', () => {
    expect(nearest(places, { x: 90, y: 103 }, 15)).toBe('receiver.name')
    expect(nearest(places, { x: 90, y: 114 }, 15)).toBe('receiver.company')
    expect(nearest(places, { x: 200, y: 200 }, 15)).toBeUndefined()
  })
})

describe('an open field', () => {
  const aligned = (field: AnyPath, x: number, align: string): Place => ({
    ...aPlace(field, x, 400),
    align,
  })
  const strip = [
    aligned('people.requisitioner', 40, 'start'),
    aligned('delivery.date', 140, 'center'),
    aligned('delivery.carrier', 300, 'end'),
  ] as const

  it('takes no room from those beside it, whichever way it is written', () => {
    const [requisitioner, date, carrier] = strip
    expect(roomOf(strip, requisitioner, 600)).toBe(94)
    expect(roomOf(strip, date, 600)).toBe(154)
    expect(roomOf(strip, carrier, 600)).toBe(154)
  })

  it('may reach the edge of the page where it is alone, and always holds what is printed', () => {
    const [alone] = places.filter(({ field }) => field === 'receiver.name')
    expect(alone && roomOf(places, alone, 600)).toBe(554)
    const tight = [aPlace('sender.email', 40, 80), aPlace('sender.phone', 82, 80)] as const
    expect(roomOf(tight, tight[0], 600)).toBe(40)
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
