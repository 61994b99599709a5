import { fileURLToPath } from 'node:url'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { createPress, type Press } from '@sheaf/rendering/typesetter/press'
import { byteCount, pageCount } from '../engine.ts'
import type { EngineClient } from '../engine-client.ts'
import { benchInvoice } from '../invoice.ts'
import { sheetOf } from '../sheet-of.ts'
import { describeMachine, type Figures, markdownTable, takeTurns } from '../turns.ts'

/** How many times the time of the middle theme one may need. */
const allowed = 1.6

const sizes = [
  { lines: 5, warmUps: 2, rounds: 21 },
  { lines: 50, warmUps: 1, rounds: 9 },
]

const themesFolder = fileURLToPath(new URL('../../packages/rendering/themes', import.meta.url))
const press = createPress({ themesFolder })

console.log(`# Each theme against the middle one\n\n${describeMachine()}`)
for (const { lines, ...counts } of sizes) {
  const order = (round: number) => ({ lines, round })
  const all = await takeTurns(themes.map(asEngine), { ...counts, order })
  console.log(`\n## ${lines} lines\n\n${tableOf(all)}\n\n${counts.rounds} rounds.`)
}
console.log(
  `\nMilliseconds of the processor, not of the clock. Wanted: at most ${allowed} × the middle theme. ${describeMachine()}`,
)

/** A sheet of the theme goes before the one that is measured, as for a user who stays with a theme. */
function asEngine({ id }: { readonly id: string }): EngineClient {
  return {
    name: id,
    async render({ lines, round }) {
      draw(press, id, lines, round + 5000)
      const start = process.cpuUsage()
      const pdf = draw(press, id, lines, round)
      const { user, system } = process.cpuUsage(start)
      press.forget()
      return { ms: (user + system) / 1000, bytes: byteCount(pdf), pages: pageCount(pdf) }
    },
    close: async () => {},
  }
}

function draw({ toPdf }: Press, id: string, lines: number, round: number): Uint8Array {
  return toPdf(sheetOf(benchInvoice(lines, round), id))
}

function tableOf(all: ReadonlyMap<string, Figures>): string {
  const medians = [...all.values()].map(({ median }) => median).sort((a, b) => a - b)
  const middle = medians[Math.floor(medians.length / 2)] ?? Number.NaN
  const rows = [...all]
    .sort(([, a], [, b]) => b.median - a.median)
    .map(([id, { median, lowQuarter, highQuarter, pages, bytes }]) => [
      id,
      median.toFixed(1),
      `${lowQuarter.toFixed(1)}–${highQuarter.toFixed(1)}`,
      String(pages),
      (bytes / 1000).toFixed(0),
      (median / middle).toFixed(2),
      median / middle > allowed ? 'too slow' : '',
    ])
  return markdownTable(['theme', 'ms', 'middle half', 'pages', 'KB', '× middle', ''], rows)
}
