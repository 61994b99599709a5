import { join } from 'node:path'
import type { Env } from '../env.ts'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Store } from './s3-store.ts'

/** The store that this installation is configured for. */
export function openObjectStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): ObjectStore {
  return s3 === undefined ? createFolderStore(join(dataDir, 'objects')) : createS3Store(s3)
}
