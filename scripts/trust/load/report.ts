import { wishes } from './ask.ts'
import type { Told } from './crowd-process.ts'
import type { LoopDelay } from './gauges.ts'
import { at, type Waits } from './neighbor.ts'

type Results = {
  readonly told: Told
  readonly waits: Readonly<Record<'quiet' | 'crowded' | 'besideGreedy', Waits>>
  readonly delays: readonly LoopDelay[]
  readonly megabytes: readonly number[]
  readonly faults: readonly string[]
  readonly calmAfterSeconds: number | undefined
  readonly seconds: number
}

type Row = { readonly asks: string; readonly found: string; readonly isKept: boolean }

const mostDelayMs = 100
const mostGrowth = 1.1
const mostSlower = 2

/** Prints what was found beside what is wanted. Answers whether all of it is kept. */
export function printReport(results: Results, machineLoad: string): boolean {
  const rows = [errorsRow(results), delayRow(results), memoryRow(results), ...fairRows(results)]
  rows.push(calmRow(results))
  console.log('\n| wanted | found | kept |\n| --- | --- | --- |')
  for (const { asks, found, isKept } of rows) {
    console.log(`| ${asks} | ${found} | ${isKept ? 'yes' : 'no'} |`)
  }
  const words = new Set([...results.told.greedy.faults, ...(results.told.crowd?.faults ?? [])])
  for (const fault of [...results.faults, ...words].slice(0, 10)) console.log(`\nFault: ${fault}`)
  console.log(`\nLoad average at the end ${machineLoad}.`)
  return rows.every(({ isKept }) => isKept)
}

function errorsRow({ told, faults, seconds }: Results): Row {
  const { drawn = 0, refused = 0, faults: ofCrowd = [] } = told.crowd ?? {}
  const all = ofCrowd.length + told.greedy.faults.length + faults.length
  return {
    asks: 'no error but deliberate 429 and 503, and none for whoever asks seldom',
    found: `${all} errors; ${drawn + told.greedy.drawn} drawn (${(drawn / seconds).toFixed(0)} a second), ${refused + told.greedy.refused} refused on purpose`,
    isKept: all === 0 && drawn > 0,
  }
}

function delayRow({ delays }: Results): Row {
  const worst = Math.max(...delays.map(({ server }) => server))
  const machine = Math.max(...delays.map((delay) => delay.machine))
  return {
    asks: `event loop delay p99 under ${mostDelayMs} ms in every spell`,
    found: `${worst.toFixed(0)} ms at worst; an idle process beside it ${machine.toFixed(0)} ms`,
    isKept: worst < mostDelayMs,
  }
}

/** Of five parts: the first still fills what is kept on purpose. */
function memoryRow({ megabytes }: Results): Row {
  const part = Math.floor(megabytes.length / 5)
  const second = mean(megabytes.slice(part, 2 * part))
  const last = mean(megabytes.slice(-part))
  return {
    asks: `memory of server and workers in the last fifth within ${Math.round((mostGrowth - 1) * 100)} % of the second`,
    found: `${second.toFixed(0)} MB, then ${last.toFixed(0)} MB (${(last / second).toFixed(2)} ×)`,
    isKept: last <= second * mostGrowth,
  }
}

function fairRows({ waits }: Results): readonly Row[] {
  return wishes.map((wish) => {
    const [quiet, crowded, beside] = [waits.quiet, waits.crowded, waits.besideGreedy].map((of) => ({
      middle: at(of[wish], 0.5),
      late: at(of[wish], 0.95),
    }))
    const text = (of: typeof quiet) => `${of?.middle.toFixed(0)}/${of?.late.toFixed(0)}`
    const slower = (beside?.middle ?? Number.NaN) / (crowded?.middle ?? Number.NaN)
    const later = (beside?.late ?? Number.NaN) / (crowded?.late ?? Number.NaN)
    return {
      asks: `${wish} of one who asks seldom at most ${mostSlower} × slower beside one who sends fifty at once`,
      found: `${slower.toFixed(2)} × (p50), ${later.toFixed(2)} × (p95); p50/p95 ms: ${text(crowded)} in the crowd, ${text(beside)} beside the fifty, ${text(quiet)} when quiet`,
      isKept: slower <= mostSlower && later <= mostSlower,
    }
  })
}

function calmRow({ calmAfterSeconds }: Results): Row {
  const isKept = calmAfterSeconds !== undefined
  return {
    asks: 'calm within 10 s after the load: served as before, thread free',
    found: isKept ? `after ${calmAfterSeconds.toFixed(1)} s` : 'not yet',
    isKept,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
