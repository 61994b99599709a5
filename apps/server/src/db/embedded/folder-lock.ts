import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'

export class FolderInUseError extends StartError {
  override name = 'FolderInUseError'
}

export type FolderLock = { readonly release: () => void }

const sqliteBusy = 5
const sqliteNotADatabase = 26

// A handle that nothing refers to is collected, and its lock goes with it.
const held = new Set<DatabaseSync>()

/**
 * Node has no flock. An open exclusive SQLite transaction is a lock of the kernel: it ends with its process however that
 * dies, so no stale lock can be mistaken for a live one, nor a recycled process id (or one of another container) for
 * the holder.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'sheaf.lock')
  const holderPath = join(folder, 'sheaf.pid')
  const handle = takeLock(path, () => inUse(folder, holderPath))
  held.add(handle)
  noteHolder(holderPath)
  return {
    release: () => {
      if (!held.delete(handle)) return
      rmSync(holderPath, { force: true })
      handle.close()
    },
  }
}

function takeLock(path: string, refusal: () => FolderInUseError, isRetry = false): DatabaseSync {
  let handle: DatabaseSync | undefined
  try {
    handle = new DatabaseSync(path, { timeout: 0 })
    handle.exec('PRAGMA journal_mode = MEMORY')
    handle.exec('BEGIN EXCLUSIVE')
    return handle
  } catch (error) {
    handle?.close()
    const reason = sqliteCode(error)
    if (reason === sqliteBusy) throw refusal()
    if (reason === sqliteNotADatabase && !isRetry) {
      rmSync(path)
      return takeLock(path, refusal, true)
    }
    throw new StartError(
      `${path} cannot be locked (${error instanceof Error ? error.message : String(error)}). ` +
        'Set DATA_DIR to a folder that this account can write.',
      { cause: error },
    )
  }
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined
}

function inUse(folder: string, holderPath: string): FolderInUseError {
  return new FolderInUseError(
    `Another Sheaf${describeHolder(holderPath)} already uses ${folder}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  )
}

// For the message alone, so a folder that is full does not hinder the lock.
function noteHolder(holderPath: string): void {
  try {
    writeFileSync(holderPath, `${process.pid}\n`)
  } catch {
    rmSync(holderPath, { force: true })
  }
}

function describeHolder(holderPath: string): string {
  try {
    return ` (process ${readFileSync(holderPath, 'utf8').trim()})`
  } catch {
    return ''
  }
}
