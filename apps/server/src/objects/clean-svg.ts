import sax from 'sax'
import { PictureError } from './picture-error.ts'
import { requireModestCost, type SvgNode } from './svg-cost.ts'
import { drawingSize } from './svg-size.ts'
import { cleanDeclarations, cleanSheet, isHarmless } from './svg-style.ts'
import { drawnAttributes, drawnElements, refusedElements } from './svg-vocabulary.ts'

export type CleanSvg = { readonly text: string; readonly width: number; readonly height: number }

const svgNamespace = 'http://www.w3.org/2000/svg'
const maxElements = 20_000
const maxDepth = 100

/** A drawing with its shapes and nothing else: no script, no link, no font, no text of the program that wrote it. */
export function cleanSvg(source: string): CleanSvg {
  const root = readTree(source)
  requireModestCost(root)
  const { width, height, viewBox } = drawingSize(root.attributes)
  const { viewBox: _box, width: _width, height: _height, ...attributes } = root.attributes
  const text = write({
    ...root,
    attributes: {
      xmlns: svgNamespace,
      viewBox,
      width: String(width),
      height: String(height),
      ...attributes,
    },
  })
  return { text, width, height }
}

function readTree(source: string): SvgNode {
  const parser = sax.parser(true, { xmlns: true })
  const open: SvgNode[] = []
  let root: SvgNode | undefined
  let skipped = 0
  let count = 0
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new PictureError(ownEntities)
  }
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as sax.QualifiedTag
    count += 1
    if (count > maxElements || open.length + skipped > maxDepth) throw new PictureError(tooComplex)
    const refusal = refusedElements.get(local)
    if (refusal !== undefined) throw new PictureError(refusal)
    requireNoHandlers(attributes)
    const isDrawn = (uri === svgNamespace || uri === '') && drawnElements.has(local)
    if (skipped > 0 || !isDrawn) {
      skipped += 1
      return
    }
    const node: SvgNode = {
      name: local,
      attributes: keptAttributes(attributes),
      children: [],
      css: '',
    }
    if (root === undefined) root = requireSvg(node)
    else open.at(-1)?.children.push(node)
    open.push(node)
  }
  parser.onclosetag = () => {
    if (skipped > 0) skipped -= 1
    else closeNode(open.pop())
  }
  parser.ontext = parser.oncdata = (text) => {
    const style = skipped === 0 ? open.at(-1) : undefined
    if (style?.name === 'style') style.css += text
  }
  parser.onerror = (error) => {
    throw new PictureError('This SVG is broken or cut off. Please export it again.', {
      cause: error,
    })
  }
  parser.write(source).close()
  if (root === undefined) throw new PictureError(noSvg)
  return root
}

const noSvg = "This file isn't an SVG. Please use PNG, JPEG, WebP, GIF or SVG."
const ownEntities = 'This SVG declares its own entities. Please export it again as plain SVG.'
const tooComplex = 'This SVG is too complex. Please simplify it, or use PNG.'

function requireSvg(node: SvgNode): SvgNode {
  if (node.name !== 'svg') throw new PictureError(noSvg)
  return node
}

type Attributes = Record<string, sax.QualifiedAttribute>

function requireNoHandlers(attributes: Attributes): void {
  for (const { local, value } of Object.values(attributes)) {
    if (/^on/i.test(local) || /^[\s\p{Cc}]*(javascript|vbscript|data):/iu.test(value)) {
      throw new PictureError(
        'This SVG contains a script or embedded content. Please export it again as plain SVG.',
      )
    }
  }
}

function keptAttributes(attributes: Attributes): Record<string, string> {
  const kept = Object.values(attributes).flatMap(({ local, prefix, uri, value }) => {
    const isOwn = prefix === '' || (local === 'href' && uri === 'http://www.w3.org/1999/xlink')
    if (!isOwn || !drawnAttributes.has(local)) return []
    if (local === 'href') return value.startsWith('#') ? [[local, value]] : []
    if (local === 'style') return givenOnly(local, cleanDeclarations(value))
    return isHarmless(value) ? [[local, value]] : []
  })
  return Object.fromEntries(kept)
}

function givenOnly(name: string, value: string): [string, string][] {
  return value === '' ? [] : [[name, value]]
}

// Read whole, since a rule may stand in several pieces of text.
function closeNode(node: SvgNode | undefined): void {
  if (node !== undefined && node.css !== '') node.css = cleanSheet(node.css)
}

function write({ name, attributes, children, css }: SvgNode): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = escaped(css) + children.map(write).join('')
  return inside === ''
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${inside}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
