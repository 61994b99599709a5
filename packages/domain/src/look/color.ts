type Rgb = readonly [number, number, number]

/** '#rrggbb'. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The ratio of WCAG 2: 1 (same) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The color itself where it can be read on the ground, else the nearest darker or lighter one that can. */
export function readableOn(color: string, ground: string, ratio = 4.5): string {
  const goal = luminance(ground) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, goal, share)
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return goal
}

/** White, ink, or pure black where a fill of middling light leaves no other choice. */
export function inkOn(fill: string): string {
  return ['#ffffff', '#111111'].find((ink) => contrast(ink, fill) >= 4.5) ?? '#000000'
}

/** `share` of the second color in the first: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = parse(first)
  const b = parse(second)
  const channels = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parse(color).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parse(color: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1]
  if (!digits) throw new RangeError(`Not a color: '${color}'`)
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
