import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { besidesFolder } from '../../apps/server/src/db/embedded/place.ts'
import { viewProcess } from '../../apps/server/src/db/embedded/processes.ts'
import { findMissing, nobody, readPostmasterPid } from './host-process.ts'
import { hasWritten, killPostmasters, scenario, stopCleanly } from './stage.ts'

const run = promisify(execFile)

describe.skipIf(process.getuid?.() !== 0).concurrent('Sheaf run by root', () => {
  scenario('runs the database as an unprivileged account', async ({ stage }) => {
    const host = stage.start()
    await host.ready
    expect((await stat(`/proc/${await readPostmasterPid(stage.home)}`)).uid).not.toBe(0)
    expect((await stat(stage.home)).mode & 0o777).toBe(0o700)
    await stopCleanly(host)
  })

  scenario('goes on with the data of an ordinary user under that user', async ({ stage }) => {
    await chown(stage.path, nobody.uid, nobody.gid)
    const first = stage.start({ task: 'write', identity: nobody })
    await first.ready
    await hasWritten(first)
    await first.kill()
    const second = stage.start()
    await second.ready
    expect((await stat(`/proc/${await readPostmasterPid(stage.home)}`)).uid).toBe(nobody.uid)
    expect(await findMissing(stage.dataDir, first.acknowledged)).toEqual([])
    await stopCleanly(second)
  })

  scenario(
    'keeps data and binaries of a clone under a private home in /var/lib, says so, and survives kills there',
    async ({ stage }) => {
      const clone = await makePrivateClone()
      const dataDir = join(clone, 'data')
      const besides = besidesFolder(dataDir)
      const home = join(besides, 'db')
      const acknowledged = new Set<string>()
      try {
        for (const withPostmaster of [false, true, false]) {
          const host = stage.start({ task: 'write', clone, dataDir })
          expect(await host.ready).toContain(`the data is kept in ${home}`)
          expect(await findMissing(dataDir, acknowledged)).toEqual([])
          await hasWritten(host)
          const postmaster = await readPostmasterPid(home)
          expect((await viewProcess(postmaster))?.commandLine).toMatch(`${besides}/postgresql-`)
          await host.kill()
          if (withPostmaster) process.kill(postmaster, 'SIGKILL')
          for (const id of host.acknowledged) acknowledged.add(id)
        }
        const last = stage.start({ clone, dataDir })
        await last.ready
        expect(await findMissing(dataDir, acknowledged)).toEqual([])
        expect(await readdir(dataDir)).not.toContain('db')
        await stopCleanly(last)
      } finally {
        await killPostmasters(home)
        for (const folder of [besides, clone])
          await rm(folder, { recursive: true, force: true, maxRetries: 5 })
        await rmdir('/var/lib/sheaf').catch(() => undefined)
      }
    },
  )
})

// Hard links, and so on the same disk: a copy in an instant that is still reached only through the private folder.
async function makePrivateClone(): Promise<string> {
  const repository = fileURLToPath(new URL('../..', import.meta.url))
  const results = join(repository, 'test-results')
  await mkdir(results, { recursive: true })
  const clone = await mkdtemp(join(results, 'private-'))
  await chmod(clone, 0o700)
  for (const part of ['apps/server', 'tests/support', 'packages', 'node_modules', 'package.json']) {
    const [from, to] = [join(repository, part), join(clone, part)]
    await mkdir(join(to, '..'), { recursive: true })
    await run('cp', ['-al', from, to])
  }
  return clone
}
