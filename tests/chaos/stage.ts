import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findPostmasters, viewProcess } from '../../apps/server/src/db/embedded/processes.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type Host, startHost } from './host-process.ts'

/** A folder for one scenario, and all that the scenario starts in it. */
export type Stage = {
  readonly path: string
  readonly dataDir: string
  readonly home: string
  readonly start: (options?: Partial<Parameters<typeof startHost>[0]>) => Host
}

/** A test that gets a stage of its own, so that scenarios can run beside each other. */
export const scenario = test.extend<{ stage: Stage }>({
  stage: async ({ task: _ }, use) => {
    const scratch = await makeScratchFolder()
    const dataDir = join(scratch.path, 'data')
    const hosts: Host[] = []
    const start: Stage['start'] = (options = {}) => {
      const host = startHost({ dataDir, ...options })
      hosts.push(host)
      return host
    }
    await use({ path: scratch.path, dataDir, home: join(dataDir, 'db'), start })
    for (const host of hosts) await host.kill()
    for (const name of await readdir(scratch.path)) {
      await killPostmasters(join(scratch.path, name, 'db'))
    }
    await scratch.remove()
  },
})

export async function killPostmasters(home: string): Promise<void> {
  for (const pid of await findPostmasters(join(home, 'cluster'))) process.kill(pid, 'SIGKILL')
}

export async function killAllThatNames(path: string): Promise<void> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)) {
    const view = await viewProcess(pid)
    if (view?.commandLine.includes(path) === true) process.kill(pid, 'SIGKILL')
  }
}

export async function stopCleanly(host: Host): Promise<void> {
  host.process.kill('SIGTERM')
  expect(await host.ended).toMatchObject({ code: 0 })
}

export function hasWritten(host: Host, rows = 50): Promise<void> {
  return until(() => host.acknowledged.size > rows, `the host wrote more than ${rows} rows`)
}

/** As expect.poll, which does not know to which of several tests at a time it belongs. */
export async function until(check: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`)
    await pause(10)
  }
}
