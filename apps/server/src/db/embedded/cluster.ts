import { randomBytes } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Logger } from '../logger.ts'
import { unless } from './errno.ts'
import { clusterIn, type Place } from './place.ts'
import { run } from './run.ts'

export const superuser = 'postgres'

const draftPrefix = 'cluster.new-'

/** Makes the cluster at the first start. A password file makes it a cluster that is reached over loopback. */
export async function prepareCluster(
  place: Place,
  passwordFile: string | undefined,
  log: Logger,
): Promise<string> {
  const cluster = clusterIn(place.home)
  await removeDrafts(place.home, log)
  if ((await stat(cluster).catch(unless('ENOENT'))) === undefined) {
    await makeCluster(place, passwordFile, cluster)
    return cluster
  }
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(unless('ENOENT'))
  checkVersion(cluster, version?.trim(), place.majorVersion)
  return cluster
}

export function checkVersion(cluster: string, found: string | undefined, expected: string): void {
  if (found === expected) return
  if (found === undefined) {
    throw new StartError(
      `${cluster} is not a PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
    )
  }
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Sheaf runs PostgreSQL ${expected}. ` +
      'With the Sheaf that made it, run: npm run admin -- backup FILE. ' +
      'Then move that folder away and run with this Sheaf: npm run admin -- restore FILE.',
  )
}

// The name of a finished cluster is taken only when it is whole on disk: a kill in between leaves a draft, not a ruin.
async function makeCluster(
  place: Place,
  passwordFile: string | undefined,
  cluster: string,
): Promise<void> {
  const draft = join(place.home, `${draftPrefix}${randomBytes(6).toString('hex')}`)
  const access =
    passwordFile === undefined
      ? ['--auth-local=trust', '--auth-host=reject']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const { code, output } = await run(
    place.binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...access,
    ],
    place.account,
  )
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new StartError(`We couldn't create the database in ${place.home}:\n${output}`)
  }
  await rename(draft, cluster)
  await flushFolder(place.home)
}

// An initdb that outlived its killed Sheaf may still be writing: what cannot be removed now goes at the next start.
async function removeDrafts(home: string, log: Logger): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(draftPrefix)) continue
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch((error) =>
      log.warn({ err: error }, 'A half-made database is still in use and stays for now'),
    )
  }
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
