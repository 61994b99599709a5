import { PictureError } from './picture-error.ts'
import { lengthOf, outlineOf } from './svg-outline.ts'

export type SvgNode = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: SvgNode[]
  css: string
}

// Each is some tenths of a second of drawing. Logos stay far below: the most elaborate ones have a few thousand shapes.
const most = { drawn: 50_000, marks: 10_000, dashes: 20_000, layers: 1000, chain: 300 }
// A mask inside a mask is seen now and then; deeper, each level repeats all below it.
const deepestLayer = 3
const layerNames = new Set(['pattern', 'mask', 'marker', 'clipPath'])
const tooComplex = 'This SVG is too complex. Please simplify it, or use PNG.'
const tooManyMarks =
  'This SVG repeats a marker too often. Please convert it to outlines, or use PNG.'
const tooManyDashes =
  'This SVG has lines with too many dashes. Please convert them to outlines, or use PNG.'

/** What a part of a drawing comes to with all that it uses. */
type Cost = {
  readonly drawn: number
  readonly length: number
  readonly vertices: number
  readonly marks: number
  readonly dashes: number
  readonly layers: number
  readonly depth: number
}

/** A few lines that use each other can stand for billions of shapes, or for themselves. */
export function requireModestCost(root: SvgNode): void {
  const byId = new Map<string, SvgNode[]>()
  const sheets: string[] = []
  collect(root, byId, sheets)
  const costs = new Map<SvgNode, Cost>()
  const onTheWay = new Set<SvgNode>()

  function costOf(node: SvgNode): Cost {
    const known = costs.get(node)
    if (known !== undefined) return known
    if (onTheWay.has(node))
      throw new PictureError('This SVG refers to itself. Please export it again.')
    onTheWay.add(node)
    if (onTheWay.size > most.chain) throw new PictureError(tooComplex)
    const parts = [...node.children, ...named(node, byId)].map(costOf)
    const markers = namedIn(node, byId, isMarkerName).map(costOf)
    const cost = sumOf(node, parts, markers)
    onTheWay.delete(node)
    requireModest(cost)
    costs.set(node, cost)
    return cost
  }
  const { length, dashes } = costOf(root)
  // A rule of a style sheet may be about any shape.
  const bySheet = sheets.flatMap(dashArraysIn).map((array) => dashesOn(length, array))
  if (dashes + Math.max(0, ...bySheet) > most.dashes) throw new PictureError(tooManyDashes)
}

function sumOf(node: SvgNode, parts: readonly Cost[], markers: readonly Cost[]): Cost {
  const sum = (name: keyof Cost) => parts.reduce((total, part) => total + part[name], 0)
  const own = outlineOf(node)
  const length = own.length + sum('length')
  const vertices = own.vertices + sum('vertices')
  // Markers and dashes are inherited: those of a group are those of every shape in it.
  const perVertex = markers.reduce((total, { drawn }) => total + drawn, 0)
  const arrays = [node.attributes['stroke-dasharray'], ...dashArraysIn(node.attributes.style ?? '')]
  const dashes = arrays.map((array) => dashesOn(length, array ?? ''))
  const isLayer = layerNames.has(node.name)
  return {
    drawn: 1 + sum('drawn'),
    length,
    vertices,
    marks: vertices * perVertex + sum('marks'),
    dashes: Math.max(...dashes) + sum('dashes'),
    // A clip is a shape; the others are drawn beside the sheet first.
    layers: (isLayer && node.name !== 'clipPath' ? 1 : 0) + sum('layers'),
    depth: (isLayer ? 1 : 0) + parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
  }
}

function requireModest({ drawn, marks, dashes, layers, depth }: Cost): void {
  const isComplex = drawn > most.drawn || layers > most.layers || depth > deepestLayer
  if (isComplex) throw new PictureError(tooComplex)
  if (marks > most.marks) throw new PictureError(tooManyMarks)
  if (dashes > most.dashes) throw new PictureError(tooManyDashes)
}

/** How many dashes an array makes of a line. One in a unit that depends on its place could be as small as it likes. */
function dashesOn(length: number, array: string): number {
  const parts = array.trim().split(/[\s,]+/)
  if (!/\d/.test(array)) return 0
  const sizes = parts.map((part) =>
    /%|em|ex|ch|v[wh]|vm/i.test(part) ? Number.NaN : lengthOf(part),
  )
  const period = sizes.reduce((total, size) => total + size, 0)
  if (period === 0) return 0
  const dashes = (length * sizes.length) / period
  return Number.isNaN(dashes) ? Number.POSITIVE_INFINITY : dashes
}

function dashArraysIn(css: string): string[] {
  return css
    .toLowerCase()
    .split('stroke-dasharray')
    .slice(1)
    .map((rest) => rest.slice(0, 1000).replace(/^\s*:/, '').split(/[;}!]/)[0] ?? '')
}

function collect(node: SvgNode, byId: Map<string, SvgNode[]>, sheets: string[]): void {
  const { id } = node.attributes
  // Programs differ in which of two parts of the same name they take.
  const namesakes = id === undefined ? undefined : byId.get(id)
  if (namesakes !== undefined) namesakes.push(node)
  else if (id !== undefined) byId.set(id, [node])
  if (node.css !== '') sheets.push(node.css)
  for (const child of node.children) collect(child, byId, sheets)
}

type Ids = ReadonlyMap<string, readonly SvgNode[]>

function named(node: SvgNode, byId: Ids): readonly SvgNode[] {
  return namedIn(node, byId, () => true)
}

function namedIn(node: SvgNode, byId: Ids, isMeant: (key: string) => boolean): readonly SvgNode[] {
  const names = Object.entries(node.attributes)
    .filter(([key, value]) => isMeant(key === 'style' && /marker/i.test(value) ? 'marker' : key))
    .flatMap(([key, value]) =>
      key === 'href'
        ? [value.slice(1)]
        : [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id]) => id),
    )
  return names.flatMap((name) => byId.get(name ?? '') ?? [])
}

function isMarkerName(key: string): boolean {
  return key.startsWith('marker')
}
