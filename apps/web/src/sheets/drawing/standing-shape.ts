/** Pages are painted in the units in which letters are outlined. */
export const unitsPerPoint = 100

const pathMarkup = /^<path([^>]*) d="([^"]*)"\/>$/

/**
 * A shape where it stands. For a path that is written into its outline: Chromium keeps a list for each transform of a page and
 * goes through all of them at every paint, also of the form beside it. What is turned, clipped or a picture has a transform.
 */
export function standingShape(markup: string, at: string): string {
  const [, attributes = '', outline] = pathMarkup.exec(markup) ?? []
  const matrix = matrixOf(at)
  if (outline !== undefined && isMoved(matrix, 1 / unitsPerPoint))
    return `<path${attributes} d="${movedLetters(outline, matrix)}"/>`
  if (outline !== undefined && isMoved(matrix, 1))
    return `<path${inUnits(attributes)} d="${movedPoints(outline, matrix)}"/>`
  return markup.replace(/^<\w+/, (tag) => `${tag} transform="${transformIn(matrix)}"`)
}

/** Whether a shape has to be made anew to stand somewhere else. */
export function isFixed(element: Element): boolean {
  return !element.hasAttribute('transform')
}

export function transformAt(at: string): string {
  return transformIn(matrixOf(at))
}

/** Empty: it stands where it was drawn. */
function matrixOf(at: string): readonly number[] {
  return at === '' ? [1, 0, 0, 1, 0, 0] : at.split(' ').map(Number)
}

function isMoved([a, b, c, d]: readonly number[], scale: number): boolean {
  return a === scale && b === 0 && c === 0 && d === scale
}

function transformIn(matrix: readonly number[]): string {
  return `matrix(${matrix.map((part) => Math.round(part * unitsPerPoint * 1e4) / 1e4).join(' ')})`
}

/** Each letter begins at a place on the page, and goes on by steps from there. */
function movedLetters(outline: string, [, , , , x = 0, y = 0]: readonly number[]): string {
  const [right, down] = [Math.round(x * unitsPerPoint), Math.round(y * unitsPerPoint)]
  return outline.replaceAll(
    /M(-?\d+) (-?\d+)/g,
    (_, fromX, fromY) => `M${Number(fromX) + right} ${Number(fromY) + down}`,
  )
}

/** All points of other shapes are places on the page: numbers across and down by turns. */
function movedPoints(outline: string, [, , , , x = 0, y = 0]: readonly number[]): string {
  let isDown = true
  return outline.replaceAll(/[-.\d]+/g, (point) => {
    isDown = !isDown
    return String(Math.round((Number(point) + (isDown ? y : x)) * unitsPerPoint))
  })
}

function inUnits(attributes: string): string {
  return attributes.replaceAll(
    /( stroke-(?:width|dasharray|dashoffset)=")([^"]*)/g,
    (_, name: string, lengths: string) =>
      name + lengths.replaceAll(/[\d.]+/g, (length) => String(Number(length) * unitsPerPoint)),
  )
}
