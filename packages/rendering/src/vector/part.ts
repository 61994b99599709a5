import type { Item } from '../drawing/drawing.ts'
import type { Matrix } from './matrix.ts'

/** Where a link leads, the box around it, and the matrix that brings that to its place. */
export type Link = {
  readonly page: number
  readonly href: string
  readonly at: Matrix
  readonly width: number
  readonly height: number
}

/** A page, a group on it, or what is turned or clipped. */
export type Part = {
  readonly items: Item[]
  readonly shapes: Map<string, string>
  readonly links: Omit<Link, 'page'>[]
  /** Of all its shapes, each as often as it is painted. */
  characters: number
}

export function emptyPart(): Part {
  return { items: [], shapes: new Map(), links: [], characters: 0 }
}

export function add(whole: Part, part: Part): void {
  for (const item of part.items) whole.items.push(item)
  for (const [name, markup] of part.shapes) whole.shapes.set(name, markup)
  for (const link of part.links) whole.links.push(link)
  whole.characters += part.characters
}
