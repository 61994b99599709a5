import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import type { Logger } from './db/logger.ts'
import { StartError } from './start-error.ts'

type Passer = { readonly uid: number; readonly gid: number }

export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`DATA_DIR is '${dataDir}', which cannot be made: ${reason}`, {
      cause: error,
    })
  }
}

/**
 * Closes the data folder to everybody but the account of Sheaf. `passer` runs the database and must get through to its part
 * of the folder: its group may, and may not list it.
 */
export async function closeDataDir(dataDir: string, log: Logger, passer?: Passer): Promise<void> {
  if (process.platform === 'win32') return
  const { mode, uid, gid } = await stat(dataDir)
  // A folder that everybody may write to, such as /tmp, is not ours to close.
  if ((mode & 0o1000) !== 0) {
    log.warn({ dataDir }, 'DATA_DIR is shared with other programs and stays open to them')
    return
  }
  const isPassed = passer !== undefined && passer.uid !== uid
  const wanted = isPassed ? 0o710 : 0o700
  try {
    if (isPassed && gid !== passer.gid) await chown(dataDir, uid, passer.gid)
    if ((mode & 0o777) !== wanted) await chmod(dataDir, wanted)
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR cannot be closed to other accounts of this machine')
  }
}
