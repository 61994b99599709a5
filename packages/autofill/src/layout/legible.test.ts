import { expect, it } from 'vitest'
import { legible } from './legible.ts'

it.each([
  ['1O x 12,5O = 125,OO', '10 x 12,50 = 125,00'],
  ['1l.O3.2O26', '11.03.2026'],
  ['7O565 Stuttgart', '70565 Stuttgart'],
])('%s was %s before a camera saw it', (seen, written) => {
  expect(legible(seen)).toBe(written)
})

it.each(['O2 Online', 'I-95', '5l paint', 'WATER 1L', 'DN5O', 'H2O', '2OOZ', 'OIL'])(
  '%s stays as it is',
  (text) => {
    expect(legible(text)).toBe(text)
  },
)
