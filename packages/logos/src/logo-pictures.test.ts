import { logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openLogoStudio } from './studio.ts'
import { inOneColour } from './svg.ts'

const studio = await openLogoStudio()
const names = ['Marlow Joinery', 'مخبز السلام']

const drawn = logoStyles.flatMap((style, index) =>
  names.flatMap((companyName) =>
    studio
      .draw({ companyName, style, colours: logoColours.blue, seed: index, count: 12 })
      .map((logo) => ({ ...logo, label: `${style}, ${companyName}, ${logo.idea}` })),
  ),
)

type Picture = { readonly data: Buffer; readonly width: number; readonly height: number }

async function painted(svg: string, width: number, height = width): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

describe('a drawn logo', () => {
  it('keeps its colours apart, so that nothing is lost in one colour', async () => {
    for (const { svg, label } of drawn) {
      expect(touches(await painted(svg, 320)), label).toBeLessThan(6)
    }
  })

  it('is the same drawing in one colour', async () => {
    for (const { svg } of drawn.slice(0, 12)) {
      const plain = inOneColour(svg, '#123456')
      expect(new Set(plain.match(/#[0-9a-f]{6}"/g))).toEqual(new Set(['#123456"']))
      const [before, after] = [await painted(svg, 160), await painted(plain, 160)]
      expect(alphas(after)).toEqual(alphas(before))
    }
  })

  it('has a mark that shows at 32 pixels', async () => {
    for (const { mark, label } of drawn) {
      const picture = await painted(mark, 32)
      expect(Math.max(picture.width, picture.height), label).toBe(32)
      const dark = alphas(picture).filter((alpha) => alpha > 140).length
      const share = dark / (picture.width * picture.height)
      expect(share, label).toBeGreaterThan(0.05)
      expect(share, label).toBeLessThan(0.92)
    }
  })

  it('stands in its frame with the same margin on all sides', async () => {
    for (const { svg, label } of drawn) {
      const picture = await painted(svg, 300)
      const margins = marginsOf(picture)
      expect(Math.max(...margins) - Math.min(...margins), label).toBeLessThanOrEqual(3)
    }
  })
})

function alphas({ data }: Picture): number[] {
  return Array.from({ length: data.length / 4 }, (_, index) => data[index * 4 + 3] ?? 0)
}

/** How often a pixel of one ink lies beside one of the other, with nothing between. */
function touches({ data, width, height }: Picture): number {
  const inkAt = (x: number, y: number) => {
    const at = (y * width + x) * 4
    if ((data[at + 3] ?? 0) < 250) return 'none'
    return (data[at + 1] ?? 0) > 95 ? 'second' : 'first'
  }
  let count = 0
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const ink = inkAt(x, y)
      if (ink === 'none') continue
      for (const other of [inkAt(x - 1, y), inkAt(x, y - 1)]) {
        if (other !== 'none' && other !== ink) count += 1
      }
    }
  }
  return count
}

function marginsOf({ data, width, height }: Picture): number[] {
  let [left, top, right, bottom] = [width, height, width, height]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 100) continue
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.min(right, width - 1 - x)
      bottom = Math.min(bottom, height - 1 - y)
    }
  }
  return [left, top, right, bottom]
}
