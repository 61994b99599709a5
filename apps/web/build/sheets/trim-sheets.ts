import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { trimSvg } from './trim-svg.ts'

// Draws the sheets beside the sign-in form anew, after a theme has changed:
//   npm run render -- --all --out FOLDER && node apps/web/build/sheets/trim-sheets.ts FOLDER
const shown = join(import.meta.dirname, '../../src/features/accounts/sheets')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2]
  if (!folder) throw new Error('Name the folder that npm run render -- --all has written')
  for (const name of readdirSync(shown).filter((file) => file.endsWith('.svg'))) {
    const title = `<title>${name.replace('.svg', '')}</title>`
    const svg = trimSvg(readFileSync(join(folder, name), 'utf8'))
    writeFileSync(join(shown, name), svg.replace('>', `>${title}`))
  }
}
