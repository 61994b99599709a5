import { PictureError } from './picture-error.ts'

export type SvgNode = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: SvgNode[]
  css: string
}

const maxDrawn = 50_000
const maxChain = 300
const tooComplex = 'This SVG is too complex. Please simplify it, or use PNG.'

/** A few lines that use each other can stand for billions of shapes, or for themselves. */
export function requireModestUse(root: SvgNode): void {
  const byId = new Map<string, SvgNode>()
  collect(root, byId)
  const sizes = new Map<SvgNode, number>()
  const onTheWay = new Set<SvgNode>()

  function sizeOf(node: SvgNode): number {
    const known = sizes.get(node)
    if (known !== undefined) return known
    if (onTheWay.has(node)) throw new PictureError('This SVG uses itself. Please export it again.')
    onTheWay.add(node)
    if (onTheWay.size > maxChain) throw new PictureError(tooComplex)
    const parts = [...node.children, ...named(node, byId)]
    const size = parts.reduce((sum, part) => sum + sizeOf(part), 1)
    onTheWay.delete(node)
    if (size > maxDrawn) throw new PictureError(tooComplex)
    sizes.set(node, size)
    return size
  }
  sizeOf(root)
}

function collect(node: SvgNode, byId: Map<string, SvgNode>): void {
  const { id } = node.attributes
  if (id !== undefined) byId.set(id, node)
  for (const child of node.children) collect(child, byId)
}

function named(node: SvgNode, byId: ReadonlyMap<string, SvgNode>): SvgNode[] {
  const names = Object.entries(node.attributes).flatMap(([key, value]) =>
    key === 'href'
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id]) => id),
  )
  return names.flatMap((name) => byId.get(name ?? '') ?? [])
}
