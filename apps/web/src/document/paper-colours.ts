import type { Theme } from '@sheaf/contract/themes'
import type { Design } from './design.ts'

/** The colours of the paper, as the drawn sheet derives its own: every ink can be read on the ground and its tint. */
export type PaperColours = {
  readonly ground: string
  readonly ink: string
  readonly softInk: string
  readonly primary: string
  readonly primaryInk: string
  readonly onPrimary: string
  readonly secondary: string
  readonly accent: string
  readonly tint: string
  readonly hairline: string
}

export function paperColours(
  theme: Pick<Theme, 'primary' | 'secondary' | 'accent' | 'background'>,
  design: Pick<Design, 'primaryColor' | 'secondaryColor'>,
): PaperColours {
  const ground = theme.background
  const primary = colourOr(design.primaryColor, theme.primary)
  const tint = mix(ground, primary, 0.08)
  const readable = (colour: string) => readableOn(readableOn(colour, ground), tint)
  const ink = readable(mix('#1c1b1f', primary, 0.06))
  return {
    ground,
    ink,
    softInk: readable(mix(ink, ground, 0.38)),
    primary,
    primaryInk: readable(primary),
    onPrimary: inkOn(primary),
    secondary: colourOr(design.secondaryColor, theme.secondary),
    accent: theme.accent,
    tint,
    hairline: mix(ground, ink, 0.16),
  }
}

/** The ratio of WCAG 2. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

// A colour that is being typed is none yet.
function colourOr(typed: string, own: string): string {
  return /^#[0-9a-f]{6}$/i.test(typed) ? typed : own
}

// Of a fill of middling light only pure black stands out enough.
function inkOn(fill: string): string {
  return ['#ffffff', '#111111'].find((ink) => contrast(ink, fill) >= 4.5) ?? '#000000'
}

function readableOn(colour: string, ground: string): string {
  const goal = luminance(ground) > 0.18 ? '#000000' : '#ffffff'
  const shares = Array.from({ length: 25 }, (_, index) => index * 0.04)
  const candidates = shares.map((share) => mix(colour, goal, share))
  return candidates.find((candidate) => contrast(candidate, ground) >= 4.5) ?? goal
}

/** `share` of the second colour in the first. */
function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
