import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import { type DrawnLogo, type LogoStudio, openLogoStudio } from '@sheaf/logos/studio'
import { inOneColour } from '@sheaf/logos/svg'
import sharp from 'sharp'

const names = [
  'Marlow Joinery',
  'Café Lumière',
  'Northwind & Field',
  'Rechtsanwältin Dr. Sophie Becker',
  'مخبز السلام',
  'צילום אביב',
  '青山写真',
  'गुप्ता मिठाई',
]

type Cell = { readonly width: number; readonly height: number; readonly inset: number }

const large: Cell = { width: 400, height: 260, inset: 28 }
const small: Cell = { width: 44, height: 44, inset: 6 }

type Drawn = { readonly file: string; readonly logo: DrawnLogo }

/**
 * For each style a sheet of eight names in six pairs of colours, each cell with a seed of its own: in colour, in one
 * colour, and the marks alone at 32 pixels. The drawings themselves lie beside them.
 */
export async function writeLogoSheets(folder: string): Promise<number> {
  mkdirSync(join(folder, 'svg'), { recursive: true })
  const studio = await openLogoStudio()
  const marks: string[] = []
  let count = 0
  for (const style of logoStyles) {
    const drawn = drawAll(studio, style)
    for (const { file, logo } of drawn) writeFileSync(join(folder, 'svg', file), logo.svg)
    const logos = drawn.map(({ logo }) => logo.svg)
    await sheet(logos, 6, large, join(folder, `${style}.png`))
    const inBlack = logos.map((svg) => inOneColour(svg, '#000000'))
    await sheet(inBlack, 6, large, join(folder, `${style}-one-colour.png`))
    marks.push(...drawn.map(({ logo }) => logo.mark))
    count += drawn.length
  }
  await sheet(marks, names.length * 6, small, join(folder, 'marks-32-pixels.png'))
  return count
}

function drawAll(studio: LogoStudio, style: (typeof logoStyles)[number]): Drawn[] {
  return names.flatMap((companyName, row) =>
    Object.entries(logoColours).flatMap(([scheme, colours], seed) =>
      studio
        .draw({ companyName, style, colours, seed, count: 1 })
        .map((logo) => ({ file: `${style}-${scheme}-${row + 1}.svg`, logo })),
    ),
  )
}

async function sheet(
  drawings: readonly string[],
  columns: number,
  { width, height, inset }: Cell,
  file: string,
): Promise<void> {
  const tiles = await Promise.all(
    drawings.map(async (svg, index) => {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize({ width: width - inset * 2, height: height - inset * 2, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
      return {
        input: data,
        left: Math.round((index % columns) * width + (width - info.width) / 2),
        top: Math.round(Math.floor(index / columns) * height + (height - info.height) / 2),
      }
    }),
  )
  const rows = Math.ceil(drawings.length / columns)
  await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .png()
    .toFile(file)
}
