import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const hex = '#[0-9a-f]{6}'
const tokens = new Map(
  [...css.matchAll(RegExp(`--color-([a-z-]+): light-dark\\((${hex}), (${hex})\\);`, 'g'))].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

const text = 4.5
const shape = 3

type Pair = readonly [front: string, back: string, atLeast: number]

// Every colour that carries meaning, on each ground on which the primitives set it.
const pairs: readonly Pair[] = [
  ['ink', 'ground', text],
  ['ink', 'paper', text],
  ['ink', 'wash', text],
  ['ink-soft', 'ground', text],
  ['ink-soft', 'paper', text],
  ['ink-soft', 'wash', text],
  ['ground', 'ink', text],
  ['on-fill', 'vermilion-fill', text],
  ['on-fill', 'vermilion-press', text],
  ['vermilion-ink', 'ground', text],
  ['vermilion-ink', 'paper', text],
  ['vermilion-ink', 'vermilion-tint', text],
  ['spruce', 'ground', text],
  ['spruce', 'paper', text],
  ['spruce', 'spruce-tint', text],
  ['edge', 'ground', shape],
  ['edge', 'paper', shape],
  ['vermilion', 'ground', shape],
  ['vermilion', 'paper', shape],
  ['vermilion-fill', 'ground', shape],
  ['vermilion-fill', 'paper', shape],
]

// Lines and veils that only divide: nothing is lost to those who do not see them.
const decoration = ['hairline', 'veil', 'veiled-ground', 'sheet']

describe('the colours', () => {
  it.each(pairs)('%s on %s can be read in light and in dark', (front, back, atLeast) => {
    for (const mode of ['light', 'dark'] as const) {
      expect(contrast(colour(front, mode), colour(back, mode)), mode).toBeGreaterThanOrEqual(
        atLeast,
      )
    }
  })

  // What is printed on a sheet keeps the light colours; only the paper itself is dimmed in the dark.
  it.each(['ink', 'ink-soft', 'vermilion-ink', 'spruce'])(
    '%s can be read on a sheet that lies on a dark desk',
    (front) => {
      expect(contrast(colour(front, 'light'), colour('sheet', 'dark'))).toBeGreaterThanOrEqual(text)
    },
  )

  it('are all named in a pair or known to be decoration', () => {
    const declared = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name)
    const named = new Set([...pairs.flat(), ...decoration])
    expect(declared.filter((name = '') => !named.has(name))).toEqual([])
    expect(declared.length).toBeGreaterThan(10)
  })
})

function colour(name: string, mode: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css declares no colour ${name}`)
  return token[mode]
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

// WCAG 2.2, relative luminance.
function luminance(colourHex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colourHex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
