import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Sheet } from '@sheaf/rendering/sheet'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Attachment } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { sepa, swiss } from '../tests/rendering/hard-fields.ts'
import { hardSheet as caseSheet } from '../tests/rendering/hard-sheets.ts'
import { languageCases } from '../tests/rendering/language-cases.ts'
import { judge } from './pdf-judge.ts'

const { values } = parseArgs({
  options: {
    theme: { type: 'string', multiple: true },
    /** One document in each language, also in a second one, in place of every theme and kind. */
    languages: { type: 'boolean', default: false },
  },
})

const wanted = themes.filter(({ id }) => values.theme?.includes(id) ?? true)

const attachments: readonly Attachment[] = [
  {
    name: 'factur-x.xml',
    bytes: Buffer.from('<?xml version="1.0" encoding="UTF-8"?><invoice/>'),
    mimeType: 'text/xml',
    description: 'The invoice as data',
    relationship: 'alternative',
  },
]

const folder = mkdtempSync(join(tmpdir(), 'sheaf-conformance-'))
try {
  const files = await writeSamples()
  let failed = 0
  await judge(files, ['3a', 'ua1'], ({ file, flavour, isCompliant, brokenRules }) => {
    if (!isCompliant) failed += 1
    console.log(`${isCompliant ? 'PASS' : 'FAIL'} ${flavour} ${basename(file, '.pdf')}`)
    for (const rule of brokenRules) console.log(`       ${rule}`)
  })
  console.log(`${files.length * 2 - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || files.length === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** One sample of each theme and kind, and for each theme a hard sheet with an e-invoice inside, a payment code and a payment slip. */
async function writeSamples(): Promise<string[]> {
  const samples = values.languages ? inLanguages() : wanted.flatMap(ofTheme)
  const typesetter = createTypesetter({ workers: 2, queueLimit: samples.length })
  try {
    return await Promise.all(
      samples.map(async ({ name, sheet, attachments: files }) => {
        const file = join(folder, `${name}.pdf`)
        writeFileSync(file, await typesetter.toPdf(sheet, { attachments: files }))
        return file
      }),
    )
  } finally {
    await typesetter.close()
  }
}

type Sample = {
  readonly name: string
  readonly sheet: Sheet
  readonly attachments: readonly Attachment[]
}

function ofTheme(manifest: ThemeManifest): readonly Sample[] {
  return [
    ...documentKinds.map((kind) => ({
      name: `${manifest.id}-${kind}`,
      sheet: sheetFor(toViewModel(compute(sampleDocument(kind))), manifest),
      attachments: [],
    })),
    {
      name: `${manifest.id}-hard`,
      sheet: hardSheet(manifest),
      attachments,
    },
    ...Object.entries({ code: { ...sepa, paymentLink: 'pay.example.com/7' }, slip: swiss }).map(
      ([name, fields]) => ({
        name: `${manifest.id}-${name}`,
        sheet: caseSheet(manifest, 'invoice', { fields }),
        attachments: [],
      }),
    ),
  ]
}

/** Each on another theme, in turn. */
function inLanguages(): readonly Sample[] {
  return [...languageCases('all'), ...languageCases('all+en')].flatMap((languageCase, at) => {
    const manifest = wanted[at % wanted.length]
    if (!manifest) return []
    const sheet = caseSheet(manifest, manifest.madeFor, languageCase)
    return [{ name: `${languageCase.name}-${manifest.id}`, sheet, attachments: [] }]
  })
}

/** Several pages, every script, characters that no font has, and a logo. */
function hardSheet(manifest: ThemeManifest): Sheet {
  const scripts = 'Αθήνα Київ חשבונית فاتورة चालान ใบแจ้งหนี้ 发票 請求書 청구서 \u{1f600} \u0378'
  const sample = sampleDocument('invoice')
  const lines = Array.from({ length: 20 }, () => sample.lines).flat()
  const document = withValues({ ...sample, lines }, { 'texts.message': scripts })
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  const logo = { bytes: Buffer.from(square), format: 'svg', alt: 'Logo' } as const
  return sheetFor(toViewModel(compute(document)), manifest, { logo })
}
