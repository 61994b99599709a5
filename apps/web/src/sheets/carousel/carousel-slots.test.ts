import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modulo, nearestSlot, slotForKey, slotsAround } from './carousel-slots.ts'

describe('a carousel', () => {
  it('shows the cards within two places of the selected one, round both ends', () => {
    const shown = slotsAround(0, 12).filter(({ isShown }) => isShown)
    expect(shown.map(({ index }) => index)).toEqual([10, 11, 0, 1, 2])
  })

  it('never shows a card twice, however few there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 16 }),
        (at, count) => {
          const shown = slotsAround(at, count).filter(({ isShown }) => isShown)
          expect(new Set(shown.map(({ index }) => index)).size).toBe(shown.length)
          expect(shown.every(({ distance }) => Math.abs(distance) <= 2)).toBe(true)
          expect(shown.some(({ index }) => index === modulo(at, count))).toBe(true)
        },
      ),
    )
  })

  it('takes the shorter way to a card', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 16 }),
        (from, card, count) => {
          fc.pre(card < count)
          const to = nearestSlot(from, card, count)
          expect(modulo(to, count)).toBe(card)
          expect(Math.abs(to - from)).toBeLessThanOrEqual(count / 2)
        },
      ),
    )
  })

  it('goes on from the last card to the first and back', () => {
    expect(modulo(slotForKey(11, 12, 'ArrowRight') ?? 0, 12)).toBe(0)
    expect(modulo(slotForKey(0, 12, 'ArrowLeft') ?? 0, 12)).toBe(11)
    expect(modulo(slotForKey(5, 12, 'End') ?? 0, 12)).toBe(11)
    expect(slotForKey(5, 12, 'a')).toBeUndefined()
  })
})
