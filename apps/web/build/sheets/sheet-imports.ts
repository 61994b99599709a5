import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawSheets, sheetKey } from './draw-sheets.ts'
import { readSheetName } from './sheet-name.ts'
import { sheetPicture } from './sheet-pictures.ts'

const sources = join(import.meta.dirname, '../../src')

/** In pixels: twice the widest place on a page, three times the place on a phone. */
const widths = { whole: 1080, card: 640 } as const

/**
 * `import picture from 'sheet:sage-minimal/invoice'` is the address of that sheet, set by our own engine while the
 * app is built. A third part, as in `sheet:sage-minimal/invoice/client`, is the sheet as far as it is written then;
 * `?card` makes it small.
 */
export function sheetImports(): Plugin {
  let files = new Map<string, string>()
  return {
    name: 'sheaf:sheet-imports',
    enforce: 'pre',
    // All at once: to start the engine takes longer than to draw.
    async buildStart() {
      files = await drawPictures(importedSheets())
    },
    resolveId: {
      filter: { id: /^sheet:/ },
      handler: (source) => files.get(source),
    },
  }
}

/** Where the picture of each import lies. */
async function drawPictures(imports: readonly string[]): Promise<Map<string, string>> {
  const sheets = await drawSheets(imports.map((source) => readSheetName(plain(source))))
  const pictures = imports.map(async (source) => {
    const key = sheetKey(readSheetName(plain(source)))
    const width = widths[source.endsWith('?card') ? 'card' : 'whole']
    return [source, await sheetPicture(key, sheets.get(key) ?? '', width)] as const
  })
  return new Map(await Promise.all(pictures))
}

function importedSheets(): readonly string[] {
  return globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    return [...text.matchAll(/from '(sheet:[^']+)'/g)].map(([, source = '']) => source)
  })
}

function plain(source: string): string {
  return source.replace('?card', '')
}
