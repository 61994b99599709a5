import { describe, expect, it } from 'vitest'
import { tradeOf } from './trade.ts'

describe('tradeOf', () => {
  it.each([
    ['Marlow Joinery', 'joinery'],
    ['Schreinerei Huber', 'joinery'],
    ['Bäckerei Schmidt', 'bakery'],
    ['מאפיית הדקל', 'bakery'],
    ['مخبز السلام', 'bakery'],
    ['青山写真', 'photo'],
    ['Café Lumière', 'coffee'],
    ['Rechtsanwältin Becker', 'law'],
    ['Bright Tooth Dental', 'dental'],
    ['गुप्ता मिठाई', 'cakes'],
    ['Kraftwerk Elektrotechnik GmbH', 'electric'],
    ['Студия фотографии', 'photo'],
    ['🚲 Rapid', 'bikes'],
  ])('sees in %s the trade %s', (name, trade) => {
    expect(tradeOf(name)).toBe(trade)
  })

  it.each(['Northwind', 'Carla Petit', 'Zoe', 'Lawson', 'Appleby', 'X'])(
    'sees none in %s',
    (name) => {
      expect(tradeOf(name)).toBeUndefined()
    },
  )
})
