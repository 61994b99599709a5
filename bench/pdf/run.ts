import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EngineClient } from '../engine-client.ts'
import { requireBrowser } from '../engines/chromium.ts'
import { findShell } from '../engines/chromium-shell.ts'
import {
  describeMachine,
  type Figures,
  markdownTable,
  requireFigures,
  takeTurns,
  withEngines,
} from '../turns.ts'

const ours = 'sheaf'

const leavesOut: Record<string, string> = {
  sheaf: 'nothing: tagged, PDF/A-3a and PDF/UA-1, any script',
  chromium: 'tags (off by default); PDF/A',
  ...(findShell() && { 'chromium-shell': 'tags (off by default); PDF/A' }),
  'chromium-tagged': 'PDF/A',
  'react-pdf': 'tags; PDF/A (level b on request)',
  pdfmake: 'tags; PDF/A (level b on request); right-to-left; another font for a missing glyph',
  pdfkit: 'tags and PDF/A (by hand); table layout (by hand); another font for a missing glyph',
}

/** How many times the time of ours a peer shall need, at least. */
const wanted: Record<number, Record<string, number>> = {
  5: { chromium: 4, pdfmake: 3, 'react-pdf': 5 },
  50: { chromium: 1, pdfmake: 1, 'react-pdf': 1, pdfkit: 1 },
  500: { chromium: 1.5, pdfmake: 1.5, 'react-pdf': 1.5, pdfkit: 1.5 },
}

const sizes = [
  { lines: 5, warmUps: 12, rounds: 101 },
  { lines: 50, warmUps: 6, rounds: 21 },
  { lines: 500, warmUps: 2, rounds: 9 },
]

const samples = join(import.meta.dirname, '..', 'out')
mkdirSync(samples, { recursive: true })

await withEngines([...Object.keys(leavesOut), 'view-model'], async (engines) => {
  const browser = basename(requireBrowser())
  console.log(`# One invoice by several engines\n\n${describeMachine()} The browser is ${browser}.`)
  for (const size of sizes) await compare(engines, size)
  await costPerLine(engines.filter(({ name }) => name === ours))
  console.log(`\n${describeMachine()} One file of each is in bench/out.`)
})

async function compare(engines: readonly EngineClient[], size: (typeof sizes)[number]) {
  const { lines, ...counts } = size
  for (const { name, render } of engines) {
    if (name in leavesOut) await render({ lines, round: 0, keepAs: sampleFile(name, lines) })
  }
  const all = await takeTurns(engines, { ...counts, order: (round) => ({ lines, round }) })
  const own = requireFigures(all, ours).median
  const rows = Object.entries(leavesOut).map(([name, missing]) => {
    const figures = requireFigures(all, name)
    return [name, ...times(figures), ...ratio(lines, name, figures.median / own), missing]
  })
  const head = ['engine', 'ms', 'middle half', 'pages', 'KB', '× ours', 'wanted', 'leaves out']
  const shared = requireFigures(all, 'view-model').median.toFixed(1)
  console.log(`\n## ${lines} lines\n\n${markdownTable(head, rows)}\n`)
  console.log(
    `${size.rounds} rounds. Totals and strings, the same for all, take ${shared} ms of each.`,
  )
}

function sampleFile(name: string, lines: number): string {
  return join(samples, `${name}-${lines}.pdf`)
}

function times({ median, lowQuarter, highQuarter, pages, bytes }: Figures): string[] {
  const spread = `${lowQuarter.toFixed(1)}–${highQuarter.toFixed(1)}`
  return [median.toFixed(1), spread, String(pages), (bytes / 1000).toFixed(0)]
}

function ratio(lines: number, name: string, value: number): string[] {
  const least = wanted[lines]?.[name]
  const verdict = least === undefined ? '' : `≥ ${least}: ${value >= least ? 'yes' : 'no'}`
  return [value.toFixed(2), verdict]
}

async function costPerLine(engines: readonly EngineClient[]) {
  const rows: string[][] = []
  for (const lines of [100, 300, 1000]) {
    const order = (round: number) => ({ lines, round: round + 1000 })
    const { median } = requireFigures(
      await takeTurns(engines, { warmUps: 2, rounds: 11, order }),
      ours,
    )
    rows.push([String(lines), median.toFixed(1), (median / lines).toFixed(3)])
  }
  console.log(
    `\n## Cost of a line (ours)\n\n${markdownTable(['lines', 'ms', 'ms per line'], rows)}`,
  )
}
