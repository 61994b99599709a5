export type Channels = readonly [number, number, number]

export function channelsOf(colour: string): Channels {
  return unpacked(Number.parseInt(colour.slice(1), 16))
}

export function unpacked(value: number): Channels {
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

export function blend(over: Channels, under: Channels, opacity: number): Channels {
  if (opacity >= 1) return over
  const mixed = (at: 0 | 1 | 2) => over[at] * opacity + under[at] * (1 - opacity)
  return [mixed(0), mixed(1), mixed(2)]
}

/** The ratio of WCAG 2, on channels: a page has too many pixels to spell each. */
export function ratioOf(one: Channels, other: Channels): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function luminance([red, green, blue]: Channels): number {
  const light = (value: number) => linear[Math.round(value)] ?? 1
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

/** Typst names mixed colours as oklab(), which browsers know and the painter does not. */
export function withPlainColours(svg: string): string {
  return svg.replaceAll(
    /oklab\(([\d.]+)% (-?[\d.]+) (-?[\d.]+)(?: \/ ([\d.]+)(%?))?\)/g,
    (_, light: string, a: string, b: string, alpha = '1', percent = '') => {
      const rgb = fromOklab(Number(light) / 100, Number(a), Number(b)).map(Math.round)
      return `rgba(${rgb.join(',')},${Number(alpha) / (percent ? 100 : 1)})`
    },
  )
}

/** Ottosson's matrices: oklab to linear light, then to the 255 steps of sRGB. */
function fromOklab(light: number, a: number, b: number): Channels {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gammaOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gammaOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gammaOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function gammaOf(value: number): number {
  const share = Math.min(1, Math.max(0, value))
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055)
}
