import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawSheets, sheetKey } from './draw-sheets.ts'
import { readSheetName } from './sheet-name.ts'
import { sheetPicture } from './sheet-pictures.ts'

const sources = join(import.meta.dirname, '../../src')

/** In pixels: for phones, and twice the widest place on a page. */
const widths = [720, 1080] as const

/** A name that no other plugin takes for a file. */
const ownMark = '\0'

/**
 * `import sheet from 'sheet:sage-minimal/invoice'` are the addresses of that sheet, set by our own engine while the
 * app is built. A third part, as in `sheet:sage-minimal/invoice/client`, is the sheet as far as it is written then.
 */
export function sheetImports(): Plugin {
  let drawn = new Map<string, readonly string[]>()
  return {
    name: 'sheaf:sheet-imports',
    enforce: 'pre',
    // All at once: to start the engine takes longer than to draw.
    async buildStart() {
      drawn = await drawPictures(importedSheets())
    },
    resolveId: {
      filter: { id: /^sheet:/ },
      handler: (source) => ownMark + source,
    },
    load: {
      filter: { id: /^\0sheet:/ },
      handler: (id) => ({ code: moduleOf(drawn.get(id.slice(1)) ?? []), moduleType: 'js' }),
    },
  }
}

function moduleOf([small = '', large = '']: readonly string[]): string {
  return [
    `import small from ${JSON.stringify(small)}`,
    `import large from ${JSON.stringify(large)}`,
    `export default { src: large, srcSet: small + ' ${widths[0]}w, ' + large + ' ${widths[1]}w' }`,
  ].join('\n')
}

/** Where the pictures of each import lie, the smallest first. */
async function drawPictures(imports: readonly string[]): Promise<Map<string, readonly string[]>> {
  const sheets = await drawSheets(imports.map(readSheetName))
  const pictures = imports.map(async (source) => {
    const key = sheetKey(readSheetName(source))
    const svg = sheets.get(key) ?? ''
    const files = await Promise.all(widths.map((width) => sheetPicture(key, svg, width)))
    return [source, files] as const
  })
  return new Map(await Promise.all(pictures))
}

function importedSheets(): readonly string[] {
  return globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    return [...text.matchAll(/from '(sheet:[^']+)'/g)].map(([, source = '']) => source)
  })
}
