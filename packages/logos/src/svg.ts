import { createHash } from 'node:crypto'
import { type Cut, type Drawing, inkBox, type Pen, placed, type Shape } from './drawing.ts'
import { grown, heightOf, widthOf } from './geometry/box.ts'
import { combined, moved, pathData, rounded, scaled } from './geometry/path.ts'
import { simplified } from './geometry/simplified.ts'

export type Inks = readonly [string, string]

const mostLetters = 28_000

type Finish = { readonly longestSide: number; readonly tolerance: number }

/**
 * Tenths of a unit are written, so 640 units are finer than any press. Long names in rich type are written coarser and
 * with fewer corners to stay light, since each of their letters is small; but never so that letters lose their shape.
 */
const finishes: readonly Finish[] = [
  { longestSide: 640, tolerance: 0 },
  { longestSide: 360, tolerance: 0 },
  ...[0.1, 0.2, 0.35].map((tolerance) => ({ longestSide: 300, tolerance })),
]

/** The drawing in a tight frame. The margin is a share of the shorter side and the same all around. */
export function toSvg(drawing: Drawing, title: string, inks: Inks, margin: number): string {
  let svg = ''
  for (const finish of finishes) {
    svg = written(drawing, title, inks, margin, finish)
    if (svg.length <= mostLetters) break
  }
  return svg
}

function written(
  loose: Drawing,
  title: string,
  [first, second]: Inks,
  margin: number,
  { longestSide, tolerance }: Finish,
): string {
  const size = inkBox(loose)
  const [long, short] = [widthOf(size), heightOf(size)].sort((a, b) => b - a)
  const factor = longestSide / (long ?? longestSide)
  const exact = placed(loose, combined(moved(-size.left, -size.top), scaled(factor)))
  const drawing = tolerance === 0 ? exact : exact.map((shape) => lighter(shape, tolerance))
  const box = grown(inkBox(drawing), (short ?? 0) * factor * margin)
  const frame = [box.left, box.top, widthOf(box), heightOf(box)].map(rounded)
  const [, , width = 0, height = 0] = frame
  const area = `x="${frame[0]}" y="${frame[1]}" width="${width}" height="${height}"`
  const masks = new Map<string, string>()
  const shapes = drawing.map((shape) => {
    const mask = maskOf(shape, area)
    const colour = shape.ink === 'first' ? first : second
    const look = shape.pen
      ? `fill="none" stroke="${colour}"${lineLook(shape.pen)}`
      : `fill="${colour}"`
    if (mask === '') return `<path d="${pathData(shape.path)}" ${look}/>`
    const id = `m${createHash('sha256').update(mask).digest('hex').slice(0, 10)}`
    masks.set(id, mask)
    return `<path d="${pathData(shape.path)}" ${look} mask="url(#${id})"/>`
  })
  const defs = [...masks].map(
    ([id, mask]) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}>${mask}</mask>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" width="${width}" height="${height}">` +
    `<title>${escaped(title)}</title>` +
    (defs.length > 0 ? `<defs>${defs.join('')}</defs>` : '') +
    `${shapes.join('')}</svg>`
  )
}

function lighter(shape: Shape, tolerance: number): Shape {
  const thin = <T extends Shape | Cut>(part: T): T =>
    part.pen || part.path.length < 100 ? part : { ...part, path: simplified(part.path, tolerance) }
  return { ...thin(shape), ...(shape.cuts && { cuts: shape.cuts.map(thin) }) }
}

/** The same logo with one colour for all of it: for stamps, engravings and fax. */
export function inOneColour(svg: string, colour: string): string {
  return svg.replaceAll(/(fill|stroke)="#[0-9a-f]{6}"/gi, `$1="${colour}"`)
}

// Masks are written in colours of three digits, so that inOneColour leaves them alone.
function maskOf({ keep, cuts = [] }: Shape, area: string): string {
  if (!keep && cuts.length === 0) return ''
  const ground = keep ? `<path d="${pathData(keep)}" fill="#fff"/>` : `<rect ${area} fill="#fff"/>`
  return ground + cuts.map(cutShape).join('')
}

function cutShape({ path, gap, pen }: Cut): string {
  if (pen) {
    const wide = { ...pen, width: pen.width + 2 * gap }
    return `<path d="${pathData(path)}" fill="none" stroke="#000"${lineLook(wide)}/>`
  }
  const halo =
    gap > 0 ? ` stroke="#000" stroke-width="${rounded(2 * gap)}" stroke-linejoin="round"` : ''
  return `<path d="${pathData(path)}" fill="#000"${halo}/>`
}

function lineLook({ width, cap, join }: Pen): string {
  return (
    ` stroke-width="${rounded(width)}"` +
    (cap === 'butt' ? '' : ` stroke-linecap="${cap}"`) +
    (join === 'miter' ? '' : ` stroke-linejoin="${join}"`)
  )
}

// A lone surrogate or a control character would make the whole file invalid.
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
