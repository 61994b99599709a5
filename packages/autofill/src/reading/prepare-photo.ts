import sharp from 'sharp'
import { sourceLimits, UnreadableSource } from './unreadable-source.ts'

/** A picture of a page as the recogniser likes it: upright, grey, evenly lit, with letters of some 30 pixels. */
export async function preparePhoto(picture: Uint8Array | RawPixels): Promise<Uint8Array> {
  try {
    const upright = await open(picture).rotate().flatten({ background: '#fff' }).greyscale()
    const { data, info } = await upright
      .resize({ width: pageSide, height: pageSide, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { data, width: info.width, height: info.height, channels: 1 } as const
    return await open({ ...pixels, data: await evenlyLit(pixels) })
      .withMetadata({ density: 300 })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    if (String(error).includes('exceeds pixel limit'))
      throw new UnreadableSource('too-large', error)
    throw new UnreadableSource('not-what-it-says', error)
  }
}

export type RawPixels = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
}

// An A4 page at about 215 dpi: finer costs time and reads no better.
const pageSide = 2500

function open(picture: Uint8Array | RawPixels) {
  const limitInputPixels = sourceLimits.pixels
  if (picture instanceof Uint8Array) return sharp(picture, { limitInputPixels })
  const { data, width, height, channels } = picture
  return sharp(data, { raw: { width, height, channels }, limitInputPixels })
}

/** Divides by the paper's own brightness, so that a shadow over half the page does not become black. */
async function evenlyLit(pixels: RawPixels): Promise<Uint8Array> {
  const { data, width, height } = pixels
  const paper = await open(pixels)
    .resize({ width: Math.ceil(width / 16), height: Math.ceil(height / 16), fit: 'fill' })
    .median(9)
    .blur(4)
    .resize({ width, height, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const even = new Uint8Array(data.length)
  for (let index = 0; index < data.length; index += 1) {
    const light = Math.max(1, paper[index] ?? 255)
    even[index] = Math.min(255, Math.round((235 * (data[index] ?? 0)) / light))
  }
  return even
}
