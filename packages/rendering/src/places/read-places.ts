import { type Matrix, moved } from '../vector/matrix.ts'
import type { Link } from '../vector/part.ts'
import { first } from './map-fields.ts'
import type { Box, Place } from './place.ts'

/** Where the fields stand, told by the links that were put around them. Each field has one place. */
export function readPlaces(links: readonly Link[], ghosts: readonly string[]): readonly Place[] {
  const isGhost = new Set(ghosts)
  const found = new Map<string, Found>()
  for (const place of printsIn(links)) if (!found.has(place.field)) found.set(place.field, place)
  return [...found.values()].flatMap(({ boxes, ...place }) => {
    const field = first(place.field)
    const isSecond = field !== place.field && found.has(field)
    return isSecond ? [] : [{ ...place, field, boxes: inLines(boxes), isGhost: isGhost.has(field) }]
  })
}

const scheme = 'field:'

type Found = Omit<Place, 'isGhost' | 'boxes'> & { readonly boxes: Box[] }

// A text is printed in one go: when another field came between, it is a second print of it.
function printsIn(links: readonly Link[]): readonly Found[] {
  const found: Found[] = []
  for (const { page, href, at, ...size } of links) {
    if (!href.startsWith(scheme)) continue
    const [field = '', points, color = '', family = '', weight = '', style, align = '', leading] =
      href.slice(scheme.length).split(';')
    const box = boxOf(at, size, Number(leading) / 2)
    const last = found.at(-1)
    if (last?.field === field && last.page === page) {
      last.boxes.push(box)
      continue
    }
    const face = { family, size: Number(points), weight, isItalic: style !== 'normal', color }
    found.push({ field, page, boxes: [box], face, align })
  }
  return found
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

type Size = { readonly width: number; readonly height: number }

/** Of the letters alone, without the space that the link takes from above and below. Upright, also where text is turned. */
function boxOf(at: Matrix, { width, height }: Size, space: number): Box {
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

function tidy(points: number): number {
  return Math.round(points * 100) / 100
}
