import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { Sheet } from '@sheaf/rendering/sheet'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import { atOnce } from '../packages/rendering/test/judge/at-once.ts'
import { randomSheets, sheetsInLot } from '../tests/rendering/any-sheet.ts'
import { hardCases, hardSheet } from '../tests/rendering/hard-sheets.ts'
import { everyQuestion, judgeSheet, placesOnly } from '../tests/rendering/judge-sheet.ts'
import { languageCases } from '../tests/rendering/language-cases.ts'

const usage = `npm run judge -- [THEME …] [options]   what is wrong with the sheets of a theme; all themes without one
  --thorough      every hard case as every kind; otherwise each case as one kind, in turn
  --case WORD     only hard cases whose name contains it, as every kind
  --kind KIND     only this kind: ${documentKinds.join(', ')}
  --language L    a full document in a language in place of the hard cases: de, de+en for two at once, all, all+en
  --random N      random documents in place of the hard cases, the same ones each time
  --from N        starts with that random sheet
  --no-contrast   places and presence of text only: twice as fast
  --out FOLDER    keeps the PDF of every sheet with a fault
  --list          names the hard cases`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    thorough: { type: 'boolean', default: false },
    case: { type: 'string' },
    kind: { type: 'string' },
    language: { type: 'string' },
    random: { type: 'string' },
    from: { type: 'string', default: '0' },
    contrast: { type: 'boolean', default: true },
    out: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

type Job = { readonly title: string; readonly sheet: Sheet }

const chosenThemes = themes.filter(({ id }) => positionals.length === 0 || positionals.includes(id))

if (values.help) console.log(usage)
else if (values.list) console.log(Object.keys(hardCases).join('\n'))
else if (values.language) await judgeAll([languageJobs(values.language)])
else if (values.random) await judgeAll(randomJobs(Number(values.random), Number(values.from)))
else await judgeAll([hardJobs()])

async function judgeAll(lots: Iterable<readonly Job[]>): Promise<void> {
  const typesetter = createTypesetter({ workers: 2, queueLimit: 100 })
  const questions = values.contrast ? everyQuestion : placesOnly
  let judged = 0
  let faulty = 0
  try {
    for (const jobs of lots) {
      await atOnce(4, jobs, async ({ title, sheet }) => {
        const { faults, pdf } = await judgeSheet(typesetter, sheet, questions)
        judged += 1
        if (faults.length === 0) return
        faulty += 1
        console.log([title, ...faults.map((fault) => `  ${fault}`), ...keep(title, pdf)].join('\n'))
      })
    }
  } finally {
    await typesetter.close()
  }
  console.log(`${judged} sheets, ${faulty} with faults`)
  process.exitCode = faulty > 0 || judged === 0 ? 1 : 0
}

function hardJobs(): readonly Job[] {
  const cases = Object.entries(hardCases).filter(([name]) => name.includes(values.case ?? ''))
  const isThorough = values.thorough || values.case !== undefined || values.kind !== undefined
  return chosenThemes.flatMap((theme) =>
    cases.flatMap(([name, hardCase], index) =>
      documentKinds
        .filter((_, at) => isThorough || at === index % documentKinds.length)
        .filter((kind) => !values.kind || kind === values.kind)
        .map((kind) => ({
          title: `${theme.id}, ${kind}, ${name}`,
          sheet: hardSheet(theme, kind, hardCase),
        })),
    ),
  )
}

// Each theme as the kind that it is made for, so that all kinds come in every language.
function languageJobs(asked: string): readonly Job[] {
  return languageCases(asked).flatMap((languageCase) =>
    chosenThemes.map((theme) => {
      const kind = documentKinds.find((each) => each === values.kind) ?? theme.madeFor
      return {
        title: `${theme.id}, ${kind}, ${languageCase.name}`,
        sheet: hardSheet(theme, kind, languageCase),
      }
    }),
  )
}

function* randomJobs(count: number, from: number): Generator<readonly Job[]> {
  const firstLot = Math.floor(from / sheetsInLot)
  const lotCount = Math.ceil(count / sheetsInLot)
  for (let lot = firstLot; lot < firstLot + lotCount; lot += 1) {
    yield randomSheets(lot, chosenThemes).map(({ theme, sheet }, at) => ({
      title: `random ${lot * sheetsInLot + at}, ${theme.id}, ${sheet.page.kind}, ${sheet.page.language}`,
      sheet,
    }))
  }
}

function keep(title: string, pdf: Uint8Array | undefined): readonly string[] {
  if (!values.out || !pdf) return []
  const folder = resolve(values.out)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${title.replaceAll(/[^\w-]+/g, '-')}.pdf`)
  writeFileSync(file, pdf)
  return [`  ${file}`]
}
