import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sheaf } from '@sheaf/cli/sheaf'
import { documentKinds, isDocumentKind } from '@sheaf/domain/documents/kind'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { everyKind, inLanguages, writeContactSheet } from './contact-sheet.ts'
import { writeLogoSheets } from './logo-sheets.ts'
import { writeQuiz } from './quiz.ts'

const usage = `npm run render -- FILE.json --theme ID --out FILE.pdf   one document
npm run render -- --all [--out FOLDER]                    every theme and kind, with a contact sheet
npm run render -- --language L [--themes ID,ID]           a full document in a language (de, de+en, all) on these themes or all
npm run render -- --quiz [--kind KIND] [--seed WORD]      grey thumbnails without names, and who they are
npm run render -- --logos [--out FOLDER]                  every style and colour of logos, for several names`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    language: { type: 'string' },
    themes: { type: 'string' },
    quiz: { type: 'boolean', default: false },
    logos: { type: 'boolean', default: false },
    kind: { type: 'string' },
    seed: { type: 'string', default: '1' },
    theme: { type: 'string', default: 'minimalist-line' },
    out: { type: 'string' },
  },
})

const folder = resolve(values.out ?? 'contact-sheet')
if (values.logos) console.log(`${folder}: ${await writeLogoSheets(folder)} logos`)
else if (positionals[0]) process.exitCode = await renderFile(positionals[0])
else await renderSheets()

function renderFile(file: string): Promise<number> {
  const { theme, out = 'document.pdf' } = values
  return sheaf([file, '--theme', theme, '--out', out], {
    folder: process.cwd(),
    now: () => new Date(),
    say: console.log,
    complain: console.error,
  })
}

async function renderSheets(): Promise<void> {
  const typesetter = await createTypesetter({ workers: 2, queueLimit: 1000 })
  try {
    if (values.all) await renderAll(typesetter, folder, everyKind())
    else if (values.language)
      await renderAll(typesetter, folder, inLanguages(values.language, chosenThemes()))
    else if (values.quiz) await renderQuiz(typesetter, folder)
    else fail(usage)
  } finally {
    await typesetter.close()
  }
}

async function renderQuiz(engine: Typesetter, folder: string): Promise<void> {
  const { kind, seed } = values
  if (kind !== undefined && !isDocumentKind(kind)) return fail(unknownKind(kind))
  const { picture, key } = await writeQuiz(engine, folder, { seed, kind })
  console.log(`${picture}: which theme is which? The answers are in ${key}`)
}

function chosenThemes() {
  const ids = values.themes?.split(',')
  return themes.filter(({ id }) => ids?.includes(id) ?? true)
}

async function renderAll(
  engine: Typesetter,
  folder: string,
  entries: Parameters<typeof writeContactSheet>[2],
): Promise<void> {
  const count = await writeContactSheet(engine, folder, entries)
  console.log(`${join(folder, 'index.html')}: ${count} sheets`)
}

function unknownKind(kind: string): string {
  return `type is '${kind}'. Accepted: ${documentKinds.join(', ')}`
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
