import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Draws the sheets beside the sign-in form anew, after a theme has changed:
//   npm run render -- --all --out FOLDER && node apps/web/build/trim-sheets.ts FOLDER
const shown = join(import.meta.dirname, '../src/features/accounts/sheets')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2]
  if (!folder) throw new Error('Name the folder that npm run render -- --all has written')
  for (const name of readdirSync(shown).filter((file) => file.endsWith('.svg'))) {
    const title = `<title>${name.replace('.svg', '')}</title>`
    const svg = trimSheet(readFileSync(join(folder, name), 'utf8'))
    writeFileSync(join(shown, name), svg.replace('>', `>${title}`))
  }
}

/** Half the size: hundredths of a point are finer than any screen, and nobody reads the names of glyphs. */
export function trimSheet(svg: string): string {
  const names = new Map<string, string>()
  return svg
    .replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/ [xy]="0"/g, '')
    .replace(/(id="|href="#|url\(#)([\w-]+)/g, (_, before: string, name: string) => {
      if (!names.has(name)) names.set(name, `s${names.size.toString(36)}`)
      return `${before}${names.get(name)}`
    })
}
