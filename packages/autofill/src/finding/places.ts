export type Place = { readonly start: number; readonly end: number }

/** Places in order, the longer of two that overlap. */
export function withoutOverlaps<P extends Place>(places: readonly P[]): P[] {
  const kept: P[] = []
  for (const place of [...places].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1)
    if (!before || place.start >= before.end) kept.push(place)
  }
  return kept
}

/** Asked in the order of the text, it walks the places once, however many there are. */
export function takenBy(places: readonly Place[]): (place: Place) => boolean {
  const sorted = [...places].sort((a, b) => a.start - b.start)
  let at = 0
  let reach = 0
  return (place) => {
    while (at < sorted.length && (sorted[at]?.start ?? 0) < place.end) {
      reach = Math.max(reach, sorted[at]?.end ?? 0)
      at += 1
    }
    return place.start < reach
  }
}
