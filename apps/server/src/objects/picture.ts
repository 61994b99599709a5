import sharp from 'sharp'
import { cleanSvg } from './clean-svg.ts'
import { PictureError } from './picture-error.ts'
import { findStowaway, type PictureFormat, pictureFormat } from './picture-format.ts'

export type Picture = {
  readonly bytes: Uint8Array
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml'
  readonly width: number
  readonly height: number
}

// The largest sensible scan has some 30 megapixels; a bomb of a few kilobytes can unfold to thousands.
const maxPixels = 40_000_000
// A logo of 60 mm at 600 dpi.
const maxSide = 1500

/**
 * The picture in a file, made anew: nothing of the file but its pixels or shapes is kept. Throws PictureError. It takes as long
 * as the file wants it to, so it runs in the processes of the picture room only.
 */
export async function cleanPicture(file: Uint8Array): Promise<Picture> {
  if (file.length === 0) throw new PictureError('The file is empty.')
  const format = pictureFormat(file)
  if (format === undefined) {
    throw new PictureError(
      "We can't read this file as an image. Please use PNG, JPEG, WebP, GIF or SVG.",
    )
  }
  return format === 'svg' ? cleanDrawing(file) : cleanBitmap(file, format)
}

async function cleanBitmap(
  file: Uint8Array,
  format: Exclude<PictureFormat, 'svg'>,
): Promise<Picture> {
  const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'warning' })
  const upright = image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const isPhoto = format === 'jpeg'
  const encoded = isPhoto ? upright.jpeg({ quality: 90 }) : upright.png({ compressionLevel: 9 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error) => {
    throw new PictureError(explain(error), { cause: error })
  })
  // After decoding, so that a broken file is called broken.
  if (findStowaway(file, format)) {
    throw new PictureError(
      'This file contains more than an image. Please export the image again and upload that.',
    )
  }
  const mediaType = isPhoto ? 'image/jpeg' : 'image/png'
  return { bytes: data, mediaType, width: info.width, height: info.height }
}

async function cleanDrawing(file: Uint8Array): Promise<Picture> {
  const { text, width, height } = cleanSvg(readText(file))
  const bytes = new TextEncoder().encode(text)
  await requireDrawable(bytes)
  return { bytes, mediaType: 'image/svg+xml', width, height }
}

// What cannot be drawn here at a small size in good time would not be drawn on a document either.
async function requireDrawable(bytes: Uint8Array): Promise<void> {
  const { channels } = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width: 256, height: 256, fit: 'inside' })
    .ensureAlpha()
    .stats()
    .catch((error) => {
      throw new PictureError("We can't show this SVG. Please export it again as plain SVG.", {
        cause: error,
      })
    })
  if ((channels[3]?.max ?? 0) === 0) {
    throw new PictureError('This SVG looks empty. Please check it and export it again.')
  }
}

function readText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch (error) {
    throw new PictureError("This SVG isn't in UTF-8. Please export it again.", {
      cause: error,
    })
  }
}

function explain(error: Error): string {
  if (/pixel limit/i.test(error.message)) {
    return 'This image has too many pixels. Please scale it down to 6000 × 6000 or less.'
  }
  return 'This image is broken or cut off. Please export it again and upload that.'
}
