export type Command =
  | { readonly op: 'M'; readonly to: readonly [number, number] }
  | { readonly op: 'L'; readonly to: readonly [number, number] }
  | { readonly op: 'Q'; readonly to: readonly [number, number, number, number] }
  | { readonly op: 'C'; readonly to: readonly [number, number, number, number, number, number] }
  | { readonly op: 'Z'; readonly to: readonly [] }

/** Absolute commands only, so that a path can be moved, measured and written without further thought. */
export type Path = readonly Command[]

export type Matrix = readonly [number, number, number, number, number, number]

export function moved(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y]
}

export function scaled(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0]
}

export function turned(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** The first matrix is applied first. */
export function combined(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(
    ([a, b, c, d, e, f], [A, B, C, D, E, F]): Matrix => [
      A * a + C * b,
      B * a + D * b,
      A * c + C * d,
      B * c + D * d,
      A * e + C * f + E,
      B * e + D * f + F,
    ],
    [1, 0, 0, 1, 0, 0],
  )
}

export function transformed(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const x = (px: number, py: number) => a * px + c * py + e
  const y = (px: number, py: number) => b * px + d * py + f
  return path.map((command): Command => {
    switch (command.op) {
      case 'Z':
        return command
      case 'Q': {
        const [x1, y1, x2, y2] = command.to
        return { op: 'Q', to: [x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2)] }
      }
      case 'C': {
        const [x1, y1, x2, y2, x3, y3] = command.to
        return {
          op: 'C',
          to: [x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), x(x3, y3), y(x3, y3)],
        }
      }
      default: {
        const [x1, y1] = command.to
        return { op: command.op, to: [x(x1, y1), y(x1, y1)] }
      }
    }
  })
}

/**
 * Tenths of a unit, written from point to point: less than half as long as absolute hundredths, and finer than any
 * printer. Rounding does not add up, since each step starts where the last one was written.
 */
export function pathData(path: Path): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let letter = ''
  let data = ''
  for (const { op, to } of path) {
    if (op === 'Z') {
      data += 'z'
      letter = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const points = to.map((value) => Math.round(value * 10))
    const [endX = 0, endY = 0] = points.slice(-2)
    const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y))
    const next = op.toLowerCase()
    if (op === 'L' && steps.every((step) => step === 0)) continue
    data += letter === next && next !== 'm' ? numbers(steps, true) : next + numbers(steps, false)
    letter = next
    ;[x, y] = [endX, endY]
    if (op === 'M') [startX, startY] = [x, y]
  }
  return data
}

function numbers(tenths: readonly number[], isContinued: boolean): string {
  let text = ''
  for (const [index, value] of tenths.entries()) {
    if (value < 0) text += '-'
    else if (index > 0 || isContinued) text += ' '
    const size = Math.abs(value)
    const [whole, part] = [Math.trunc(size / 10), size % 10]
    text += part === 0 ? whole : `${whole === 0 ? '' : whole}.${part}`
  }
  return text
}

export function rounded(value: number): number {
  const short = Math.round(value * 10) / 10
  return short === 0 ? 0 : short
}
