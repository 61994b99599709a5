import { type AnyPath, labelKeyOf, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'
import type { CSSProperties } from 'react'
import type { Place } from '#sheets/drawing/drawing.ts'

/** The field after or before this one, as the pages read; undefined at either end. Labels are passed over. */
export function neighbor(
  places: readonly Place[],
  field: AnyPath,
  direction: 1 | -1,
): AnyPath | undefined {
  const order = readingOrder(places).filter(
    (place) => place.field === field || labelKeyOf(place.field) === undefined,
  )
  const at = order.findIndex((place) => place.field === field)
  return at === -1 ? undefined : order[at + direction]?.field
}

/** Page by page. On a page they come as the sheet is read aloud, the cells of a line beside each other. */
export function readingOrder(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => a.page - b.page)
}

/** Where a field stands, or where it will: a new line is below the last one before it is drawn. */
export function placeFor(places: readonly Place[], field: AnyPath): Place | undefined {
  const drawn = places.find((place) => place.field === field)
  if (drawn) return drawn
  const line = linePartsOf(field)
  if (!line || line.index === 0) return undefined
  const above = placeFor(places, linePath(line.index - 1, line.name))
  const last = above?.boxes.at(-1)
  if (!above || !last) return undefined
  const box = { ...last, y: last.y + last.height + above.face.size }
  return { ...above, field, boxes: [box], isGhost: true }
}

/** The box around all lines of a text. */
export function areaOf({ boxes }: Pick<Place, 'boxes'>) {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { left, top, right, bottom, width: right - left, height: bottom - top }
}

/** How wide a field may open, in points, before it would cover another one beside it or leave the page. It may cover labels. */
export function roomOf(places: readonly Place[], place: Place, pageWidth: number): number {
  const own = areaOf(place)
  const beside = places
    .filter(({ page, field }) => page === place.page && field !== place.field)
    .filter(({ field }) => labelKeyOf(field) === undefined)
    .map(areaOf)
    .filter(({ top, bottom }) => Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1)
  const before = Math.max(0, ...beside.map(({ right }) => right).filter((x) => x <= own.left + 1))
  const after = Math.min(
    pageWidth,
    ...beside.map(({ left }) => left).filter((x) => x >= own.right - 1),
  )
  const middle = (own.left + own.right) / 2
  const rooms = {
    start: after - own.left,
    end: own.right - before,
    center: 2 * Math.min(middle - before, after - middle),
  }
  return Math.max(own.width, rooms[sideOf(place)] - apart)
}

// Between an open field and its neighbor.
const apart = 6

/** Where the letters of a text stay when it gets longer. */
export function sideOf({ align }: Pick<Place, 'align'>): 'start' | 'center' | 'end' {
  if (align === 'center') return 'center'
  return align === 'right' || align === 'end' ? 'end' : 'start'
}

/** The field that a finger meant which missed it by a little; distances in points. */
export function nearest(
  places: readonly Place[],
  point: { readonly x: number; readonly y: number },
  reach: number,
): AnyPath | undefined {
  const away = places.map((place) => ({ place, distance: distanceTo(areaOf(place), point) }))
  const [closest] = away.toSorted((a, b) => a.distance - b.distance)
  return closest && closest.distance <= reach ? closest.place.field : undefined
}

function distanceTo(area: ReturnType<typeof areaOf>, { x, y }: { x: number; y: number }): number {
  const across = Math.max(area.left - x, 0, x - area.right)
  const down = Math.max(area.top - y, 0, y - area.bottom)
  // Beside a short line is meant that line, not the longer one below.
  return Math.hypot(across, down * 3)
}

export type SheetLine = { readonly index: number; readonly top: number; readonly bottom: number }

/** The lines of the document that begin on a page, and how far each reaches. */
export function linesOn(places: readonly Place[], page: number): readonly SheetLine[] {
  const lines = new Map<number, SheetLine>()
  for (const place of places) {
    const line = linePartsOf(place.field)
    if (!line || place.page !== page) continue
    const { top, bottom } = areaOf(place)
    const known = lines.get(line.index)
    lines.set(line.index, {
      index: line.index,
      top: Math.min(top, known?.top ?? top),
      bottom: Math.max(bottom, known?.bottom ?? bottom),
    })
  }
  return [...lines.values()].toSorted((a, b) => a.index - b.index)
}

/** Points of the page, which the style sheet makes lengths of the screen. */
export function areaStyle(place: Place): CSSProperties {
  const { left, top, width, height } = areaOf(place)
  return {
    '--x': left,
    '--y': top,
    '--w': width,
    '--h': height,
    '--size': place.face.size,
  } as CSSProperties
}
