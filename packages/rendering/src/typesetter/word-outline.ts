import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { realFamily } from '../fonts/font-families.ts'
import { allFontFiles } from '../fonts/font-files.ts'

/** Words as one path, in hundredths of the type size. The line they stand on is y = 0, and y grows upwards. */
export type WordOutline = { readonly width: number; readonly path: string }

/** Draws a few words in a face of the product, for places that show the face but do not set text in it. */
export function createWordOutliner(): (words: string, family: string) => WordOutline {
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontPaths: allFontFiles().map((file) => file.path) }],
  })
  return (words, family) => {
    const mainFileContent = [
      '#set page(width: auto, height: auto, margin: 0pt)',
      `#set text(font: ${JSON.stringify(realFamily(family))}, size: 100pt, fallback: false)`,
      `#${JSON.stringify(words)}`,
    ].join('\n')
    return readOutline(compiler.plainSvg({ mainFileContent }))
  }
}

function readOutline(svg: string): WordOutline {
  const glyphs = new Map(
    svg
      .split('<symbol id="')
      .slice(1)
      .map((symbol) => {
        const [, path = ''] = /<path d="M 0 0([^"]*)"/.exec(symbol) ?? []
        return [symbol.slice(0, symbol.indexOf('"')), shorten(path)]
      }),
  )
  const placed = [...svg.matchAll(/<use xlink:href="#(\w+)" x="([\d.]+)"/g)]
  const paths = placed.map(([, id = '', x = '']) => `M${short(x)} 0${glyphs.get(id) ?? ''}`)
  const width = /viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? '0'
  return { width: Number(short(width)), path: paths.join('') }
}

function shorten(path: string): string {
  return path
    .replace(/-?\d+(\.\d+)?/g, short)
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replaceAll(' -', '-')
}

// Tenths of a hundredth are finer than any screen shows.
function short(number: string): string {
  return String(Math.round(Number(number) * 10) / 10)
}
