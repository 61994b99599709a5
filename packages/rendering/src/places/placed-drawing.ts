import type { Drawing } from '../drawing/drawing.ts'
import type { VectorDrawing } from '../vector/vector-drawing.ts'
import type { Place } from './place.ts'
import { readPlaces } from './read-places.ts'

export type PlacedDrawing = { readonly drawing: Drawing; readonly places: readonly Place[] }

export function placedDrawing(
  { drawing, links }: VectorDrawing,
  ghosts: readonly string[],
): PlacedDrawing {
  return { drawing, places: readPlaces(links, ghosts) }
}
