import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawSheets, sheetKey } from './draw-sheets.ts'
import { keptFile } from './kept-drawings.ts'
import { readSheetName, type SheetName } from './sheet-name.ts'

const sources = join(import.meta.dirname, '../../src')

/**
 * `import picture from 'sheet:sage-minimal/invoice'` is the address of that sheet, set by our own engine while the
 * app is built. A third part, as in `sheet:sage-minimal/invoice/client`, is the sheet as far as it is written then.
 */
export function sheetImports(): Plugin {
  return {
    name: 'sheaf:sheet-imports',
    enforce: 'pre',
    // All at once: to start the engine takes longer than to draw.
    async buildStart() {
      await drawSheets(importedSheets())
    },
    resolveId: {
      filter: { id: /^sheet:/ },
      handler: (source) => keptFile(`${sheetKey(readSheetName(source))}.svg`),
    },
  }
}

function importedSheets(): readonly SheetName[] {
  return globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    return [...text.matchAll(/from '(sheet:[^']+)'/g)].map(([, name = '']) => readSheetName(name))
  })
}
