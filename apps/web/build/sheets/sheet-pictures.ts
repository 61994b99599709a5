import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { keptDrawing, keptFile } from './kept-drawings.ts'

export type DrawnPicture = {
  readonly bytes: Uint8Array
  readonly ending: 'svg' | 'webp' | 'jpg'
  readonly width: number
  readonly height: number
}

const ground = '#faf9f6'
const mark = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'))

/** A whole sheet. */
export function pagePicture(svg: string): DrawnPicture {
  return { bytes: Buffer.from(svg), ending: 'svg', ...sizeOf(svg) }
}

/** The upper part of a sheet, for a card. */
export async function cardPicture(key: string, svg: string): Promise<DrawnPicture> {
  const size = { width: 640, height: 600 }
  const bytes = await keptDrawing(`card-${key}.webp`, () =>
    raster(svg, size.width)
      .extract({ left: 0, top: 0, ...size })
      .webp({ quality: 72, effort: 6 })
      .toBuffer(),
  )
  return { bytes, ending: 'webp', ...size }
}

/**
 * A whole sheet at a width in pixels. Answers where it lies. Not the SVG, which is as small: a phone takes a tenth of
 * a second to lay out its two thousand glyphs, and unpacks a picture beside its other work.
 */
export async function sheetPicture(key: string, svg: string, width: number): Promise<string> {
  const name = `${key}-${width}.avif`
  await keptDrawing(name, () => raster(svg, width).avif({ quality: 45, effort: 2 }).toBuffer())
  return keptFile(name)
}

/** A whole sheet as it lies among others, twice as wide as there. */
export function samplePicture(svg: string): Promise<Buffer> {
  return raster(svg, 720).webp({ quality: 75 }).toBuffer()
}

/** Two sheets on the desk, in the measure that social networks ask for. */
export async function socialPicture(
  key: string,
  sheets: readonly [front: string, back: string],
): Promise<DrawnPicture> {
  const size = { width: 1200, height: 630 }
  const bytes = await keptDrawing(`social-${key}.jpg`, async () => {
    const [left, right] = await Promise.all([
      lying(sheets[0], { degrees: -4, room: size.height - 54 }),
      lying(sheets[1], { degrees: 5, room: size.height - 84 }),
    ])
    return sharp({ create: { ...size, channels: 3, background: ground } })
      .composite([
        { input: right, left: 640, top: 84 },
        { input: left, left: 150, top: 54 },
        { input: await sharp(mark, { density: 300 }).resize(72).toBuffer(), left: 48, top: 48 },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  })
  return { bytes, ending: 'jpg', ...size }
}

type Pose = {
  readonly degrees: number
  /** How much of its height there is room for. What reaches beyond the picture cannot be composed. */
  readonly room: number
}

async function lying(svg: string, { degrees, room }: Pose): Promise<Buffer> {
  const framed = await sharp(await raster(svg, 520).png().toBuffer())
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#cfcabf' })
    .toBuffer()
  const turned = await sharp(framed)
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(turned.data)
    .extract({ left: 0, top: 0, width: turned.info.width, height: room })
    .toBuffer()
}

function raster(svg: string, width: number): Sharp {
  const density = Math.ceil((72 * width * 1.34) / sizeOf(svg).width)
  return sharp(Buffer.from(svg), { density }).flatten({ background: '#ffffff' }).resize(width)
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('A sheet has no viewBox')
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) }
}
