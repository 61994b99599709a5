import sharp from 'sharp'
import { withPlainColours } from './colours.ts'
import type { Box } from './matrix.ts'

// Several pages are painted at a time; each in one thread is faster than each in all.
sharp.concurrency(1)

/** Pixels for each point. */
const scale = 1.5

/** A page as pixels. Colours are packed into one number, 0xrrggbb. */
export type PaintedPage = {
  /** How many pixels of each colour a box holds; at least one pixel. */
  readonly coloursIn: (box: Box) => ReadonlyMap<number, number>
  /** The greatest difference of a channel between this page and another one within a box. */
  readonly changeIn: (box: Box, other: PaintedPage) => number
  readonly pixels: Buffer
}

export async function painted(svg: string): Promise<PaintedPage> {
  const plain = withPlainColours(svg)
  // A colour that the painter cannot read would be painted black.
  const strange = /\b(?:oklch|oklab|hsl|lab|lch|color|device-cmyk)\([^)]*\)/.exec(plain)
  if (strange) throw new Error(`The painter does not know the colour ${strange[0]}.`)
  const { data, info } = await sharp(Buffer.from(plain), { density: 72 * scale })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (info.channels !== 3) throw new Error(`The page has ${info.channels} channels.`)

  function visit({ left, top, right, bottom }: Box, onPixel: (at: number) => void): void {
    const [x0, x1] = range(left, right, width)
    const [y0, y1] = range(top, bottom, height)
    for (let y = y0; y < y1; y += 1) {
      for (let x = x0; x < x1; x += 1) onPixel((y * width + x) * 3)
    }
  }

  return {
    pixels: data,
    coloursIn(box) {
      const counts = new Map<number, number>()
      visit(box, (at) => {
        const packed = data.readUIntBE(at, 3)
        counts.set(packed, (counts.get(packed) ?? 0) + 1)
      })
      return counts
    },
    changeIn(box, other) {
      let change = 0
      visit(box, (at) => {
        for (let channel = at; channel < at + 3; channel += 1) {
          const difference = Math.abs((data[channel] ?? 0) - (other.pixels[channel] ?? 0))
          if (difference > change) change = difference
        }
      })
      return change
    },
  }
}

/** The page without any letter: in our drawings they are the only things in hundredths of a point. */
export function withoutLetters(svg: string): string {
  return svg.replaceAll(/<path transform="matrix\(0\.01 0 0 0\.01 [^>]*\/>/g, '')
}

function range(from: number, to: number, limit: number): readonly [number, number] {
  const first = Math.min(Math.max(0, Math.round(from * scale)), limit - 1)
  return [first, Math.min(limit, Math.max(Math.round(to * scale), first + 1))]
}
