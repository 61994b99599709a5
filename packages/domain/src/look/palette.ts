import { inkOn, mix, readableOn } from './color.ts'

/** '#rrggbb'. Inks are readable on what they are named after, at 4.5:1 or better, whatever the user chose. */
export type Palette = {
  readonly ground: string
  readonly ink: string
  readonly softInk: string
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly primaryInk: string
  readonly secondaryInk: string
  readonly accentInk: string
  readonly onPrimary: string
  readonly onSecondary: string
  readonly onAccent: string
  /** The primary color as a wash that keeps ink readable. */
  readonly tint: string
  readonly hairline: string
}

type Colors = {
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly background: string
}

const known = new Map<string, Palette>()

/** While a color is dragged there is another one at each moment. */
const mostKnown = 100

/** All colors of a sheet from the four that a theme or its user chose. Remembered: they are asked for at each key. */
export function paletteFrom(colors: Colors): Palette {
  const name = `${colors.primary} ${colors.secondary} ${colors.accent} ${colors.background}`
  const remembered = known.get(name)
  if (remembered) return remembered
  const palette = readablePalette(colors)
  if (known.size >= mostKnown) known.clear()
  known.set(name, palette)
  return palette
}

function readablePalette({ primary, secondary, accent, background }: Colors): Palette {
  const ground = background
  const tint = mix(ground, primary, 0.08)
  // Inks stand on the ground and on its tint alike.
  const readable = (color: string) => readableOn(readableOn(color, ground), tint)
  const ink = readable(mix('#1c1b1f', primary, 0.06))
  return {
    ground,
    ink,
    softInk: readable(mix(ink, ground, 0.28)),
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
