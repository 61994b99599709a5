import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { unless } from './errno.ts'

const largest = 4 * 1024 * 1024
const longestTail = 4_000

/** Opens the log of the server for adding. A link there is refused: the account could aim it at a file of root. */
export async function openServerLog(
  path: string,
  owner?: { readonly uid: number; readonly gid: number } | undefined,
): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const file = await open(path, O_APPEND | O_CREAT | O_WRONLY | (O_NOFOLLOW ?? 0), 0o600)
  if (owner !== undefined) await file.chown(owner.uid, owner.gid)
  return file
}

// The server adds at the end of the file wherever that is, so it can be emptied under it.
export async function emptyWhenLarge(path: string): Promise<void> {
  const file = await open(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)).catch(
    unless('ENOENT'),
  )
  if (file === undefined) return
  try {
    if ((await file.stat()).size > largest) await file.truncate(0)
  } finally {
    await file.close()
  }
}

/** What the server wrote since the given byte, or the end of it when that is much. */
export async function readLogSince(path: string, start: number): Promise<string> {
  const file = await open(path, 'r').catch(unless('ENOENT'))
  if (file === undefined) return ''
  try {
    const { size } = await file.stat()
    const from = Math.max(start, size - longestTail)
    if (from >= size) return ''
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(size - from),
      position: from,
    })
    return buffer.toString('utf8', 0, bytesRead).trim()
  } finally {
    await file.close()
  }
}
