import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { quickMemory } from '@sheaf/rendering/typesetter/press-worker'
import { type Answer, type EngineClient, type Order, startEngine } from './engine-client.ts'

export type Figures = {
  readonly median: number
  readonly lowQuarter: number
  readonly highQuarter: number
  readonly pages: number
  readonly bytes: number
}

export type Course = {
  readonly warmUps: number
  readonly rounds: number
  readonly order: (round: number) => Order
}

/** Runs something with engines that are each in a process of their own, and ends them. */
export async function withEngines<Result>(
  names: readonly string[],
  run: (engines: readonly EngineClient[]) => Promise<Result>,
): Promise<Result> {
  const engines: EngineClient[] = []
  try {
    for (const name of names) engines.push(await startEngine(name))
    return await run(engines)
  } finally {
    await Promise.all(engines.map((engine) => engine.close()))
  }
}

/** One at a time, and another one first in each round: what else the machine does then meets all alike. */
export async function takeTurns(
  engines: readonly EngineClient[],
  { warmUps, rounds, order }: Course,
): Promise<ReadonlyMap<string, Figures>> {
  const answers = new Map(engines.map(({ name }) => [name, [] as Answer[]]))
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const engine of rotated(engines, round)) {
      const answer = await engine.render(order(round))
      if (answer.pages === 0) throw new Error(`${engine.name} made no page.`)
      if (round >= warmUps) answers.get(engine.name)?.push(answer)
    }
  }
  return new Map([...answers].map(([name, of]) => [name, figuresOf(of)]))
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

function figuresOf(answers: readonly Answer[]): Figures {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  const { pages = 0, bytes = 0 } = answers.at(-1) ?? {}
  return { median: at(0.5), lowQuarter: at(0.25), highQuarter: at(0.75), pages, bytes }
}

export function requireFigures(all: ReadonlyMap<string, Figures>, name: string): Figures {
  const figures = all.get(name)
  if (!figures) throw new Error(`${name} was not measured.`)
  return figures
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** How long the host has given the processors of this machine to others since it was started, in hundredths of a second. Only Linux tells. */
export function stolenTime(): number {
  if (!existsSync(processorTimes)) return 0
  const [, ...parts] = readFileSync(processorTimes, 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? []
  return Number(parts[7] ?? 0)
}

const processorTimes = '/proc/stat'

export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1))
  const memory = hasQuickMemory() ? 'tcmalloc' : 'the system'
  return `Node ${process.versions.node}, ${cpus().length} cores, load average ${load.join(' ')}, memory of the engine by ${memory}.`
}

/** Whether the engine finds tcmalloc here. */
function hasQuickMemory(): boolean {
  const { stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' })
  return stdout?.includes(quickMemory) ?? false
}
