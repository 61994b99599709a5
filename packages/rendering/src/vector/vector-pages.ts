import { TooLongError } from '../typesetter/faults.ts'
import { gradientMarkup } from './gradient.ts'
import { createRunOutlines, outlineUnits } from './run-outlines.ts'
import {
  type ItemKey,
  type Matrix,
  type PlacedItem,
  readVectorFile,
  type Styles,
  shortNumber,
  UnknownItemError,
  type VectorFile,
  type VectorImage,
  type VectorItem,
} from './vector-file.ts'

/** A thousand lines of a hundred letters come to 54 pages. */
export const mostPages = 100

/** Of those, too. */
const mostCharactersSent = 20_000_000

/** Runs and shapes: a document of a hundred lines has some eight hundred. */
const mostKept = 5000

/**
 * Draws each page as an SVG of its own. It is flat: a run of text is one path, a shape one element, each with its place, and
 * groups stand around what is clipped or turned only. Runs and shapes are kept, so that the next drawing of a document that is
 * being written works out nothing but what was changed.
 */
export function createVectorPages(mostCharacters = mostCharactersSent) {
  const outlineOf = createRunOutlines()
  const kept = new Map<ItemKey, Leaf>()

  return function drawPages(bytes: Uint8Array): readonly string[] {
    const file = readVectorFile(bytes)
    if (file.pages.length > mostPages)
      throw new TooLongError(`The sheet has ${file.pages.length} pages.`)
    if (kept.size > mostKept) kept.clear()
    let left = mostCharacters
    return file.pages.map(({ width, height, content }, index) => {
      const idPrefix = `p${index + 1}-`
      const page = { file, outlineOf, kept, idPrefix, left, body: '', definitions: new Map() }
      draw(page, content, 0, 0)
      const definitions = [...page.definitions.values()].join('')
      const box = `0 0 ${shortNumber(width)} ${shortNumber(height)}`
      const lists = definitions && `<defs>${definitions}</defs>`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${page.body}${lists}</svg>`
      left -= svg.length
      if (left < 0) throw tooLarge(mostCharacters)
      return svg
    })
  }
}

/** An element that lies somewhere on the page: what stands between its name and its end, without its place. */
type Leaf = {
  readonly name: string
  readonly markup: string
  /** Its own units in a point. */
  readonly units: number
  readonly isEmpty: boolean
  /** Paints that it refers to, by the names that the drawing has for them. */
  readonly paints: readonly string[]
}

type PageInHand = {
  readonly file: VectorFile
  readonly outlineOf: ReturnType<typeof createRunOutlines>
  readonly kept: Map<ItemKey, Leaf>
  readonly idPrefix: string
  /** How many characters it may have. */
  readonly left: number
  body: string
  readonly definitions: Map<string, string>
}

function draw(page: PageInHand, key: ItemKey, x: number, y: number): void {
  const known = page.kept.get(key)
  if (known) {
    drawLeaf(page, known, x, y)
    return
  }
  const item = page.file.item(key)
  switch (item.is) {
    case 'group':
      for (const one of inOrder(page.file, item.items)) draw(page, one.item, x + one.x, y + one.y)
      return
    case 'turned': {
      const [a, b, c, d, e, f] = item.matrix
      page.body += `<g transform="${matrixText([a, b, c, d, e + x, f + y])}">`
      draw(page, item.item, 0, 0)
      page.body += '</g>'
      return
    }
    case 'clipped': {
      const id = define(page, 'c', item.outline, (name) => {
        return `<clipPath id="${name}"><path d="${shortOutline(item.outline)}"/></clipPath>`
      })
      page.body += `<g transform="${matrixText([1, 0, 0, 1, x, y])}" clip-path="url(#${id})">`
      draw(page, item.item, 0, 0)
      page.body += '</g>'
      return
    }
    default: {
      const leaf = makeLeaf(page, item)
      page.kept.set(key, leaf)
      drawLeaf(page, leaf, x, y)
    }
  }
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

function drawLeaf(page: PageInHand, leaf: Leaf, x: number, y: number): void {
  if (leaf.isEmpty) return
  const { name, units, paints } = leaf
  let { markup } = leaf
  for (const paint of paints) markup = markup.replaceAll(paint, `url(#${definePaint(page, paint)})`)
  const size = 1 / units
  const isAtOrigin = units === 1 && x === 0 && y === 0
  const place = isAtOrigin ? '' : ` transform="${matrixText([size, 0, 0, size, x, y])}"`
  page.body += `<${name}${place}${markup}`
  if (page.body.length > page.left) throw tooLarge(page.left)
}

function makeLeaf({ file, outlineOf }: PageInHand, item: VectorItem): Leaf {
  const leaf = (name: string, markup: string, paints: readonly string[] = []): Leaf => ({
    name,
    markup,
    paints,
    units: 1,
    isEmpty: false,
  })
  switch (item.is) {
    case 'nothing':
      return { ...leaf('', ''), isEmpty: true }
    case 'text': {
      const outline = outlineOf(file, item.run)
      const { attributes, paints } = styled(item.run.styles)
      const markup = `${attributes} d="${outline}"/>`
      return { ...leaf('path', markup, paints), units: outlineUnits, isEmpty: outline === '' }
    }
    case 'path': {
      const { attributes, paints } = styled(item.path.styles)
      return leaf('path', `${attributes} d="${shortOutline(item.path.outline)}"/>`, paints)
    }
    case 'image':
      return leaf('image', imageMarkup(item.image))
    case 'link': {
      const size = `width="${shortNumber(item.width)}" height="${shortNumber(item.height)}"`
      return leaf('a', ` href="${escaped(item.href)}"><rect ${size} fill="none"/></a>`)
    }
    default:
      throw new UnknownItemError(`The drawing has a ${item.is} of its own on a page.`)
  }
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
function definePaint(page: PageInHand, name: string): string {
  const paint = page.file.item(keyIn(name.slice(2)))
  if (paint.is !== 'paint')
    throw new UnknownItemError('The drawing has a paint without a gradient.')
  const found = page.file.item(paint.gradient)
  if (found.is !== 'gradient') throw new UnknownItemError('The drawing has a gradient of no kind.')
  const { ends, stops } = gradientMarkup(found.gradient)
  const [x1, y1, x2, y2] = ends
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  const size = `gradientTransform="${matrixText(paint.matrix)}"`
  const inside = ` gradientUnits="userSpaceOnUse" ${line} ${size}>${stops}</linearGradient>`
  return define(page, 'g', inside, (id) => `<linearGradient id="${id}"${inside}`)
}

// Each half of a key is written for itself, in eleven letters.
function keyIn(letters: string): ItemKey {
  const bytes = atob(letters.slice(0, 11)) + atob(letters.slice(11))
  let key = ''
  for (let at = 0; at < bytes.length; at += 2)
    key += String.fromCharCode(bytes.charCodeAt(at) + bytes.charCodeAt(at + 1) * 256)
  return key
}

/** Named by what it holds: several drawings on one screen may have the same names, and then they mean the same. */
function define(
  page: PageInHand,
  letter: string,
  content: string,
  write: (id: string) => string,
): string {
  const id = `${page.idPrefix}${letter}${hashOf(content)}`
  if (!page.definitions.has(id)) page.definitions.set(id, write(id))
  return id
}

// FNV-1a, twice from other beginnings: 64 bits for a handful of names.
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(at), 0x01000193)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** Typst begins each outline with a step to the origin, and writes numbers in full. */
function shortOutline(outline: string): string {
  return outline
    .replace(/^M 0 0 (?=M )/, '')
    .replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => shortNumber(Number(number)))
    .replaceAll(/ ?([A-Z]) ?/g, '$1')
    .trim()
}

function imageMarkup({ width, height, format, bytes }: VectorImage): string {
  const size = `width="${shortNumber(width)}" height="${shortNumber(height)}"`
  return ` href="data:image/${format};base64,${toBase64(bytes)}" ${size} preserveAspectRatio="none"/>`
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes no more than some tens of thousands of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

function matrixText(matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix
  // Turns need more places than lengths: they are multiplied by the width of the page.
  const turns = [a, b, c, d].map((part) => String(Math.round(part * 1e6) / 1e6 || 0))
  return `matrix(${turns.join(' ')} ${shortNumber(e)} ${shortNumber(f)})`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (sign) => entities[sign] ?? '')
}

function tooLarge(most: number): TooLongError {
  return new TooLongError(`The drawing has over ${most} characters.`)
}
