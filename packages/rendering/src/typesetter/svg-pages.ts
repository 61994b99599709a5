import { TooLongError } from './faults.ts'

/**
 * Typst draws all pages below each other in one SVG; this gives each its own, with the definitions it uses. Those are repeated
 * on each page, which can make much of little: it stops as soon as the pages have more than `most` characters.
 */
export function splitPages(
  svg: string,
  pageCount: number,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  // Without what is said twice a page has a third less.
  if (svg.length > 2 * most) throw tooLarge(most)
  const { width, height } = sizeOf(svg)
  const { drawings, definitions } = sortTopLevel(svg)
  if (drawings.length !== pageCount) {
    throw new Error(`The drawing has ${drawings.length} pages where ${pageCount} were set.`)
  }
  const tops = drawings.map(topOf)
  const pages: string[] = []
  let left = most
  for (const [index, drawing] of drawings.entries()) {
    const pageHeight = round((tops[index + 1] ?? height) - (tops[index] ?? 0))
    const used = pageCount === 1 ? definitions.values() : usedDefinitions(drawing, definitions)
    const lists = [...used].join('')
    const body = atOrigin(drawing) + (lists && `<defs>${lists}</defs>`)
    const page = `${opening(`0 0 ${round(width)} ${pageHeight}`)}${ownIds(slim(body), index + 1)}</svg>`
    left -= page.length
    if (left < 0) throw tooLarge(most)
    pages.push(page)
  }
  return pages
}

function tooLarge(most: number): TooLongError {
  return new TooLongError(`The drawing has over ${most} characters.`)
}

type Definitions = ReadonlyMap<string, string>

const opening = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const found = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)
  if (!found) throw new Error('The drawing does not say its size.')
  return { width: Number(found[1]), height: Number(found[2]) }
}

/** Typst indents: four spaces before a page's ground, its group and the lists of definitions, eight before a definition. */
function sortTopLevel(svg: string): {
  readonly drawings: readonly string[]
  readonly definitions: Definitions
} {
  const end = svg.lastIndexOf('\n</svg>')
  const firstList = svg.indexOf('\n    <defs')
  const endOfPages = firstList < 0 ? end : firstList
  const pages = svg.slice(svg.indexOf('\n'), endOfPages)
  const drawings = pages.includes('\n    <g/>')
    ? pages.split(/(?<=\n {4}(?:<\/g|<g\/)>)/)
    : pages.split('\n    </g>').map((page) => `${page}\n    </g>`)
  return {
    drawings: drawings.filter((drawing) => pageGroup.test(drawing)),
    definitions: definitionsIn(svg.slice(endOfPages, end)),
  }
}

function definitionsIn(lists: string): Definitions {
  const parts = lists.split(/(?=\n {8}<[a-zA-Z])|(?=\n {4}<)/)
  const named = parts.flatMap((part) => {
    const id = /^\n {8}<[^>]* id="([^"]*)"/.exec(part)?.[1]
    return id ? [[id, part] as const] : []
  })
  return new Map(named)
}

const pageGroup = /\n {4}<g.*/

function topOf(drawing: string): number {
  const group = pageGroup.exec(drawing)?.[0].trim() ?? ''
  const found = /^<g(?: transform="matrix\(1 0 0 1 0 ([\d.]+)\)")?\/?>$/.exec(group)
  if (!found) throw new Error('The drawing has a page that is not below the one before.')
  return Number(found[1] ?? 0)
}

// A page's ground is drawn at the top of the drawing whatever the page, so the page comes to it.
function atOrigin(drawing: string): string {
  return drawing.replace(pageGroup, (group) => (group.endsWith('/>') ? '<g/>' : '<g>'))
}

function usedDefinitions(drawing: string, definitions: Definitions): Iterable<string> {
  const found = new Map<string, string>()
  const open = [drawing]
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    // Colours look like this too, but no definition bears their name.
    for (const reference of new Set(text.match(/#[a-z]\w+/g))) {
      const definition = definitions.get(reference.slice(1))
      if (definition === undefined || found.has(reference)) continue
      found.set(reference, definition)
      open.push(definition)
    }
  }
  return found.values()
}

/** Without indents and without what is said twice or goes without saying: a third less to send. */
function slim(body: string): string {
  return body
    .replaceAll(/\n *| class="typst-[\w-]+"| fill-rule="nonzero"/g, '')
    .replaceAll(/( href="[^"]*") xlink:href="[^"]*"/g, '$1')
}

/** Typst names a definition by a hash of what it holds, so equal names on one screen mean equal shapes. */
function ownIds(body: string, page: number): string {
  return body
    .replaceAll(/( id="| href="#|url\(#)(?=\w)/g, `$1p${page}-`)
    .split(' xlink:href="#')
    .join(` href="#p${page}-`)
    .replaceAll(' xlink:href=', ' href=')
}

function round(points: number): number {
  return Number(points.toFixed(4))
}
