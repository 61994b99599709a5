import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { documentSchemas } from '@sheaf/domain/documents/document'
import { documentTypes, isDocumentType } from '@sheaf/domain/documents/document-type'
import { findTheme, themes } from '@sheaf/rendering/catalogue/catalogue'
import { dress } from '@sheaf/rendering/dress'
import { sampleDocument } from '@sheaf/rendering/samples'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { contactSheet } from './contact-sheet.ts'

const usage = `npm run render -- FILE.json --theme ID --out FILE.pdf   one document
npm run render -- --all [--out FOLDER]                    every theme and kind, with a contact sheet`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    theme: { type: 'string', default: 'minimalist-line' },
    out: { type: 'string' },
  },
})

const typesetter = await createTypesetter({ workers: 2, queueLimit: 1000 })
try {
  if (values.all) await renderAll(typesetter, resolve(values.out ?? 'contact-sheet'))
  else if (positionals[0])
    await renderFile(typesetter, positionals[0], values.out ?? 'document.pdf')
  else fail(usage)
} finally {
  await typesetter.close()
}

async function renderFile(engine: Typesetter, file: string, out: string): Promise<void> {
  const manifest = findTheme(values.theme)
  if (!manifest)
    return fail(
      `There is no theme '${values.theme}'. Themes: ${themes.map(({ id }) => id).join(', ')}`,
    )
  const fields = JSON.parse(readFileSync(file, 'utf8'))
  const type = String(fields.type ?? 'invoice')
  if (!isDocumentType(type)) return fail(`type is '${type}'. Accepted: ${documentTypes.join(', ')}`)
  const parsed = documentSchemas[type].safeParse(fields)
  if (!parsed.success) {
    return fail(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  }
  const pdf = await engine.toPdf(dress(toViewModel(parsed.data), manifest))
  mkdirSync(dirname(resolve(out)), { recursive: true })
  writeFileSync(out, pdf)
  console.log(`${out}: ${Math.round(pdf.length / 1024)} kB`)
}

async function renderAll(engine: Typesetter, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const sheets = themes.flatMap((manifest) =>
    documentTypes.map(async (kind) => {
      const sheet = dress(toViewModel(sampleDocument(kind)), manifest)
      const name = `${manifest.id}-${kind}`
      const [pdf, [firstPage = '']] = await Promise.all([
        engine.toPdf(sheet),
        engine.toPages(sheet),
      ])
      writeFileSync(join(folder, `${name}.pdf`), pdf)
      writeFileSync(join(folder, `${name}.svg`), firstPage)
      return { name, theme: manifest.id, kind }
    }),
  )
  writeFileSync(join(folder, 'index.html'), contactSheet(await Promise.all(sheets)))
  console.log(`${join(folder, 'index.html')}: ${sheets.length} sheets`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
