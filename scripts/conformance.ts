import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { contentsFor } from '@sheaf/einvoice/pdf/pdf-contents'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Sheet } from '@sheaf/rendering/sheet'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { sepa, swiss } from '../tests/rendering/hard-fields.ts'
import { hardSheet } from '../tests/rendering/hard-sheets.ts'
import { languageCases } from '../tests/rendering/language-cases.ts'
import { europeanDocuments } from '../tests/support/european-documents.ts'
import { unmetDemands } from '../tests/support/factur-x-demands.ts'
import { judge } from './pdf-judge.ts'

const { values } = parseArgs({
  options: {
    theme: { type: 'string', multiple: true },
    /** One document in each language, also in a second one, in place of every theme and kind. */
    languages: { type: 'boolean', default: false },
  },
})

const wanted = themes.filter(({ id }) => values.theme?.includes(id) ?? true)

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
const logo = { bytes: Buffer.from(square), format: 'svg', alt: 'Logo' } as const

const folder = mkdtempSync(join(tmpdir(), 'sheaf-conformance-'))
try {
  let failed = 0
  const { files, facturX } = await writeSamples()
  for (const { name, unmet } of facturX) {
    if (unmet.length > 0) failed += 1
    console.log(`${unmet.length > 0 ? 'FAIL' : 'PASS'} factur-x ${name}`)
    for (const demand of unmet) console.log(`       ${demand}`)
  }
  await judge(files, ['3a', 'ua1'], ({ file, flavour, isCompliant, brokenRules }) => {
    if (!isCompliant) failed += 1
    console.log(`${isCompliant ? 'PASS' : 'FAIL'} ${flavour} ${basename(file, '.pdf')}`)
    for (const rule of brokenRules) console.log(`       ${rule}`)
  })
  const judged = files.length * 2 + facturX.length
  console.log(`${judged - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || files.length === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

type Written = {
  readonly files: string[]
  /** Those with an e-invoice inside, and what of Factur-X they do not keep. */
  readonly facturX: { readonly name: string; readonly unmet: readonly string[] }[]
}

/** One sample of each theme and kind, and for each theme a hard sheet, one with a payment code and one with a payment slip, all but these two with what the product puts inside. */
async function writeSamples(): Promise<Written> {
  const samples = values.languages ? inLanguages() : wanted.flatMap(ofTheme)
  const typesetter = createTypesetter({ workers: 2, queueLimit: samples.length })
  try {
    const written: Written = { files: [], facturX: [] }
    await Promise.all(
      samples.map(async ({ name, sheet, contents }) => {
        const file = join(folder, `${name}.pdf`)
        const pdf = await typesetter.toPdf(sheet, contents?.enclosed)
        writeFileSync(file, pdf)
        written.files.push(file)
        if (!contents?.verdict.isEInvoice) return
        written.facturX.push({ name, unmet: await unmetDemands(pdf) })
      }),
    )
    return written
  } finally {
    await typesetter.close()
  }
}

type Sample = {
  readonly name: string
  readonly sheet: Sheet
  readonly contents?: ReturnType<typeof contentsFor>
}

function ofTheme(manifest: ThemeManifest): readonly Sample[] {
  const samples = documentKinds.map((kind): readonly [string, BusinessDocument] => [
    kind,
    kind === 'credit_note' ? europeanDocuments[kind] : sampleDocument(kind),
  ])
  const paid = Object.entries({
    code: { ...sepa, paymentLink: 'pay.example.com/7' },
    slip: swiss,
  }).map(([name, fields]) => ({
    name: `${manifest.id}-${name}`,
    sheet: hardSheet(manifest, 'invoice', { fields }),
  }))
  const carrying = [...samples, ['hard', hardInvoice()] as const].map(([name, document]) => {
    const computed = compute(document)
    return {
      name: `${manifest.id}-${name}`,
      sheet: sheetFor(toViewModel(computed), manifest, name === 'hard' ? { logo } : {}),
      contents: contentsFor(
        { computed, themeId: manifest.id },
        { eInvoice: 'auto', carryDocument: 'on' },
      ),
    }
  })
  return [...carrying, ...paid]
}

/** Each on another theme, in turn. */
function inLanguages(): readonly Sample[] {
  return [...languageCases('all'), ...languageCases('all+en')].flatMap((languageCase, at) => {
    const manifest = wanted[at % wanted.length]
    if (!manifest) return []
    const sheet = hardSheet(manifest, manifest.madeFor, languageCase)
    return [{ name: `${languageCase.name}-${manifest.id}`, sheet }]
  })
}

/** Several pages, every script, characters that no font has, a logo, and an e-invoice inside. */
function hardInvoice(): BusinessDocument {
  const scripts = 'Αθήνα Київ חשבונית فاتورة चालान ใบแจ้งหนี้ 发票 請求書 청구서 \u{1f600} \u0378'
  const sample = europeanDocuments.invoice
  const lines = Array.from({ length: 20 }, () => sample.lines).flat()
  return withValues({ ...sample, lines }, { 'texts.message': scripts })
}
