import { type Drawing, placed } from '../drawing/drawing.ts'
import { TooLongError } from '../typesetter/faults.ts'
import { gradientMarkup } from './gradient.ts'
import { imageMarkup } from './image.ts'
import { identity, type Matrix, matrixText, times } from './matrix.ts'
import { add, emptyPart, type Link, type Part } from './part.ts'
import { createRunOutlines, outlineUnits } from './run-outlines.ts'
import type { VectorFile } from './vector-file.ts'
import {
  type ItemKey,
  keyIn,
  type PlacedItem,
  type Styles,
  shortNumber,
  UnknownItemError,
  type VectorItem,
} from './vector-item.ts'

/** A thousand lines of a hundred letters come to 54 pages. */
export const mostPages = 100

/** Of those, too. */
const mostCharactersSent = 20_000_000

/** Runs and shapes: a document of a hundred lines has some eight hundred. */
const mostKept = 5000

/** What was laid out, and the links that lie on it. */
export type VectorDrawing = { readonly drawing: Drawing; readonly links: readonly Link[] }

/**
 * Draws pages flat: a run of text is one path, a shape one element, each with its place, and a group stands for what is clipped
 * or turned only. Runs, shapes and groups in their places are kept, so that the next drawing of a document that is being written
 * works out nothing but what was changed.
 */
export function createVectorDrawing(mostCharacters = mostCharactersSent) {
  const outlineOf = createRunOutlines()
  const kept = new Map<ItemKey, Shape>()
  const groups = new Map<string, Part>()

  return function drawVector(file: VectorFile): VectorDrawing {
    if (file.pages.length > mostPages)
      throw new TooLongError(`The sheet has ${file.pages.length} pages.`)
    if (kept.size > mostKept) kept.clear()
    if (groups.size > mostKept) groups.clear()
    const shapes = new Map<string, string>()
    const links: Link[] = []
    const hand = { file, outlineOf, kept, groups, left: { characters: mostCharacters } }
    const pages = file.pages.map(({ width, height, content }, page) => {
      const part = { ...emptyPart(), shapes }
      draw(hand, part, content, 0, 0)
      links.push(...part.links.map((link) => ({ ...link, page })))
      return {
        width: Number(shortNumber(width)),
        height: Number(shortNumber(height)),
        items: part.items,
      }
    })
    return { drawing: { pages, shapes: Object.fromEntries(shapes) }, links }
  }
}

/** One element, by the name of what it looks like. */
type Shape = {
  readonly name: string
  readonly markup: string
  /** Turns it, or brings its own units to points, before it goes to its place. */
  readonly own: Matrix
}

type Hand = {
  readonly file: VectorFile
  readonly outlineOf: ReturnType<typeof createRunOutlines>
  readonly kept: Map<ItemKey, Shape>
  /** By their keys and places. */
  readonly groups: Map<string, Part>
  /** How much more may be drawn. */
  readonly left: { characters: number }
}

function draw(hand: Hand, part: Part, key: ItemKey, x: number, y: number): void {
  const known = hand.kept.get(key)
  if (known) {
    paint(hand, part, known, x, y)
    return
  }
  const item = hand.file.item(key)
  switch (item.is) {
    case 'group':
      add(part, drawnGroup(hand, key, item.items, x, y))
      return
    case 'turned': {
      drawInside(hand, part, key, { inner: item.item, around: '', own: item.matrix }, x, y)
      return
    }
    case 'clipped': {
      const outline = shortOutline(item.outline)
      const id = `c${hashOf(outline)}`
      const clip = `<clipPath id="${id}"><path d="${outline}"/></clipPath>`
      const around = ` clip-path="url(#${id})"><defs>${clip}</defs>`
      drawInside(hand, part, key, { inner: item.item, around, own: identity }, x, y)
      return
    }
    case 'link': {
      const { href, width, height } = item
      part.links.push({ href, width, height, at: [1, 0, 0, 1, x, y] })
      return
    }
    case 'nothing':
      return
    default: {
      const shape = leafOf(hand, item)
      hand.kept.set(key, shape)
      paint(hand, part, shape, x, y)
    }
  }
}

function drawnGroup(
  hand: Hand,
  key: ItemKey,
  items: readonly PlacedItem[],
  x: number,
  y: number,
): Part {
  const there = `${key} ${x} ${y}`
  const before = hand.groups.get(there)
  if (before) {
    use(hand, before.characters)
    return before
  }
  const part = emptyPart()
  for (const one of inOrder(hand.file, items)) draw(hand, part, one.item, x + one.x, y + one.y)
  hand.groups.set(there, part)
  return part
}

function paint(hand: Hand, part: Part, shape: Shape, x: number, y: number): void {
  const { name, markup, own } = shape
  if (markup === '') return
  use(hand, markup.length)
  part.characters += markup.length
  part.shapes.set(name, markup)
  part.items.push([name, matrixText(times([1, 0, 0, 1, x, y], own))])
}

function use({ left }: Hand, characters: number): void {
  left.characters -= characters
  if (left.characters < 0) throw new TooLongError('The drawing has too many characters.')
}

type Group = {
  readonly inner: ItemKey
  /** What its element says besides. */
  readonly around: string
  readonly own: Matrix
}

/** What is turned or clipped is one shape with all that it holds. */
function drawInside(
  hand: Hand,
  part: Part,
  key: ItemKey,
  { inner, around, own }: Group,
  x: number,
  y: number,
): void {
  const inside = emptyPart()
  draw(hand, inside, inner, 0, 0)
  const body = inside.items.map(([name, place]) => placed(inside.shapes.get(name) ?? '', place))
  const shape = shapeOf(`<g${around || '>'}${body.join('')}</g>`, own)
  paint(hand, part, shape, x, y)
  const at = times([1, 0, 0, 1, x, y], own)
  for (const link of inside.links) part.links.push({ ...link, at: times(at, link.at) })
  if (inside.links.length === 0) hand.kept.set(key, shape)
}

function shapeOf(markup: string, own: Matrix = identity): Shape {
  return { name: hashOf(markup), markup, own }
}

/** The format puts the links of a group behind all else. Here each follows what it lies on, as they were printed. */
function inOrder(file: VectorFile, items: readonly PlacedItem[]): readonly PlacedItem[] {
  const links = items.filter(({ item }) => file.isLink(item))
  if (links.length === 0) return items
  const others = items.filter(({ item }) => !file.isLink(item))
  const linksAfter = Map.groupBy(links, (link) => others.find((one) => liesOn(file, link, one)))
  const found = others.flatMap((one) => [one, ...(linksAfter.get(one) ?? [])])
  return [...found, ...(linksAfter.get(undefined) ?? [])]
}

// Both begin at the same edge, and the line of the letters runs through the link.
function liesOn(file: VectorFile, link: PlacedItem, other: PlacedItem): boolean {
  const item = file.item(link.item)
  const height = item.is === 'link' ? item.height : 0
  const isAtEdge = Math.abs(link.x - other.x) < 0.1
  return isAtEdge && other.y > link.y - 0.1 && other.y < link.y + height + 0.1
}

const inOutlineUnits: Matrix = [1 / outlineUnits, 0, 0, 1 / outlineUnits, 0, 0]

function leafOf({ file, outlineOf }: Hand, item: VectorItem): Shape {
  switch (item.is) {
    case 'text': {
      const outline = outlineOf(file, item.run)
      if (outline === '') return shapeOf('')
      return shapeOf(pathMarkup(file, item.run.styles, outline), inOutlineUnits)
    }
    case 'path':
      return shapeOf(pathMarkup(file, item.path.styles, shortOutline(item.path.outline)))
    case 'image':
      return shapeOf(imageMarkup(item.image))
    default:
      throw new UnknownItemError(`The drawing has a ${item.is} of its own on a page.`)
  }
}

function pathMarkup(file: VectorFile, styles: Styles, outline: string): string {
  const { attributes, paints } = styled(styles)
  const path = `<path${attributes} d="${outline}"/>`
  if (paints.length === 0) return path
  const defined = new Map(paints.map((name) => [name, gradientOf(file, name)]))
  const used = paints.reduce(
    (all, name) => all.replaceAll(name, `url(#${defined.get(name)?.id})`),
    path,
  )
  const lists = Array.from(defined.values(), ({ markup }) => markup).join('')
  return `<g><defs>${lists}</defs>${used}</g>`
}

// What goes without saying in SVG. A text has no rule, since letters are filled by the usual one.
const usual: Styles = {
  fill: '#000',
  'fill-rule': 'nonzero',
  'stroke-miterlimit': '4',
  'stroke-dashoffset': '0',
}

function styled(styles: Styles) {
  const all: Styles = { fill: 'none', ...styles }
  const said = Object.entries(all).filter(([name, value]) => usual[name] !== value)
  return {
    attributes: said.map(([name, value]) => ` ${name}="${escaped(value)}"`).join(''),
    paints: Object.values(all).filter((value) => value.startsWith('@')),
  }
}

/** A paint is named by the key of its item in letters, after a sign for its kind. */
function gradientOf(
  file: VectorFile,
  name: string,
): { readonly id: string; readonly markup: string } {
  const paint = file.item(keyIn(name.slice(2)))
  if (paint.is !== 'paint')
    throw new UnknownItemError('The drawing has a paint without a gradient.')
  const found = file.item(paint.gradient)
  if (found.is !== 'gradient') throw new UnknownItemError('The drawing has a gradient of no kind.')
  const { ends, stops } = gradientMarkup(found.gradient)
  const [x1, y1, x2, y2] = ends
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  const size = `gradientTransform="matrix(${matrixText(paint.matrix)})"`
  const inside = ` gradientUnits="userSpaceOnUse" ${line} ${size}>${stops}</linearGradient>`
  const id = `g${hashOf(inside)}`
  return { id, markup: `<linearGradient id="${id}"${inside}` }
}

// FNV-1a, twice from other beginnings and with other steps: 64 bits.
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(at), 0x5bd1e995)
    b ^= b >>> 13
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** Typst begins each outline with a step to the origin, and writes numbers in full. */
function shortOutline(outline: string): string {
  return outline
    .replace(/^M 0 0 (?=M )/, '')
    .replaceAll(/(?<!\d)-?\d+\.\d+(?:e-?\d+)?/g, (number) => shortNumber(Number(number)))
    .replaceAll(/ ?([A-Z]) ?/g, '$1')
    .trim()
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => entities[sign] ?? '')
}
