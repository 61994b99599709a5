import type { DrawnItem, DrawnPage } from '@sheaf/contract/preview-changes'
import { isFixed, standingShape, transformAt, unitsPerPoint } from './standing-shape.ts'

const svgSpace = 'http://www.w3.org/2000/svg'

export type Shapes = Readonly<Record<string, string>>

/** A page on the screen that is brought up to date shape by shape: what stays is not touched. */
export type PaintedPage = { readonly show: (page: DrawnPage, shapes: Shapes) => void }

/** In a tree of its own, where no style of the product reaches the paper and no name on it meets another. */
export function paintedPage(host: HTMLElement): PaintedPage {
  const tree = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('width', '100%')
  svg.setAttribute('display', 'block')
  svg.setAttribute('aria-hidden', 'true')
  tree.replaceChildren(svg)
  let painted: readonly Painted[] = []
  let box = ''
  return {
    show({ width, height, items }, shapes) {
      const wanted = `0 0 ${width * unitsPerPoint} ${height * unitsPerPoint}`
      if (wanted !== box) svg.setAttribute('viewBox', wanted)
      box = wanted
      painted = repaint(svg, painted, items, shapes)
    },
  }
}

type Painted = { readonly shape: string; at: string; readonly element: Element }

function repaint(
  svg: SVGSVGElement,
  before: readonly Painted[],
  items: readonly DrawnItem[],
  shapes: Shapes,
): readonly Painted[] {
  const kept = keptOf(before, items)
  const made = elementsOf(
    items
      .filter((_, index) => kept[index] === undefined)
      .map(([shape, at]) => standingShape(shapes[shape] ?? '', at)),
  )
  const painted = items.map(([shape, at], index): Painted => {
    const one = kept[index] ?? { shape, at, element: made.shift() ?? emptyShape() }
    if (one.at !== at) one.element.setAttribute('transform', transformAt(at))
    one.at = at
    return one
  })
  const stays = new Set(painted)
  for (const one of before) if (!stays.has(one)) one.element.remove()
  inOrder(
    svg,
    painted.map(({ element }) => element),
  )
  return painted
}

/** For each item the element that shows it already: the one at its own end of the list first, then any that is left over. */
function keptOf(
  before: readonly Painted[],
  items: readonly DrawnItem[],
): readonly (Painted | undefined)[] {
  const kept: (Painted | undefined)[] = Array.from({ length: items.length })
  const shorter = Math.min(before.length, items.length)
  let first = 0
  while (first < shorter && serves(before[first], items[first])) {
    kept[first] = before[first]
    first += 1
  }
  let last = 0
  while (last < shorter - first && serves(before.at(-1 - last), items.at(-1 - last))) {
    kept[items.length - 1 - last] = before.at(-1 - last)
    last += 1
  }
  const free = Map.groupBy(before.slice(first, before.length - last), ({ shape }) => shape)
  for (let index = first; index < items.length - last; index += 1) {
    const same = free.get(items[index]?.[0] ?? '')
    const at = same?.findIndex((one) => serves(one, items[index])) ?? -1
    if (at >= 0) kept[index] = same?.splice(at, 1)[0]
  }
  return kept
}

function serves(painted: Painted | undefined, item: DrawnItem | undefined): boolean {
  if (painted === undefined || item === undefined || painted.shape !== item[0]) return false
  return painted.at === item[1] || !isFixed(painted.element)
}

function elementsOf(shapes: readonly string[]): Element[] {
  if (shapes.length === 0) return []
  const template = document.createElement('template')
  template.innerHTML = `<svg xmlns="${svgSpace}">${shapes.join('')}</svg>`
  return [...(template.content.firstElementChild?.children ?? [])]
}

function emptyShape(): Element {
  return document.createElementNS(svgSpace, 'g')
}

function inOrder(svg: SVGSVGElement, elements: readonly Element[]): void {
  let next = svg.firstElementChild
  for (const element of elements) {
    if (element === next) next = element.nextElementSibling
    else svg.insertBefore(element, next)
  }
}
