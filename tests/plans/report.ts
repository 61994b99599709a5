import { loadavg } from 'node:os'
import { type ExecutedPlan, type Judgment, judge } from './executed-plan.ts'
import type { TableSize } from './population.ts'

type Rows = ReadonlyMap<string, number>
type Judged = ExecutedPlan & Judgment

/** A sentence for each statement that goes through a large table, with the route that it belongs to. */
export function findFaults(
  plans: readonly ExecutedPlan[],
  rowsIn: Rows,
  mostRows: number,
): readonly string[] {
  return worstOfEach(plans, rowsIn, mostRows).flatMap(({ during, query, faults }) =>
    faults.map((fault) => `${during} ${fault}: ${shortened(query, 600)}`),
  )
}

/** A table of all statements, the run of each that read most. */
export function tableOfPlans(
  plans: readonly ExecutedPlan[],
  rowsIn: Rows,
  mostRows: number,
): string {
  const rows = worstOfEach(plans, rowsIn, mostRows).map(
    ({ during, query, ways, rowsRead, ms, buffers }) =>
      [during, shortened(query, 90), ways.join(', '), rowsRead, ms.toFixed(2), buffers].join(' | '),
  )
  return table(
    `Load ${loadavg()[0]?.toFixed(1)}`,
    'route | query | plan | rows read | ms | buffers',
    rows,
  )
}

export function tableOfSizes(tables: readonly TableSize[], users: number): string {
  const filled = tables.filter((each) => each.rows > 0)
  const lines = filled.map(({ table, rows, bytes }) =>
    [table, rows, (bytes / 1e6).toFixed(1), Math.round(bytes / rows)].join(' | '),
  )
  const rows = filled.reduce((sum, each) => sum + each.rows, 0)
  const bytes = filled.reduce((sum, each) => sum + each.bytes, 0)
  const each = `${(rows / users).toFixed(1)} rows and ${Math.round(bytes / users)} bytes a user`
  return table(
    `${rows} rows, ${(bytes / 1e9).toFixed(2)} GB: ${each}`,
    'table | rows | MB with indexes | bytes a row',
    lines,
  )
}

function table(title: string, head: string, rows: readonly string[]): string {
  const rule = head.replaceAll(/[^|]+/g, ' --- ')
  return ['', title, '', `| ${head} |`, `|${rule}|`, ...rows.map((row) => `| ${row} |`), ''].join(
    '\n',
  )
}

/** One for each statement of a route: the one that read most. */
function worstOfEach(plans: readonly ExecutedPlan[], rowsIn: Rows, mostRows: number): Judged[] {
  const worst = new Map<string, Judged>()
  for (const plan of plans) {
    const key = `${plan.during} ${plan.query}`
    const judged = { ...plan, ...judge(plan, rowsIn, mostRows) }
    const known = worst.get(key)
    if (judged.ways.length === 0) continue
    if (known === undefined || judged.rowsRead > known.rowsRead) worst.set(key, judged)
  }
  return [...worst.values()].toSorted((a, b) => (a.during < b.during ? -1 : 1))
}

function shortened(query: string, length: number): string {
  const line = query.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
  return line.length > length ? `${line.slice(0, length)}…` : line
}
