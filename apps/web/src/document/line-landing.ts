/** The place where a line comes to lie: it passes another when its edge has passed the middle of that one. */
export function landing(from: number, by: number, heights: readonly number[]): number {
  const step = by < 0 ? -1 : 1
  let left = Math.abs(by)
  let to = from
  for (;;) {
    const height = heights[to + step]
    if (height === undefined || left < height / 2) return to
    left -= height
    to += step
  }
}
