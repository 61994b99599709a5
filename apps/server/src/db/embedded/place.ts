import { createHash } from 'node:crypto'
import { chmod, mkdir, realpath, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { closeDataDir } from '../../data-dir.ts'
import { StartError } from '../../start-error.ts'
import type { Logger } from '../logger.ts'
import { type Account, requireUnprivilegedAccount } from './account.ts'
import {
  type Binaries,
  binariesIn,
  copyDistribution,
  type Distribution,
  locateDistribution,
  makeMissingLinks,
} from './binaries.ts'
import { claimFolder } from './claim-folder.ts'
import { hasCode, unless } from './errno.ts'
import { run } from './run.ts'

/** Where a database lives, and who runs it with which binaries. */
export type Place = {
  readonly home: string
  readonly binaries: Binaries
  readonly majorVersion: string
  /** Undefined: the account of Sheaf itself. */
  readonly account: Account | undefined
  readonly notice?: string
}

export function clusterIn(home: string): string {
  return join(home, 'cluster')
}

export async function hasCluster(dataDir: string): Promise<boolean> {
  const folder = await realpath(dataDir).catch(unless('ENOENT'))
  if (folder === undefined) return false
  const { usual, besides } = possibleHomes(folder)
  const found = await Promise.all(
    [usual, besides].map((home) =>
      stat(clusterIn(home)).catch(unless('ENOENT', 'ENOTDIR', 'EACCES')),
    ),
  )
  return found.some((status) => status !== undefined)
}

/** The homes that the database of a data folder can have, the usual one first. */
export function possibleHomes(dataDir: string): { usual: string; besides: string } {
  return { usual: join(dataDir, 'db'), besides: join(besidesFolder(dataDir), 'db') }
}

/** The folder that stands in for a data folder which the account of the database cannot reach. */
export function besidesFolder(dataDir: string): string {
  const words = dataDir.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const fingerprint = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  return join('/var/lib/sheaf', `${words.slice(-60)}-${fingerprint}`)
}

/** `dataDir` is a real path, and its lock is held. */
export async function choosePlace(dataDir: string, log: Logger): Promise<Place> {
  const distribution = await locateDistribution()
  const { usual } = possibleHomes(dataDir)
  if (process.getuid?.() === 0) return await choosePlaceAsRoot(dataDir, distribution, log)
  await closeDataDir(dataDir, log)
  await makeHome(usual, undefined)
  return { home: usual, account: undefined, ...(await prepare(distribution, undefined, dataDir)) }
}

async function choosePlaceAsRoot(
  dataDir: string,
  distribution: Distribution,
  log: Logger,
): Promise<Place> {
  const { usual, besides } = possibleHomes(dataDir)
  const [usualOwner, besidesOwner] = await Promise.all([
    getOwner(clusterIn(usual)),
    getOwner(clusterIn(besides)),
  ])
  const account = usualOwner ?? besidesOwner ?? (await requireUnprivilegedAccount())
  await closeDataDir(dataDir, log, account)
  const prepared = await prepare(distribution, account, besidesFolder(dataDir))
  const isUsual = usualOwner !== undefined || besidesOwner === undefined
  if (isUsual && (await isReachable(usual, account))) return { home: usual, account, ...prepared }
  if (usualOwner !== undefined) {
    throw new StartError(
      `The account ${account.name} cannot reach its database in ${usual}. ` +
        `Allow it to pass through the folders above (chmod o+x), for example ${dirname(dataDir)}.`,
    )
  }
  await makeOpenFolder(dirname(besides))
  if (!(await isReachable(besides, account))) {
    throw new StartError(
      `The account ${account.name} can reach neither ${usual} nor ${besides}. Set DATA_DIR to a folder that it can reach.`,
    )
  }
  const notice = `The account ${account.name}, which runs the database, cannot reach ${dataDir}: the data is kept in ${besides}.`
  return { home: besides, account, ...prepared, notice }
}

// Whoever made a database must go on running it: PostgreSQL refuses data of another owner.
async function getOwner(cluster: string): Promise<Account | undefined> {
  const status = await stat(cluster).catch(unless('ENOENT', 'ENOTDIR'))
  if (status === undefined || status.uid === 0) return undefined
  return { name: `with the id ${status.uid}`, uid: status.uid, gid: status.gid }
}

async function makeHome(home: string, account: Account | undefined): Promise<boolean> {
  const isNew = (await mkdir(home, { recursive: true, mode: 0o700 })) !== undefined
  if (process.platform === 'win32') return isNew
  const isAcceptable = (owner: number) => account !== undefined || owner === process.getuid?.()
  const claim = await claimFolder(home, account, isAcceptable)
  if (typeof claim === 'object') throw foreignHome(home, claim.refusedOwner)
  return isNew
}

function foreignHome(home: string, owner: number): StartError {
  return new StartError(
    `${home} belongs to another account (id ${owner}). Start Sheaf as that account or as root, ` +
      'or set DATA_DIR to another folder.',
  )
}

// Tried, not computed: mode bits do not tell about access lists, mounts and security modules.
async function isReachable(home: string, account: Account): Promise<boolean> {
  const isNew = await makeHome(home, account)
  const trial = await run('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', home], account)
  if (trial.code !== 0 && isNew) await rmdir(home)
  return trial.code === 0
}

async function makeOpenFolder(folder: string): Promise<void> {
  for (const path of [dirname(folder), folder]) {
    await mkdir(path, { recursive: true })
    await chmod(path, 0o755)
  }
}

async function prepare(
  distribution: Distribution,
  account: Account | undefined,
  copyFolder: string,
): Promise<{ binaries: Binaries; majorVersion: string }> {
  const installed = binariesIn(distribution.folder)
  const hasLinks = await makeMissingLinks(distribution.folder).then(() => true, isReadOnly)
  const version = hasLinks ? await getVersion(installed, account) : undefined
  if (version?.major !== undefined) return { binaries: installed, majorVersion: version.major }
  if (account !== undefined) await makeOpenFolder(copyFolder)
  const copied = binariesIn(await copyDistribution(distribution, copyFolder))
  const { major, output } = await getVersion(copied, account)
  if (major !== undefined) return { binaries: copied, majorVersion: major }
  throw new StartError(
    `The PostgreSQL that comes with Sheaf does not run on this machine (${output}). ` +
      'Set DATABASE_URL to a PostgreSQL server.',
  )
}

function isReadOnly(error: unknown): false {
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
  throw error
}

async function getVersion(binaries: Binaries, account: Account | undefined) {
  const { code, output } = await run(binaries.postgres, ['--version'], account)
  const major = code === 0 ? /\(PostgreSQL\) (\d+)/.exec(output)?.[1] : undefined
  return {
    major,
    output: output.split('\n')[0] || `${basename(binaries.postgres)} ended with ${code}`,
  }
}
