/** As SVG writes it: a point (x, y) comes to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First the inner one, then the outer one. */
export function times([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ]
}

export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Six numbers; none for the matrix that moves nothing. */
export function matrixText([a, b, c, d, e, f]: Matrix): string {
  // Turns need more places than lengths: they are multiplied by the width of the page.
  const turns = [a, b, c, d].map((part) => Math.round(part * 1e6) / 1e6 || 0)
  const lengths = [e, f].map((part) => Math.round(part * 1000) / 1000 || 0)
  const text = [...turns, ...lengths].join(' ')
  return text === '1 0 0 1 0 0' ? '' : text
}
