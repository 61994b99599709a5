import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, paperColours } from './paper-colours.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)
const light = fc
  .tuple(
    fc.integer({ min: 225, max: 255 }),
    fc.integer({ min: 225, max: 255 }),
    fc.integer({ min: 225, max: 255 }),
  )
  .map((channels) => `#${channels.map((each) => each.toString(16)).join('')}`)

it('whatever colours are chosen, everything written on the paper can be read', () => {
  fc.assert(
    fc.property(colour, colour, light, (primaryColor, secondaryColor, background) => {
      const theme = { primary: '#000000', secondary: '#000000', accent: '#000000', background }
      const paper = paperColours(theme, { primaryColor, secondaryColor })
      for (const ink of [paper.ink, paper.softInk, paper.primaryInk]) {
        expect(contrast(ink, paper.ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, paper.tint)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(paper.onPrimary, paper.primary)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('a colour that is being typed leaves the theme its own', () => {
  const theme = {
    primary: '#0b6bcb',
    secondary: '#3ba4e6',
    accent: '#0a2f5a',
    background: '#ffffff',
  }
  const paper = paperColours(theme, { primaryColor: '#12', secondaryColor: '' })
  expect(paper).toMatchObject({ primary: '#0b6bcb', secondary: '#3ba4e6' })
})
