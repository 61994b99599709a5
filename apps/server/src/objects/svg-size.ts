import { PictureError } from './picture-error.ts'

export type DrawingSize = {
  readonly width: number
  readonly height: number
  readonly viewBox: string
}

const pixelsPer: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/** Width and height in pixels, from the attributes or else from the box that the drawing is made for. */
export function drawingSize(attributes: Readonly<Record<string, string>>): DrawingSize {
  const width = readLength(attributes.width)
  const height = readLength(attributes.height)
  const box = readBox(attributes.viewBox)
  if (box !== undefined) {
    const [, , boxWidth, boxHeight] = box
    const scale = scaleOf(width, height, boxWidth, boxHeight)
    return {
      width: round(boxWidth * scale),
      height: round(boxHeight * scale),
      viewBox: box.join(' '),
    }
  }
  if (width === undefined || height === undefined) {
    throw new PictureError(
      "This SVG doesn't have a size. Please export it with a width and height.",
    )
  }
  return { width: round(width), height: round(height), viewBox: `0 0 ${width} ${height}` }
}

function scaleOf(
  width: number | undefined,
  height: number | undefined,
  boxWidth: number,
  boxHeight: number,
): number {
  const scales = [width && width / boxWidth, height && height / boxHeight]
  const known = scales.filter((scale): scale is number => scale !== undefined && scale > 0)
  return known.length === 0 ? 1 : Math.min(...known)
}

type Box = [number, number, number, number]

function readBox(text: string | undefined): Box | undefined {
  const [x, y, width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return undefined
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0
    ? [x, y, width, height]
    : undefined
}

function readLength(text: string | undefined): number | undefined {
  const [, digits, unit = ''] =
    /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(text?.trim() ?? '') ?? []
  const length = Number(digits) * (pixelsPer[unit.toLowerCase()] ?? Number.NaN)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

function round(length: number): number {
  return Math.max(1, Math.round(length * 100) / 100)
}
