import { inkOn, mix, readableOn } from './colour.ts'
import type { Palette } from './sheet.ts'

type Colours = {
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly background: string
}

/** All colours of a sheet from the four that a theme or its user chose. */
export function paletteFrom({ primary, secondary, accent, background }: Colours): Palette {
  const ground = background
  const tint = mix(ground, primary, 0.08)
  // Inks stand on the ground and on its tint alike.
  const readable = (colour: string) => readableOn(readableOn(colour, ground), tint)
  const ink = readable(mix('#1c1b1f', primary, 0.06))
  return {
    ground,
    ink,
    softInk: readable(mix(ink, ground, 0.38)),
    primary,
    secondary,
    accent,
    primaryInk: readable(primary),
    secondaryInk: readable(secondary),
    accentInk: readable(accent),
    onPrimary: inkOn(primary),
    onSecondary: inkOn(secondary),
    onAccent: inkOn(accent),
    tint,
    hairline: mix(ground, ink, 0.16),
  }
}
