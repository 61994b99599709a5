import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FontFamily } from '@sheaf/domain/look/fonts'
import { createWordOutliner, type WordOutline } from '@sheaf/rendering/typesetter/word-outline'
import { root } from './run-program.ts'

// Draws the names in the font picker anew, after a font of the product has changed:
//   node scripts/draw-font-names.ts
export const fontNamesFile = join(root, 'apps/web/src/sheets/fields/font-names.json')

const families: Record<FontFamily, true> = {
  Roboto: true,
  'Open Sans': true,
  Inter: true,
  Lato: true,
  Poppins: true,
  Montserrat: true,
  'Courier New': true,
  'Times New Roman': true,
  Georgia: true,
  'Playfair Display': true,
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(fontNamesFile, `${JSON.stringify(drawFontNames(), null, 2)}\n`)
}

/** Each name in the face that it names. */
export function drawFontNames(): Record<string, WordOutline> {
  const outline = createWordOutliner()
  return Object.fromEntries(Object.keys(families).map((name) => [name, outline(name, name)]))
}
