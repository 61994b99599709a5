import type { SvgNode } from './svg-cost.ts'

export type Outline = { readonly length: number; readonly vertices: number }

const nothing: Outline = { length: 0, vertices: 0 }

/** At most how long the outline of a shape is, in its own units, and how many corners it has. */
export function outlineOf({ name, attributes }: SvgNode): Outline {
  const of = (key: string) => Math.abs(lengthOf(attributes[key] ?? ''))
  if (name === 'path') return pathOutline(attributes.d ?? '')
  if (name === 'polyline' || name === 'polygon') return pathOutline(`M${attributes.points ?? ''}Z`)
  if (name === 'rect') return { length: 2 * (of('width') + of('height')), vertices: 4 }
  if (name === 'circle') return { length: 2 * Math.PI * of('r'), vertices: 4 }
  if (name === 'ellipse') return { length: 2 * Math.PI * (of('rx') + of('ry')), vertices: 4 }
  if (name !== 'line') return nothing
  return { length: of('x1') + of('x2') + of('y1') + of('y2'), vertices: 2 }
}

const pixelsPer: Readonly<Record<string, number>> = { pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 38 }

/** In pixels; a unit that depends on its place counts as an inch. */
export function lengthOf(text: string): number {
  const size = Number.parseFloat(text)
  const unit = /[a-z%]{1,3}$/i.exec(text.trimEnd().slice(-3))?.[0].toLowerCase() ?? ''
  if (Number.isNaN(size)) return 0
  return unit === '' || unit === 'px' ? size : size * (pixelsPer[unit] ?? 96)
}

/** How many figures each command takes. */
const figuresOf: Readonly<Record<string, number>> = {
  ...{ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 },
}

type Point = readonly [x: number, y: number]

/** Along the points that steer its curves, which are never nearer to each other than the curve is long. */
function pathOutline(path: string): Outline {
  let at: Point = [0, 0]
  let start: Point = at
  let length = 0
  let vertices = 0
  for (const { command, figures } of segmentsIn(path)) {
    const kind = command.toLowerCase()
    const isRelative = command === kind
    const stops = kind === 'z' ? [start] : stopsOf(kind, figures, at, isRelative)
    const walked = stops.reduce(
      (walk, stop) => ({ from: stop, far: walk.far + distance(walk.from, stop) }),
      { from: at, far: 0 },
    )
    // An arc is at most a whole turn of the larger of what it says and what it must span.
    const [rx = 0, ry = 0] = figures
    if (kind === 'a') length += 2 * Math.PI * Math.max(Math.abs(rx), Math.abs(ry), walked.far)
    else if (kind !== 'm') length += walked.far
    at = walked.from
    if (kind === 'm') start = at
    vertices += 1
  }
  return { length, vertices }
}

function stopsOf(
  kind: string,
  figures: readonly number[],
  [x, y]: Point,
  isRelative: boolean,
): Point[] {
  const [left, top] = isRelative ? [x, y] : [0, 0]
  if (kind === 'h') return [[left + (figures[0] ?? 0), y]]
  if (kind === 'v') return [[x, top + (figures[0] ?? 0)]]
  const pairs = kind === 'a' ? figures.slice(5) : figures
  return Array.from({ length: Math.floor(pairs.length / 2) }, (_, at): Point => {
    return [left + (pairs[at * 2] ?? 0), top + (pairs[at * 2 + 1] ?? 0)]
  })
}

type Segment = { readonly command: string; readonly figures: readonly number[] }

const token = /([mlhvcsqtaz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi

function* segmentsIn(path: string): Generator<Segment> {
  let command = ''
  let figures: number[] = []
  for (const [, letter, figure] of path.matchAll(token)) {
    if (letter !== undefined) {
      command = letter
      figures = []
      if (/z/i.test(command)) yield { command, figures }
      continue
    }
    const wanted = figuresOf[command.toLowerCase()] ?? 0
    for (const one of splitFlags(command, figures.length, figure ?? '')) figures.push(Number(one))
    if (wanted === 0 || figures.length < wanted) continue
    yield { command, figures: figures.slice(0, wanted) }
    figures = figures.slice(wanted)
    // More pairs after a move are lines.
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  }
}

// The two flags of an arc need no space behind them: '1' '0' '7' may be written 107.
function splitFlags(command: string, before: number, figure: string): string[] {
  if (!/a/i.test(command) || (before !== 3 && before !== 4)) return [figure]
  const flags = before === 3 ? 2 : 1
  const parts = [...figure.slice(0, flags)]
  const rest = figure.slice(flags)
  return rest === '' ? parts : [...parts, rest]
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y)
}
