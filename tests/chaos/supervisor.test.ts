import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect } from 'vitest'
import { viewProcess } from '../../apps/server/src/db/embedded/processes.ts'
import { isInBrief } from '../support/env.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { findMissing, type Identity, nobody, readPostmasterPid, startHost } from './host-process.ts'
import { hasWritten, killAllThatNames, type Stage, scenario, stopCleanly, until } from './stage.ts'

const isRoot = process.getuid?.() === 0
const kills = isInBrief ? { asWeAre: 2, asOrdinary: 1 } : { asWeAre: 30, asOrdinary: 6 }

describe.concurrent('Sheaf killed under writes', () => {
  scenario('again and again: always starts and has lost no acknowledged row', async ({ stage }) => {
    await killAgainAndAgain(stage, kills.asWeAre)
  })

  scenario.skipIf(!isRoot)('again and again as an ordinary user: the same', async ({ stage }) => {
    await chown(stage.path, nobody.uid, nobody.gid)
    await killAgainAndAgain(stage, kills.asOrdinary, nobody)
  })

  async function killAgainAndAgain(
    { start, dataDir, home }: Stage,
    times: number,
    identity?: Identity,
  ) {
    const acknowledged = new Set<string>()
    for (let kill = 0; kill < times; kill += 1) {
      const host = start({ task: 'write', identity })
      await host.ready
      expect(await findMissing(dataDir, acknowledged), `after ${kill} kills`).toEqual([])
      await hasWritten(host)
      await pause(Math.random() * 100)
      const postmaster = await readPostmasterPid(home)
      if (kill % 4 === 1) process.kill(postmaster, 'SIGKILL')
      await host.kill()
      if (kill % 4 === 3) process.kill(postmaster, 'SIGKILL')
      for (const id of host.acknowledged) acknowledged.add(id)
    }
    const last = start({ identity })
    await last.ready
    expect(await findMissing(dataDir, acknowledged)).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(times * 50)
    await stopCleanly(last)
  }

  scenario('goes on by itself when only the database under it is killed', async ({ stage }) => {
    const host = stage.start({ task: 'write' })
    await host.ready
    for (let kill = 0; kill < 3; kill += 1) {
      const postmaster = await readPostmasterPid(stage.home)
      process.kill(postmaster, 'SIGKILL')
      const current = () => readPostmasterPid(stage.home).catch(() => postmaster)
      await until(async () => (await current()) !== postmaster, 'another database runs')
      await hasWritten(host, host.acknowledged.size + 50)
    }
    expect(await findMissing(stage.dataDir, host.acknowledged)).toEqual([])
    await stopCleanly(host)
    expect((await host.ended).errors).toMatch(/ended unexpectedly.*runs again/s)
  })
})

describe.concurrent('Sheaf killed during its very first start', () => {
  let usualDuration: number

  beforeAll(async () => {
    const sample = await makeScratchFolder()
    const startedAt = performance.now()
    const host = startHost({ dataDir: join(sample.path, 'data') })
    await host.ready
    usualDuration = performance.now() - startedAt
    await stopCleanly(host)
    await sample.remove()
  })

  const moments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((kill) => !isInBrief || kill % 5 === 1)
  scenario.for(moments)('starts at the next attempt (kill %i)', async (kill, { stage }) => {
    const first = stage.start()
    // The first part of the time goes into loading the program, when there is nothing to spoil yet.
    const moment = usualDuration * (0.3 + 0.07 * (kill + Math.random()))
    await Promise.race([pause(moment), first.ready])
    await first.kill()
    // As in a power cut, every second time: otherwise an initdb in progress finishes its draft.
    if (kill % 2 === 1) await killAllThatNames(stage.home)
    const second = stage.start()
    await second.ready
    await stopCleanly(second)
    const clusters = (await readdir(stage.home)).filter((name) => name.startsWith('cluster'))
    expect(clusters).toEqual(['cluster'])
  })
})

describe.concurrent('what a crash leaves in the data folder does not hinder the next start', () => {
  async function crash({ start, home }: Stage, { withPostmaster }: { withPostmaster: boolean }) {
    const host = start({ task: 'write' })
    await host.ready
    await hasWritten(host)
    const postmaster = await readPostmasterPid(home)
    const pidFile = await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')
    await host.kill()
    if (withPostmaster) process.kill(postmaster, 'SIGKILL')
    return { postmaster, pidFile, acknowledged: host.acknowledged }
  }

  async function expectStart({ start }: Stage, dataDir: string, acknowledged: Set<string>) {
    const next = start({ dataDir })
    await next.ready
    expect(await findMissing(dataDir, acknowledged)).toEqual([])
    await stopCleanly(next)
  }

  scenario('a pid file of a dead database', async ({ stage }) => {
    const { acknowledged } = await crash(stage, { withPostmaster: true })
    await expectStart(stage, stage.dataDir, acknowledged)
  })

  scenario('an empty pid file', async ({ stage }) => {
    const { acknowledged } = await crash(stage, { withPostmaster: true })
    await writeFile(join(stage.home, 'cluster/postmaster.pid'), '')
    await expectStart(stage, stage.dataDir, acknowledged)
  })

  scenario('a database that lives on but whose pid file was emptied', async ({ stage }) => {
    const { acknowledged, postmaster } = await crash(stage, { withPostmaster: false })
    await writeFile(join(stage.home, 'cluster/postmaster.pid'), '')
    await expectStart(stage, stage.dataDir, acknowledged)
    expect(await viewProcess(postmaster)).toBeUndefined()
  })

  scenario('a database that lives on in a folder that was moved', async ({ stage }) => {
    const { acknowledged, postmaster } = await crash(stage, { withPostmaster: false })
    const moved = join(stage.path, 'moved')
    await rename(stage.dataDir, moved)
    await expectStart(stage, moved, acknowledged)
    expect(await viewProcess(postmaster)).toBeUndefined()
  })

  scenario('files that name a foreign process, which stays unharmed', async ({ stage }) => {
    const { acknowledged, pidFile } = await crash(stage, { withPostmaster: true })
    // Of the same account: PostgreSQL itself sees that a process of another one cannot be its own.
    const { uid, gid } = await stat(stage.home)
    const foreign = spawn('sleep', ['600'], isRoot ? { uid, gid } : {})
    const named = `${foreign.pid}\n`
    try {
      await writeFile(join(stage.home, 'cluster/postmaster.pid'), pidFile.replace(/^\d+\n/, named))
      await writeFile(join(stage.home, 'run/.s.PGSQL.5432.lock'), named)
      await writeFile(join(stage.dataDir, 'sheaf.pid'), named)
      await expectStart(stage, stage.dataDir, acknowledged)
      expect((await viewProcess(foreign.pid ?? 0))?.commandLine).toBe('sleep 600')
    } finally {
      foreign.kill()
      await once(foreign, 'exit')
    }
  })
})

describe.concurrent('while Sheaf runs', () => {
  scenario(
    'a second one on the same folder refuses clearly, and the first goes on',
    async ({ stage }) => {
      const first = stage.start({ task: 'write' })
      await first.ready
      const second = await stage.start().ended
      expect(second.code).toBe(1)
      expect(second.errors).toContain(
        `Another Sheaf (process ${first.process.pid}) already uses ${stage.dataDir}`,
      )
      await hasWritten(first, first.acknowledged.size + 50)
      await stopCleanly(first)
    },
  )

  scenario(
    'SIGTERM ends it with code 0, the database with it, and loses nothing',
    async ({ stage }) => {
      const host = stage.start({ task: 'write' })
      await host.ready
      await hasWritten(host)
      const postmaster = await readPostmasterPid(stage.home)
      await stopCleanly(host)
      expect(await viewProcess(postmaster)).toBeUndefined()
      expect(await readdir(join(stage.home, 'cluster'))).not.toContain('postmaster.pid')
      const log = await readFile(join(stage.home, 'server.log'), 'utf8')
      expect(log.trim()).toMatch(/database system is shut down$/)
      const next = stage.start()
      await next.ready
      expect(await findMissing(stage.dataDir, host.acknowledged)).toEqual([])
      await stopCleanly(next)
    },
  )
})
