import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentType, isDocumentType } from '@sheaf/domain/documents/document-type'
import { withFigures } from '@sheaf/domain/documents/figures'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { dress } from '@sheaf/rendering/dress'
import { sampleDocument } from '@sheaf/rendering/samples'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { Plugin } from 'vite'
import { trimSheet } from './trim-sheets.ts'

// Among the installed packages: fetched anew with every build, kept out of git and of the linter's way.
const folder = join(import.meta.dirname, '../node_modules/.sheets')

/**
 * `import picture from 'sheet:sage-minimal/invoice'` is the address of that sheet, set by our own engine while the
 * app is built. A third part, such as `sheet:sage-minimal/invoice/client`, is the sheet half filled in.
 */
export function sheetImports(): Plugin {
  let typesetter: Typesetter | undefined
  const drawn = new Map<string, Promise<string>>()

  async function draw(name: string): Promise<string> {
    typesetter ??= createTypesetter({ workers: 1, queueLimit: 1000 })
    const file = join(folder, `${name.replaceAll('/', '-')}.svg`)
    const [page = ''] = await typesetter.toPages(sheetOf(name))
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, trimSheet(page))
    return file
  }

  return {
    name: 'sheaf:sheet-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^sheet:/ },
      handler(source) {
        const name = source.slice('sheet:'.length)
        const file = drawn.get(name) ?? draw(name)
        drawn.set(name, file)
        return file
      },
    },
    async buildEnd() {
      await typesetter?.close()
      typesetter = undefined
    },
  }
}

function sheetOf(name: string) {
  const [id = '', kind = '', stage] = name.split('/')
  const theme = findTheme(id)
  if (!theme || !isDocumentType(kind)) throw new Error(`There is no sheet ${name}`)
  return dress(toViewModel(stage === undefined ? sampleDocument(kind) : partOf(kind, stage)), theme)
}

/** How many lines a stage of writing has, and whether the client stands there already. */
const stages = {
  letterhead: { lines: 0, hasClient: false },
  client: { lines: 0, hasClient: true },
  'line-1': { lines: 1, hasClient: true },
  'line-2': { lines: 2, hasClient: true },
  'line-3': { lines: 3, hasClient: true },
} as const

function partOf(kind: DocumentType, stage: string) {
  if (!(stage in stages)) throw new Error(`There is no stage ${stage}`)
  const { lines, hasClient } = stages[stage as keyof typeof stages]
  const whole = sampleDocument(kind)
  const later = hasClient ? /^(?:bank|iban|swift|notes)/ : /^(?:client|bank|iban|swift|notes)/
  const kept = Object.entries(whole).map(([field, value]) => [
    field,
    later.test(field) ? '' : value,
  ])
  return withFigures({
    ...(Object.fromEntries(kept) as typeof whole),
    lineItems: whole.lineItems.slice(0, lines),
  } as typeof whole)
}
