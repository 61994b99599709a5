import { execFileSync } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SheafProcess } from '../../../tests/support/sheaf-process.ts'

export type LoopDelay = {
  /** In milliseconds, since it was last asked for. */
  readonly server: number
  /** The same of this idle process: what the machine itself makes everybody wait. */
  readonly machine: number
}

/** How long the server's only thread kept others waiting, as Prometheus reads it. */
export function createLoopGauge({ url }: SheafProcess, metricsToken: string) {
  const own = monitorEventLoopDelay({ resolution: 10 })
  own.enable()
  return async function loopDelayP99(): Promise<LoopDelay> {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const text = await (await fetch(`${url}/metrics`, { headers })).text()
    const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text) ?? []
    const machine = own.percentile(99) / 1e6
    own.reset()
    return { server: Number(seconds) * 1000, machine }
  }
}

/** Megabytes that the server and its workers hold: all that this process started, but for the crowd and databases. */
export function residentMegabytes(crowdId: number | undefined): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  const rows = table.split('\n').map((row) => {
    const [id, parent, kilobytes, program = ''] = row.trim().split(/\s+/)
    return { id: Number(id), parent: Number(parent), kilobytes: Number(kilobytes), program }
  })
  const counted = new Set([process.pid])
  const isCounted = ({ id, parent, program }: (typeof rows)[number]) =>
    counted.has(parent) && id !== crowdId && !['ps', 'postgres'].includes(program)
  // Parents stand before their children unless numbers began anew; a second look finds those.
  for (let look = 0; look < 3; look++) {
    for (const row of rows) if (isCounted(row)) counted.add(row.id)
  }
  counted.delete(process.pid)
  const own = rows.filter(({ id }) => counted.has(id))
  return own.reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0)
}
