import type { Gradient, GradientStop } from './vector-file.ts'

/** Between two colors of a gradient that runs through another space than the screen's. */
const stepsBetween = 16

/** The ends of a linear gradient in a box of one by one, and its stops as markup. */
export function gradientMarkup(gradient: Gradient): {
  readonly ends: readonly [number, number, number, number]
  readonly stops: string
} {
  const stops = gradient.isOklab ? throughOklab(gradient.stops) : gradient.stops
  return { ends: endsOf(gradient.angle), stops: stops.map(stopMarkup).join('') }
}

/** It begins in the corner that it leaves and ends where the opposite one is reached. */
function endsOf(angle: number): readonly [number, number, number, number] {
  const [cos, sin] = [tidy(Math.cos(angle)), tidy(Math.sin(angle))]
  const length = Math.abs(sin) + Math.abs(cos)
  const [x, y] = [cos < 0 ? 1 : 0, sin < 0 ? 1 : 0]
  return [x, y, tidy(x + cos * length), tidy(y + sin * length)]
}

function tidy(value: number): number {
  return Math.round(value * 1e4) / 1e4 || 0
}

function stopMarkup({ color: [red, green, blue, alpha], at }: GradientStop): string {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  const opacity = alpha === 255 ? '' : ` stop-opacity="${tidy(alpha / 255)}"`
  return `<stop offset="${tidy(at)}" stop-color="#${hex}"${opacity}/>`
}

// Typst runs through Oklab, SVG through sRGB: with steps between them both look the same.
function throughOklab(stops: readonly GradientStop[]): readonly GradientStop[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    if (before === undefined || String(before.color) === String(stop.color)) return [stop]
    return Array.from({ length: stepsBetween }, (_, step): GradientStop => {
      const share = (step + 1) / stepsBetween
      return { at: before.at + (stop.at - before.at) * share, color: mixed(before, stop, share) }
    })
  })
}

function mixed(from: GradientStop, to: GradientStop, share: number): GradientStop['color'] {
  const [a, b] = [toOklab(from.color), toOklab(to.color)]
  const [light, green, blue] = a.map((part, index) => part + ((b[index] ?? 0) - part) * share)
  const alpha = Math.round(from.color[3] + (to.color[3] - from.color[3]) * share)
  return [...toScreen(light ?? 0, green ?? 0, blue ?? 0), alpha]
}

function toOklab([red, green, blue]: GradientStop['color']): readonly number[] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toScreen(light: number, green: number, blue: number): readonly [number, number, number] {
  const l = (light + 0.3963377774 * green + 0.2158037573 * blue) ** 3
  const m = (light - 0.1055613458 * green - 0.0638541728 * blue) ** 3
  const s = (light - 0.0894841775 * green - 1.291485548 * blue) ** 3
  return [
    eightBits(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    eightBits(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    eightBits(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function linear(eightBit: number): number {
  const share = eightBit / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function eightBits(linearShare: number): number {
  const share = Math.min(1, Math.max(0, linearShare))
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}
