import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import subsetFont, { type Axes } from 'subset-font'

// Cuts the fonts of the interface anew, after one of their packages has changed:
//   node apps/web/build/subset-fonts.ts
const folder = join(import.meta.dirname, '../src/ui/theme/fonts')

/** What English pages are written with. Every other letter comes from the whole font, when a page has one. */
export const coreLetters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u{a0}£¥§©«·»×–—‘’“”•…€−',
].join('')

const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'case', 'frac']

type Cut = { readonly from: string; readonly axes: Axes }

export const cuts: Readonly<Record<string, Cut>> = {
  'inter-core.woff2': {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'newsreader-core.woff2': {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 500 } },
  },
  // The cut for large sizes: finer hairlines, tighter letters.
  'newsreader-display-core.woff2': {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: 400 },
  },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, cut] of Object.entries(cuts)) {
    writeFileSync(join(folder, name), await cutFont(cut))
  }
}

export function cutFont({ from, axes }: Cut): Promise<Buffer> {
  const font = readFileSync(fileURLToPath(import.meta.resolve(from)))
  return subsetFont(font, coreLetters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
}
