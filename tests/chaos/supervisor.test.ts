import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { besidesFolder } from '../../apps/server/src/db/embedded/place.ts'
import { findPostmasters, viewProcess } from '../../apps/server/src/db/embedded/processes.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import {
  findMissing,
  type Host,
  type Identity,
  readPostmasterPid,
  startHost,
} from './host-process.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const nobody: Identity = { uid: 65_534, gid: 65_534 }

let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
let dataDir: string
let home: string
const hosts: Host[] = []

beforeEach(async () => {
  scratch = await makeScratchFolder()
  dataDir = join(scratch.path, 'data')
  home = join(dataDir, 'db')
})

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.kill()
  for (const name of await readdir(scratch.path))
    await killPostmasters(join(scratch.path, name, 'db'))
  await scratch.remove()
})

function start(options: Partial<Parameters<typeof startHost>[0]> = {}): Host {
  const host = startHost({ dataDir, ...options })
  hosts.push(host)
  return host
}

async function killPostmasters(place: string): Promise<void> {
  for (const pid of await findPostmasters(join(place, 'cluster'))) process.kill(pid, 'SIGKILL')
}

async function killAllThatNames(path: string): Promise<void> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)) {
    const view = await viewProcess(pid)
    if (view?.commandLine.includes(path) === true) process.kill(pid, 'SIGKILL')
  }
}

async function stopCleanly(host: Host): Promise<void> {
  host.process.kill('SIGTERM')
  expect(await host.ended).toMatchObject({ code: 0 })
}

describe('Sheaf killed under writes', () => {
  it.each([
    ['as the account that runs the tests', undefined, 30],
    ...(isRoot ? ([['as an ordinary user', nobody, 6]] as const) : []),
  ] as const)(
    'always starts again and has lost no acknowledged row, %s',
    async (_, identity, kills) => {
      if (identity !== undefined) await chown(scratch.path, identity.uid, identity.gid)
      const acknowledged = new Set<string>()
      for (let kill = 0; kill < kills; kill += 1) {
        const host = start({ task: 'write', identity })
        await host.ready
        expect(await findMissing(dataDir, acknowledged), `after ${kill} kills`).toEqual([])
        await expect.poll(() => host.acknowledged.size).toBeGreaterThan(50)
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
      expect(acknowledged.size).toBeGreaterThan(kills * 50)
      await stopCleanly(last)
    },
  )

  it('goes on by itself when only the database under it is killed', async () => {
    const host = start({ task: 'write' })
    await host.ready
    for (let kill = 0; kill < 3; kill += 1) {
      const postmaster = await readPostmasterPid(home)
      process.kill(postmaster, 'SIGKILL')
      await expect.poll(() => readPostmasterPid(home).catch(() => postmaster)).not.toBe(postmaster)
      const before = host.acknowledged.size
      await expect.poll(() => host.acknowledged.size).toBeGreaterThan(before + 50)
    }
    expect(await findMissing(dataDir, host.acknowledged)).toEqual([])
    await stopCleanly(host)
    expect((await host.ended).errors).toMatch(/ended unexpectedly.*runs again/s)
  })
})

describe('Sheaf killed during its very first start', () => {
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

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('starts at the next attempt (kill %i)', async (kill) => {
    const first = start()
    // The first part of the time goes into loading the program, when there is nothing to spoil yet.
    const moment = usualDuration * (0.3 + 0.07 * (kill + Math.random()))
    await Promise.race([pause(moment), first.ready])
    await first.kill()
    // As in a power cut, every second time: otherwise an initdb in progress finishes its draft.
    if (kill % 2 === 1) await killAllThatNames(home)
    const second = start()
    await second.ready
    await stopCleanly(second)
    expect((await readdir(home)).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
  })
})

describe('what a crash leaves in the data folder', () => {
  async function crash({ withPostmaster }: { withPostmaster: boolean }) {
    const host = start({ task: 'write' })
    await host.ready
    const postmaster = await readPostmasterPid(home)
    const pidFile = await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')
    await host.kill()
    if (withPostmaster) process.kill(postmaster, 'SIGKILL')
    return { postmaster, pidFile, acknowledged: host.acknowledged }
  }

  async function expectStart(acknowledged: Set<string>): Promise<Host> {
    const next = start()
    await next.ready
    expect(await findMissing(dataDir, acknowledged)).toEqual([])
    await stopCleanly(next)
    return next
  }

  it('does not hinder the next start: a pid file of a dead database', async () => {
    await expectStart((await crash({ withPostmaster: true })).acknowledged)
  })

  it('does not hinder the next start: an empty pid file', async () => {
    const { acknowledged } = await crash({ withPostmaster: true })
    await writeFile(join(home, 'cluster/postmaster.pid'), '')
    await expectStart(acknowledged)
  })

  it('does not hinder the next start: a database that lives on but whose pid file was emptied', async () => {
    const { acknowledged, postmaster } = await crash({ withPostmaster: false })
    await writeFile(join(home, 'cluster/postmaster.pid'), '')
    await expectStart(acknowledged)
    expect(await viewProcess(postmaster)).toBeUndefined()
  })

  it('does not hinder the next start: a database that lives on in a folder that was moved', async () => {
    const { acknowledged, postmaster } = await crash({ withPostmaster: false })
    await rename(dataDir, join(scratch.path, 'moved'))
    dataDir = join(scratch.path, 'moved')
    home = join(dataDir, 'db')
    await expectStart(acknowledged)
    expect(await viewProcess(postmaster)).toBeUndefined()
  })

  it('does no harm to a foreign process that a pid file, a socket lock or the folder lock names', async () => {
    const { acknowledged, pidFile } = await crash({ withPostmaster: true })
    // Of the same account: PostgreSQL itself sees that a process of another one cannot be its own.
    const { uid, gid } = await stat(home)
    const foreign = spawn('sleep', ['600'], isRoot ? { uid, gid } : {})
    try {
      await writeFile(
        join(home, 'cluster/postmaster.pid'),
        pidFile.replace(/^\d+/, String(foreign.pid)),
      )
      await writeFile(join(home, 'run/.s.PGSQL.5432.lock'), `${foreign.pid}\n`)
      await writeFile(join(dataDir, 'sheaf.pid'), `${foreign.pid}\n`)
      await expectStart(acknowledged)
      expect(foreign.exitCode ?? foreign.signalCode).toBeNull()
      expect((await viewProcess(foreign.pid ?? 0))?.commandLine).toBe('sleep 600')
    } finally {
      foreign.kill()
      await once(foreign, 'exit')
    }
  })
})

describe('a second Sheaf on the same folder', () => {
  it('refuses with a clear message, and the first goes on', async () => {
    const first = start({ task: 'write' })
    await first.ready
    const second = await start().ended
    expect(second.code).toBe(1)
    expect(second.errors).toContain(
      `Another Sheaf (process ${first.process.pid}) already uses ${dataDir}`,
    )
    const before = first.acknowledged.size
    await expect.poll(() => first.acknowledged.size).toBeGreaterThan(before + 50)
    await stopCleanly(first)
  })
})

describe('SIGTERM', () => {
  it('ends Sheaf with code 0, the database with it, and loses nothing', async () => {
    const host = start({ task: 'write' })
    await host.ready
    await expect.poll(() => host.acknowledged.size).toBeGreaterThan(50)
    const postmaster = await readPostmasterPid(home)
    await stopCleanly(host)
    expect(await viewProcess(postmaster)).toBeUndefined()
    expect(await readdir(join(home, 'cluster'))).not.toContain('postmaster.pid')
    const log = await readFile(join(home, 'server.log'), 'utf8')
    expect(log.trim().split('\n').at(-1)).toMatch(/database system is shut down$/)
    const next = start()
    await next.ready
    expect(await findMissing(dataDir, host.acknowledged)).toEqual([])
    await stopCleanly(next)
  })
})

describe.skipIf(!isRoot)('Sheaf run by root', () => {
  it('runs the database as an unprivileged account', async () => {
    const host = start()
    await host.ready
    expect((await stat(`/proc/${await readPostmasterPid(home)}`)).uid).not.toBe(0)
    expect((await stat(home)).mode & 0o777).toBe(0o700)
    await stopCleanly(host)
  })

  it('goes on with the data of an ordinary user under that user', async () => {
    await chown(scratch.path, nobody.uid, nobody.gid)
    const first = start({ task: 'write', identity: nobody })
    await first.ready
    await first.kill()
    const second = start()
    await second.ready
    expect((await stat(`/proc/${await readPostmasterPid(home)}`)).uid).toBe(nobody.uid)
    expect(await findMissing(dataDir, first.acknowledged)).toEqual([])
    await stopCleanly(second)
  })

  it('keeps data and binaries of a clone under a private home in /var/lib, says so, and survives kills there', async () => {
    const clone = join(scratch.path, 'private')
    await makePrivateClone(clone)
    dataDir = join(clone, 'data')
    const besides = besidesFolder(dataDir)
    try {
      const acknowledged = new Set<string>()
      for (const withPostmaster of [false, true, false]) {
        const host = start({ task: 'write', clone })
        expect(await host.ready).toContain(`the data is kept in ${besides}/db`)
        expect(await findMissing(dataDir, acknowledged)).toEqual([])
        await expect.poll(() => host.acknowledged.size).toBeGreaterThan(50)
        const postmaster = await readPostmasterPid(join(besides, 'db'))
        expect((await viewProcess(postmaster))?.commandLine).toMatch(`${besides}/postgresql-`)
        await host.kill()
        if (withPostmaster) process.kill(postmaster, 'SIGKILL')
        for (const id of host.acknowledged) acknowledged.add(id)
      }
      const last = start({ clone })
      await last.ready
      expect(await findMissing(dataDir, acknowledged)).toEqual([])
      expect(await readdir(dataDir)).not.toContain('db')
      await stopCleanly(last)
    } finally {
      await killPostmasters(join(besides, 'db'))
      await rm(besides, { recursive: true, force: true })
      await rmdir('/var/lib/sheaf').catch(() => undefined)
    }
  })
})

// Hard links: a copy in an instant that is still reached only through the private folder.
async function makePrivateClone(clone: string): Promise<void> {
  const repository = fileURLToPath(new URL('../..', import.meta.url))
  await mkdir(clone, { mode: 0o700 })
  await chmod(clone, 0o700)
  for (const part of ['apps/server', 'tests/support', 'packages', 'node_modules', 'package.json']) {
    const [from, to] = [join(repository, part), join(clone, part)]
    await mkdir(join(to, '..'), { recursive: true })
    await run('cp', ['-al', from, to]).catch(() => run('cp', ['-a', from, to]))
  }
}
