import type { Place } from '@sheaf/contract/places'
import type { CSSProperties } from 'react'
import { areaOf } from './sheet-places.ts'

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
