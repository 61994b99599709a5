import { schemaOf } from '@sheaf/domain/documents/document'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { type FormatId, formatIds } from '../../packages/accounting/src/formats.ts'
import { mappingFieldsOf, suggestMapping } from '../../packages/accounting/src/mapping-fields.ts'
import { preflight } from '../../packages/accounting/src/preflight.ts'
import { writeExport } from '../../packages/accounting/src/write-export.ts'
import { benchInvoice } from '../invoice.ts'
import { describeMachine, markdownTable } from '../turns.ts'

const count = 1000
const rates = ['19', '7', '0'] as const

const documents = Array.from({ length: count }, (_, round) => compute(mixed(round)))
const lines = documents.reduce((sum, { document }) => sum + document.lines.length, 0)

console.log(`# Accounting: ${count} documents of ${lines} lines\n\n${describeMachine()}\n`)
const rows = formatIds.filter((format) => format !== 'xero-bills').map(measured)
console.log(markdownTable(['program', 'preflight, ms', 'files, ms', 'files', 'kB'], rows))
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(`\nThe process never held more than ${megabytes.toFixed(0)} MB. ${describeMachine()}`)

/** Invoices of one to thirty lines at three rates, with discounts and shipping, and each tenth is a credit note. */
function mixed(round: number) {
  const invoice = benchInvoice(1 + (round % 30), round)
  const kind = round % 10 === 9 ? 'credit_note' : 'invoice'
  return schemaOf(kind).parse({
    ...invoice,
    kind,
    number: `B-${round}`,
    currency: 'EUR',
    discount: { kind: 'percent', value: String(round % 7) },
    charges: { ...invoice.charges, shipping: round % 3 === 0 ? '4.90' : '0' },
    lines: invoice.lines.map((line, place) => ({ ...line, taxRate: rates[place % 3] })),
  })
}

function measured(format: FormatId): string[] {
  const mapping = completeMapping(format, documents)
  const [toldAt] = timed(() => preflight(format, documents, mapping))
  const [writtenAt, { files, leftOut }] = timed(() =>
    writeExport(format, documents, mapping, '2026-03-01T12:00:00'),
  )
  if (leftOut.length > 0) throw new Error(`${format} left ${leftOut.length} documents out.`)
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000
  return [format, toldAt.toFixed(0), writtenAt.toFixed(0), `${files.length}`, kilobytes.toFixed(0)]
}

function completeMapping(format: FormatId, all: readonly ComputedDocument[]) {
  const known: Readonly<Record<string, string>> = {
    ...suggestMapping(format, 'DE'),
    ...{ consultant: '1001', client: '1' },
  }
  const needed = mappingFieldsOf(format, all, known)
    .filter(({ id, isNeeded }) => isNeeded && !known[id])
    .map(({ id }) => [id, id])
  return { ...known, ...Object.fromEntries(needed) }
}

function timed<Result>(work: () => Result): readonly [ms: number, result: Result] {
  const start = performance.now()
  const result = work()
  return [performance.now() - start, result]
}
