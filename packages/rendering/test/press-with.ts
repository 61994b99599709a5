import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPress, type Press } from '../src/typesetter/press.ts'

export const themesFolder = fileURLToPath(new URL('../themes', import.meta.url))

/** A press with the themes of the product and another entry than main.typ: one of those beside this file. */
export function pressWith(entry: string): Press & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-themes-'))
  for (const name of readdirSync(themesFolder)) {
    if (name !== 'main.typ') symlinkSync(join(themesFolder, name), join(folder, name))
  }
  const source = fileURLToPath(new URL(`entries/${entry}`, import.meta.url))
  copyFileSync(source, join(folder, 'main.typ'))
  const press = createPress({ themesFolder: folder })
  return { ...press, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}
