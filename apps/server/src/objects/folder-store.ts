import { access, constants, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../sync-folder.ts'
import { writeWhole } from '../write-whole.ts'
import type { ObjectStore } from './object-store.ts'

/** Objects as files. Keys are ours: letters, digits, '-' and '_'. */
export function createFolderStore(folder: string): ObjectStore {
  // A folder with a hundred thousand files is slow to list and to back up.
  const pathOf = (key: string) => join(folder, key.slice(-2), key)
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const made = await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
      if (made !== undefined) for (const path of [dirname(made), folder]) await syncFolder(path)
    },
    async get(key) {
      return readFile(pathOf(key)).catch(absent)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
