import { randomBytes } from 'node:crypto'
import type { StoredObject } from '../objects/store.ts'
import type { StoredLogo } from './store.ts'

type Given = Pick<StoredLogo, 'userId' | 'name' | 'isAiGenerated' | 'proposedUntil' | 'createdAt'>

export function newLogo({ id: objectId, width, height }: StoredObject, given: Given): StoredLogo {
  const id = `logo_${randomBytes(16).toString('base64url')}`
  return { id, objectId, width, height, ...given }
}
