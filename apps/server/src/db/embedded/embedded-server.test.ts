import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog, urlOfServer, withServer } from '../../../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../../../tests/support/scratch-folder.ts'
import { poolOfEmbedded } from '../pool.ts'
import { attachToRunningServer } from './attach.ts'
import { superuser } from './cluster.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { parsePidFile, readPidFile } from './postmaster-pid.ts'

describe('the database that Sheaf runs itself', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  let dataDir: string
  let server: EmbeddedServer
  const cluster = () => join(dataDir, 'db/cluster')
  beforeAll(async () => {
    scratch = await makeScratchFolder()
    dataDir = join(scratch.path, 'data')
    server = await startEmbeddedServer({ dataDir, log: silentLog })
  })
  afterAll(async () => {
    await server.stop()
    await scratch.remove()
  })

  it('flushes to disk, checks its pages, sorts the same everywhere and opens no network port', async () => {
    const settings = await withServer(urlOfServer(server.address, superuser), (client) =>
      client.query(`
        select current_setting('fsync') as fsync, current_setting('full_page_writes') as "fullPages",
               current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
               pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
        from pg_database where datname = 'sheaf'`),
    )
    expect(settings.rows).toEqual([
      {
        fsync: 'on',
        fullPages: 'on',
        checksums: 'on',
        addresses: '',
        encoding: 'UTF8',
        provider: 'b',
        locale: 'C.UTF-8',
      },
    ])
  })

  it('gives Sheaf a role without special powers', async () => {
    const pool = poolOfEmbedded(server.address, silentLog)
    const { rows } = await pool.query(
      'select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([
      { rolname: 'sheaf', rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ])
    await pool.end()
  })

  it('never writes a statement, a parameter or a value to its log', async () => {
    const pool = poolOfEmbedded(server.address, silentLog)
    const client = await pool.connect()
    client.on('error', () => {})
    const attempt = (text: string, values: unknown[] = []) =>
      client.query(text, values).catch(() => {})
    await attempt('create table marks (mark text primary key, check (length(mark) < 20))')
    await attempt(`insert into marks values ('marker-one')`)
    await attempt(`insert into marks values ('marker-one')`)
    await attempt('insert into marks values ($1)', ['marker-two-which-is-too-long'])
    await attempt('select $1::integer', ['marker-three'])
    await attempt(`select 'marker-four'::date`)
    await attempt(`do $$ begin raise warning 'marker-five'; end $$`)
    await attempt(`selct 'marker-six'`)
    // A backend that crashes makes the server name what it was doing.
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const crash = client.query(`select pg_sleep(10), 'marker-seven'`).catch(() => {})
    await pause(100)
    process.kill(rows[0]?.pid ?? 0, 'SIGABRT')
    await crash
    client.release(true)
    await expect
      .poll(
        () =>
          pool.query('select 1').then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true)
    await pool.end()
    const log = await readFile(join(dataDir, 'db/server.log'), 'utf8')
    expect(log).toContain('was terminated by signal 6')
    expect(log).not.toContain('marker')
  })

  it('is found through its pid file by a second process', async () => {
    expect(await attachToRunningServer(dataDir)).toEqual(server.address)
  })

  it('is refused to a second Sheaf, and the first goes on', async () => {
    const second = startEmbeddedServer({ dataDir, log: silentLog })
    await expect(second).rejects.toThrow(/Another Sheaf \(process \d+\) already uses/)
    const pool = poolOfEmbedded(server.address, silentLog)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('comes back by itself when it is killed, and what was written is still there', async () => {
    const pool = poolOfEmbedded(server.address, silentLog)
    await pool.query('create table kept as select 42 as answer')
    const busy = await pool.connect()
    await busy.query('begin')
    const before = parsePidFile((await readPidFile(cluster())) ?? '')?.pid ?? 0
    process.kill(before, 'SIGKILL')
    await expect
      .poll(
        () =>
          pool.query('select answer from kept').then(
            ({ rows }) => rows,
            () => [],
          ),
        { timeout: 10_000 },
      )
      .toEqual([{ answer: 42 }])
    expect(parsePidFile((await readPidFile(cluster())) ?? '')?.pid).not.toBe(before)
    await expect(busy.query('commit')).rejects.toThrow()
    busy.release(true)
    await pool.end()
  })

  it('says why it cannot start, with the end of its log', async () => {
    await server.stop()
    const control = join(cluster(), 'global/pg_control')
    await rename(control, `${control}.away`)
    await expect(startEmbeddedServer({ dataDir, log: silentLog })).rejects.toThrow(/pg_control/)
    await rename(`${control}.away`, control)
  })

  it('refuses data of another version of PostgreSQL and starts when that is put right', async () => {
    const version = join(cluster(), 'PG_VERSION')
    await writeFile(version, '17\n')
    const start = () => startEmbeddedServer({ dataDir, log: silentLog })
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17/)
    await writeFile(version, '18\n')
    server = await start()
  })
})

describe('the database where there are no Unix sockets', () => {
  it('listens on loopback and lets in only who knows its password, also after a restart', async () => {
    const scratch = await makeScratchFolder()
    const dataDir = join(scratch.path, 'data')
    const start = () => startEmbeddedServer({ dataDir, log: silentLog, transport: 'loopback' })
    await (await start()).stop()
    const server = await start()
    expect(server.address).toMatchObject({
      host: '127.0.0.1',
      password: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const pool = poolOfEmbedded(server.address, silentLog)
    expect((await pool.query('select current_user as role')).rows).toEqual([{ role: 'sheaf' }])
    await pool.end()
    const stranger = poolOfEmbedded({ ...server.address, password: 'guess' }, silentLog)
    await expect(stranger.query('select 1')).rejects.toThrow(/password authentication failed/)
    await stranger.end()
    expect(await attachToRunningServer(dataDir)).toEqual(server.address)
    await server.stop()
    await scratch.remove()
  })
})

describe('the database in a folder with a long and awkward name', () => {
  it('works, with its socket elsewhere', async () => {
    const scratch = await makeScratchFolder()
    const dataDir = join(scratch.path, `a name, with "marks" & spaces ${'é'.repeat(60)}`)
    const server = await startEmbeddedServer({ dataDir, log: silentLog })
    expect(server.address.host).toMatch(/\/sheaf-[0-9a-f]{16}$/)
    const pool = poolOfEmbedded(server.address, silentLog)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
    await server.stop()
    await expect(stat(server.address.host)).rejects.toThrow(/ENOENT/)
    await scratch.remove()
  })
})
