/**
 * The pages of a document as shapes, each with one place or many. A shape is named after what it looks like, so that whoever
 * has the drawing of a moment ago needs only what is new in this one.
 */
export type Drawing = {
  readonly pages: readonly DrawnPage[]
  /** One SVG element each, by name. */
  readonly shapes: Readonly<Record<string, string>>
}

/** In points; the shapes in the order in which they are painted. */
export type DrawnPage = {
  readonly width: number
  readonly height: number
  readonly items: readonly Item[]
}

/** The name of a shape, and the matrix that brings it to its place, as six numbers. Empty: it stands where it was drawn. */
export type Item = readonly [shape: string, at: string]

/** Each page as an SVG of its own, whose names are told apart from those of the other pages. */
export function svgPages({ pages, shapes }: Drawing): readonly string[] {
  return pages.map(({ width, height, items }, index) => {
    const body = items.map(([name, at]) => placed(shapes[name] ?? '', at)).join('')
    const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
    return `${opening}${ownNames(body, index + 1)}</svg>`
  })
}

/** A shape as an element that stands in its place. */
export function placed(shape: string, at: string): string {
  return at === '' ? shape : shape.replace(/^<\w+/, (tag) => `${tag} transform="matrix(${at})"`)
}

function ownNames(body: string, page: number): string {
  if (!body.includes(' id="')) return body
  return body.replaceAll(/( id="| href="#|url\(#)(?=\w)/g, `$1p${page}-`)
}

/** For someone who has these shapes already. */
export function withoutShapes(drawing: Drawing, known: readonly string[]): Drawing {
  if (known.length === 0) return drawing
  const has = new Set(known)
  const shapes = Object.entries(drawing.shapes).filter(([name]) => !has.has(name))
  return { ...drawing, shapes: Object.fromEntries(shapes) }
}
