import { mkdir, realpath, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import type { Logger } from '../logger.ts'
import { prepareCluster, superuser } from './cluster.ts'
import { hasCode } from './errno.ts'
import { lockFolder } from './folder-lock.ts'
import { passwordFileOf, requirePassword } from './password.ts'
import { choosePlace, type Place } from './place.ts'
import { serverLogOf, startPostmaster } from './postmaster.ts'
import { emptyWhenLarge } from './server-log.ts'
import type { Endpoint } from './settings.ts'
import { chooseSocketDirectory, socketPort } from './socket-directory.ts'
import { type Supervisor, supervise } from './supervisor.ts'

export type ServerAddress = {
  readonly host: string
  readonly port: number
  readonly password?: string
}

export type EmbeddedServer = {
  readonly address: ServerAddress
  readonly notice?: string
  readonly stop: () => Promise<void>
}

export type Transport = Endpoint['kind']

// Sheaf works as an ordinary role: what goes wrong inside it has none of the powers of the superuser.
export const appRole = 'sheaf'
export const appDatabase = 'sheaf'

/** Runs the database of a data folder until it is stopped. */
export async function startEmbeddedServer(options: {
  readonly dataDir: string
  readonly log: Logger
  readonly transport?: Transport
}): Promise<EmbeddedServer> {
  const { log, transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options
  const dataDir = await makeDataDir(options.dataDir)
  const lock = lockFolder(dataDir)
  let supervisor: Supervisor | undefined
  try {
    const place = await choosePlace(dataDir, log)
    supervisor = await startSupervised(place, transport, log)
    const address = addressOf(supervisor.endpoint)
    await ensureDatabase(address)
    const stop = stopper(supervisor, watchLog(place, log), lock.release)
    return { address, stop, ...(place.notice === undefined ? {} : { notice: place.notice }) }
  } catch (error) {
    await supervisor?.stop()
    lock.release()
    throw error
  }
}

async function makeDataDir(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return await realpath(path)
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw error
    throw new StartError(
      `The data folder ${path} cannot be made (${String(error)}). Set DATA_DIR to a folder that this account can write.`,
      { cause: error },
    )
  }
}

async function startSupervised(
  place: Place,
  transport: Transport,
  log: Logger,
): Promise<Supervisor> {
  const password =
    transport === 'loopback' ? await requirePassword(place.home, place.account) : undefined
  const cluster = await prepareCluster(place, password && passwordFileOf(place.home), log)
  let settled: Endpoint | undefined
  const chooseEndpoint = async () => settled ?? (await findEndpoint(place, password))
  return await supervise(async () => {
    const postmaster = await startPostmaster({ place, cluster, chooseEndpoint, log })
    // The pool knows this address: a server that is started again comes back to it.
    settled = postmaster.endpoint
    return postmaster
  }, log)
}

async function findEndpoint(place: Place, password: string | undefined): Promise<Endpoint> {
  if (password !== undefined) return { kind: 'loopback', port: await findFreePort(), password }
  // A folder for temporary files that belongs to root alone is out of reach for the account.
  const temporaryFolders = place.account === undefined ? [tmpdir(), '/tmp'] : ['/tmp']
  const directory = chooseSocketDirectory(place.home, temporaryFolders)
  return { kind: 'socket', directory, port: socketPort }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function addressOf(endpoint: Endpoint): ServerAddress {
  if (endpoint.kind === 'socket') return { host: endpoint.directory, port: endpoint.port }
  return { host: '127.0.0.1', port: endpoint.port, password: endpoint.password }
}

// Asked at each start: a kill can fall between the making of the cluster and the making of the database in it.
async function ensureDatabase(address: ServerAddress): Promise<void> {
  const client = new pg.Client({ ...address, ssl: false, user: superuser, database: 'postgres' })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database`,
      [appRole, appDatabase],
    )
    if (rows[0]?.role !== true) {
      const secret = address.password === undefined ? '' : ` password '${address.password}'`
      await client.query(`create role ${appRole} login${secret}`)
    }
    if (rows[0]?.database !== true) {
      await client.query(`create database ${appDatabase} owner ${appRole}`)
    }
  } finally {
    await client.end()
  }
}

function watchLog(place: Place, log: Logger): NodeJS.Timeout {
  const path = serverLogOf(place.home)
  const look = () =>
    emptyWhenLarge(path).catch((error) =>
      log.warn({ err: error }, 'The database log cannot be emptied'),
    )
  return setInterval(look, 600_000).unref()
}

function stopper(supervisor: Supervisor, watch: NodeJS.Timeout, release: () => void) {
  return async () => {
    clearInterval(watch)
    await supervisor.stop()
    const { endpoint } = supervisor
    if (endpoint.kind === 'socket') await rmdir(endpoint.directory).catch(() => undefined)
    release()
  }
}
