import { picture } from './thumbnail.ts'

/** How light each field of a page is, 0 to 255, row by row. */
export type Shape = Uint8Array

const columns = 80
const rows = 104
const side = 8
const step = 4

/** Light and dark alone, blurred until no letter is left. */
export async function shapeOf(svg: string): Promise<Shape> {
  const pixels = await picture(svg, columns * 2)
    .greyscale()
    .blur(1.5)
    .resize({ width: columns, height: rows, fit: 'fill' })
    .raw()
    .toBuffer()
  return new Uint8Array(pixels)
}

/**
 * 0 for one layout in whatever colours, 1 for layouts that have nothing in common. Field by field it asks whether light and
 * dark lie alike, not how light or dark they are (the structure of Wang's SSIM); fields that are empty on both say nothing.
 */
export function differenceOf(one: Shape, other: Shape): number {
  let likeness = 0
  let weight = 0
  for (let top = 0; top + side <= rows; top += step) {
    for (let left = 0; left + side <= columns; left += step) {
      const { spread, common } = compare(one, other, left, top)
      likeness += common
      weight += spread
    }
  }
  return weight === 0 ? 0 : 1 - likeness / weight
}

/** Less is an empty field with the grain of its paper. */
const leastSpread = 1.5

function compare(one: Shape, other: Shape, left: number, top: number) {
  const a = fieldOf(one, left, top)
  const b = fieldOf(other, left, top)
  const [spreadA, spreadB] = [spreadOf(a), spreadOf(b)]
  if (spreadA < leastSpread && spreadB < leastSpread) return { spread: 0, common: 0 }
  if (spreadA < leastSpread || spreadB < leastSpread) return { spread: 1, common: 0 }
  const covariance = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / a.length
  return { spread: 1, common: Math.max(0, covariance / (spreadA * spreadB)) }
}

/** The values of a field around their middle. */
function fieldOf(shape: Shape, left: number, top: number): readonly number[] {
  const values: number[] = []
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) values.push(shape[y * columns + x] ?? 255)
  }
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - middle)
}

function spreadOf(field: readonly number[]): number {
  return Math.sqrt(field.reduce((sum, value) => sum + value * value, 0) / field.length)
}
