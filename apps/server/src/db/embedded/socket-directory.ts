import { createHash } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'
import { claimFolder } from './claim-folder.ts'
import { unless } from './errno.ts'

export const socketPort = 5432
// sun_path holds 108 bytes on Linux and 104 elsewhere, the closing zero included.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** The folder for the socket: beside the data when its path is short enough, else under a folder for temporary files. */
export function chooseSocketDirectory(home: string, temporaryFolders: readonly string[]): string {
  const name = `sheaf-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const candidates = [join(home, 'run'), ...temporaryFolders.map((folder) => join(folder, name))]
  const fitting = candidates.find(isUsable)
  if (fitting !== undefined) return fitting
  throw new StartError(
    `No folder is short enough for the socket of the database (tried ${candidates.join(', ')}).`,
  )
}

function isUsable(directory: string): boolean {
  const socket = join(directory, `.s.PGSQL.${socketPort}`)
  // The setting is a list: a comma would part the path in two, and quotes have a meaning of their own.
  return Buffer.byteLength(socket) <= longestSocketPath && !/[,"']/.test(directory)
}

/** Makes the folder private to the account and empties it: a socket lock left by a kill can name a foreign process. */
export async function prepareSocketDirectory(
  directory: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch(unless('EEXIST'))
  const owners = [account?.uid, process.getuid?.()]
  if ((await claimFolder(directory, account, (owner) => owners.includes(owner))) !== 'done') {
    throw new StartError(
      `${directory} belongs to someone else, so the database cannot keep its socket there. Remove it.`,
    )
  }
  for (const name of await readdir(directory)) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(directory, name), { force: true })
  }
}
