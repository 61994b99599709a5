import sharp, { type Sharp } from 'sharp'
import { withPlainColours } from './colours.ts'

/** A page at a width in pixels. */
export function picture(svg: string, width: number): Sharp {
  const page = Buffer.from(withPlainColours(svg))
  return sharp(page, { density: 144 }).flatten({ background: '#ffffff' }).resize({ width })
}

/** As somebody sees it who prints without colour, from far away. */
export function greyThumbnail(svg: string): Sharp {
  return picture(svg, 160).greyscale()
}
