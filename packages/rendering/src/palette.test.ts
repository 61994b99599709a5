import { contrast } from '@sheaf/domain/look/color'
import { paletteFrom } from '@sheaf/domain/look/palette'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themes } from './catalogue/catalogue.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

function expectReadable(palette: ReturnType<typeof paletteFrom>): void {
  const { ground, tint, primary, secondary, accent } = palette
  const inks = ['ink', 'softInk', 'primaryInk', 'secondaryInk', 'accentInk'] as const
  for (const ink of inks) {
    expect(contrast(palette[ink], ground), `${ink} on ground`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette[ink], tint), `${ink} on tint`).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(palette.onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(palette.onSecondary, secondary)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(palette.onAccent, accent)).toBeGreaterThanOrEqual(4.5)
}

describe('the colours of a sheet', () => {
  it.each(themes)('$id can be read', (theme) => {
    expectReadable(paletteFrom(theme))
  })

  it('can be read whatever the user chooses, also yellow on white', () => {
    expectReadable(
      paletteFrom({
        primary: '#ffee00',
        secondary: '#ffffff',
        accent: '#fefefe',
        background: '#ffffff',
      }),
    )
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(...themes), (primary, secondary, theme) => {
        expectReadable(paletteFrom({ ...theme, primary, secondary }))
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps a colour that can be read as it is', () => {
    const { primaryInk } = paletteFrom({
      primary: '#7a2e3a',
      secondary: '#555555',
      accent: '#b00000',
      background: '#ffffff',
    })
    expect(primaryInk).toBe('#7a2e3a')
  })
})
