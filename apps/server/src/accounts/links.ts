import { randomBytes } from 'node:crypto'
import type { accountLinks } from '../db/schema.ts'

export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose']

export function newLinkId(): string {
  return `lnk_${randomBytes(16).toString('base64url')}`
}
