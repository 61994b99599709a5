import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Account } from './account.ts'
import { unless } from './errno.ts'

export type Claim = 'done' | 'not a folder' | { readonly refusedOwner: number }

/**
 * Gives a folder to the account and closes it to all others, if its present owner is acceptable. It works on the opened
 * folder and not on its name: root must not be led by a link to give away something else.
 */
export async function claimFolder(
  path: string,
  account: Account | undefined,
  isAcceptable: (owner: number) => boolean,
): Promise<Claim> {
  const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants
  const folder = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW).catch(
    unless('ELOOP', 'ENOTDIR'),
  )
  if (folder === undefined) return 'not a folder'
  try {
    const { uid } = await folder.stat()
    if (!isAcceptable(uid)) return { refusedOwner: uid }
    if (account !== undefined) await folder.chown(account.uid, account.gid)
    await folder.chmod(0o700)
    return 'done'
  } finally {
    await folder.close()
  }
}
