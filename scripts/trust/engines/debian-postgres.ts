import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Account,
  requireUnprivilegedAccount,
} from '../../../apps/server/src/db/embedded/account.ts'
import { run, spawnIdentity } from '../../../apps/server/src/db/embedded/run.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { withServer } from '../../../tests/support/postgres.ts'
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts'
import { installOnDebian } from '../../debian-package.ts'

export type DebianPostgres = {
  /** As a role that may make databases and nothing else, which is all that operators are asked for. */
  readonly url: string
  readonly version: string
  stop(): Promise<void>
}

const role = 'sheaf'
const readyWithinMs = 30_000

/** A server of Debian's PostgreSQL on a cluster of its own, reached by TCP and a password, sorting as English does. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const binaries = requireBinaries()
  const account = process.getuid?.() === 0 ? await requireUnprivilegedAccount() : undefined
  const folder = await makeScratchFolder()
  if (account !== undefined) await chown(folder.path, account.uid, account.gid)
  const password = randomBytes(16).toString('base64')
  const cluster = join(folder.path, 'cluster')
  await makeCluster({ binaries, cluster, account, password })
  const port = await freePort()
  const server = spawn(join(binaries, 'postgres'), argumentsFor(cluster, port), {
    ...spawnIdentity(account),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  const version = await becomesReady(urlFor('postgres', password, port), password)
  return {
    url: urlFor(role, password, port),
    version,
    async stop() {
      end()
      await ended
      process.off('exit', end)
      await folder.remove()
    },
  }
}

function requireBinaries(): string {
  const found = newestBinaries() ?? installed()
  if (found !== undefined) return found
  throw new Error(
    'This needs the package postgresql of Debian. Install it, or set TEST_DATABASE_URL to a server.',
  )
}

function installed(): string | undefined {
  installOnDebian('postgresql', 'tests on an external database')
  return newestBinaries()
}

function newestBinaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)
}

type Making = {
  readonly binaries: string
  readonly cluster: string
  readonly account: Account | undefined
  readonly password: string
}

async function makeCluster({ binaries, cluster, account, password }: Making): Promise<void> {
  const passwordFile = `${cluster}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid)
  const { code, output } = await run(
    join(binaries, 'initdb'),
    [
      ...[`--pgdata=${cluster}`, '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8'],
      // The server that Sheaf runs itself sorts by bytes; most others do not.
      ...['--locale-provider=icu', '--icu-locale=en-US'],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ],
    account,
  )
  await rm(passwordFile)
  if (code !== 0) throw new Error(`The cluster could not be made:\n${output}`)
}

function argumentsFor(cluster: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    // Tests provoke refusals, which the server would report.
    log_min_messages: 'fatal',
  }
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** Answers which version it is. */
async function becomesReady(superuserUrl: string, password: string): Promise<string> {
  const deadline = performance.now() + readyWithinMs
  for (;;) {
    try {
      return await withServer(superuserUrl, async (client) => {
        const { rows } = await client.query<{ server_version: string }>('show server_version')
        await client.query(`create role ${role} login createdb password '${password}'`)
        return rows[0]?.server_version ?? ''
      })
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(100)
    }
  }
}

function urlFor(name: string, password: string, port: number): string {
  const url = new URL(`postgresql://${name}@127.0.0.1:${port}/postgres`)
  url.password = password
  return url.href
}
