import { first } from './map-fields.ts'
import type { Box, Face, Place } from './place.ts'

export type PlacedPages = {
  readonly pages: readonly string[]
  readonly places: readonly Place[]
}

/** The pages without the links that were put around their fields, and where those were. Each field has one place. */
export function readPlaces(drawn: readonly string[], ghosts: readonly string[]): PlacedPages {
  const isGhost = new Set(ghosts)
  const found = new Map<string, Omit<Place, 'isGhost'>>()
  for (const [page, svg] of drawn.entries()) {
    for (const place of placesOn(svg, page))
      if (!found.has(place.field)) found.set(place.field, place)
  }
  const all = [...found.values()].flatMap((place) => {
    const field = first(place.field)
    const isSecond = field !== place.field && found.has(field)
    return isSecond ? [] : [{ ...place, field, isGhost: isGhost.has(field) }]
  })
  return { pages: drawn.map((svg) => svg.replaceAll(link, '')), places: all }
}

function placesOn(svg: string, page: number): Omit<Place, 'isGhost'>[] {
  const found: Found[] = []
  const open: Matrix[] = [identity]
  for (const [tag, name, attributes = '', width, height] of svg.matchAll(groupOrLink)) {
    if (tag === '</g>') {
      open.pop()
      continue
    }
    // A group that holds nothing closes itself and takes no part.
    if (attributes.endsWith('/')) continue
    const at = within(open.at(-1) ?? identity, transformIn.exec(attributes)?.[1])
    const address = fieldIn.exec(attributes)?.[1]
    if (name === 'g') open.push(at)
    else if (address !== undefined) collect(found, address, at, [Number(width), Number(height)])
  }
  return found.map(({ boxes, ...rest }) => ({ ...rest, page, boxes: inLines(boxes) }))
}

const link = /<a(?: transform="matrix\([^)"]*\)")? href="field:[^"]*"><rect [^<>]*\/><\/a>/g

const groupOrLink = /<\/g>|<(g|a)( [^<>]*)?>(?:<rect width="([\d.]+)" height="([\d.]+)")?/g
const transformIn = /^ transform="matrix\(([^)"]*)\)"/
const fieldIn = / href="field:([^"]*)"$/

type Found = {
  readonly field: string
  readonly boxes: Box[]
  readonly face: Face
  readonly align: string
}

// A text is printed in one go: when another field came between, it is a second print of it.
function collect(found: Found[], address: string, at: Matrix, size: Size): void {
  const [field = '', points, color = '', family = '', weight = '', style, align = '', leading] =
    address.split(';')
  const box = boxOf(at, size, Number(leading) / 2)
  const last = found.at(-1)
  if (last?.field === field) {
    last.boxes.push(box)
    return
  }
  const face = { family, size: Number(points), weight, isItalic: style !== 'normal', color }
  found.push({ field, boxes: [box], face, align })
}

/** Pieces beside each other are one line. */
function inLines(boxes: readonly Box[]): readonly Box[] {
  const lines: Box[] = []
  for (const box of boxes) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - box.y) < 1) lines[lines.length - 1] = around(last, box)
    else lines.push(box)
  }
  return lines
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: tidy(Math.max(a.x + a.width, b.x + b.width) - x),
    height: tidy(Math.max(a.y + a.height, b.y + b.height) - y),
  }
}

type Matrix = readonly [number, number, number, number, number, number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]

function within([a, b, c, d, e, f]: Matrix, transform: string | undefined): Matrix {
  if (transform === undefined) return [a, b, c, d, e, f]
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = transform.split(' ').map(Number)
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ]
}

type Size = readonly [number, number]

/** Of the letters alone, without the space that the link takes from above and below. Upright, also where text is turned. */
function boxOf(at: Matrix, [width, height]: Size, space: number): Box {
  const corners = [
    moved(at, 0, space),
    moved(at, width, space),
    moved(at, 0, height - space),
    moved(at, width, height - space),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: tidy(x),
    y: tidy(y),
    width: tidy(Math.max(...xs) - x),
    height: tidy(Math.max(...ys) - y),
  }
}

function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

function tidy(points: number): number {
  return Math.round(points * 100) / 100
}
